import { createTranslator } from 'use-intl/core'
import { enCollectionInvoices } from './messages/en-collection-invoices'

/** As `t` of translate.ts, with the texts of the collection invoices as well. */
export const t = createTranslator({ locale: 'en', messages: enCollectionInvoices })
