import { createTranslator } from 'use-intl/core'
import { enInvoiceTracking } from './messages/en-invoice-tracking'

/** As `t` of translate.ts, with the texts of where one invoice is. */
export const t = createTranslator({ locale: 'en', messages: enInvoiceTracking })
