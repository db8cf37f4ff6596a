import { en } from './en'
import { partner } from './en/partner'
import { transactions } from './en/transactions'
import { understood } from './en/understood'

/** English texts of the search of what was sent, as far as it needs them to stand. */
export const enPartner = { ...en, partner, transactions, understood }
