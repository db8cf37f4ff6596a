import { createTranslator } from 'use-intl/core'
import { enCollectionNewInvoices } from './messages/en-collection-new-invoices'

/** As `t` of translate.ts, with the texts of handing invoices over as well. */
export const t = createTranslator({ locale: 'en', messages: enCollectionNewInvoices })
