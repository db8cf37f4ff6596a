import { createTranslator } from 'use-intl/core'
import { en } from './messages/en'
import { decisions } from './messages/en/decisions'

/** As `t` of translate.ts, with the texts of decisions as well: for every page that offers some. */
export const t = createTranslator({ locale: 'en', messages: { ...en, decisions } })
