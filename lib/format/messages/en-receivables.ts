import { checks } from './en/checks'
import { customers } from './en/customers'
import { en } from './en'

/** English texts of the pages about customers. */
export const enReceivables = { ...en, checks, customers }
