import { en } from './en'
import { invoices } from './en/collection-invoices'

/** English texts of the collection invoices' pages. */
export const enCollectionInvoices = { ...en, invoices }
