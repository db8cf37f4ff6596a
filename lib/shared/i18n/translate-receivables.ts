import { createTranslator } from 'use-intl/core'
import { enReceivables } from './messages/en-receivables'

/** As `t` of translate.ts, with the texts of the receivables area as well. */
export const t = createTranslator({ locale: 'en', messages: enReceivables })
