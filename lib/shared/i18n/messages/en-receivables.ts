import { en } from './en'
import { checks } from './en/checks'
import { customers } from './en/customers'

/** English texts of the pages about customers. */
export const enReceivables = { ...en, checks, customers }
