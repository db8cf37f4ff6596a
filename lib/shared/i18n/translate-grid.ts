import { createTranslator } from 'use-intl/core'
import { enGrid } from './messages/en-grid'

/** As `t` of translate.ts, with the texts of the virtual grid as well. */
export const t = createTranslator({ locale: 'en', messages: enGrid })
