import { createTranslator } from 'use-intl/core'
import { enExports } from './messages/en-exports'

/** As `t` of translate.ts, with the texts of exports alone. */
export const t = createTranslator({ locale: 'en', messages: enExports })
