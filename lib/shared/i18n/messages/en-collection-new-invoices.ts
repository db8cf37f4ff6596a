import { en } from './en'
import { newInvoices } from './en/new-invoices'

/** English texts of handing invoices over for collection. */
export const enCollectionNewInvoices = { ...en, newInvoices }
