import { en } from './en'
import { causes } from './en/causes'
import { exports } from './en/exports'
import { failures } from './en/failures'
import { partner } from './en/partner'
import { references } from './en/references'
import { transactions } from './en/transactions'
import { views } from './en/views'

/** English texts of the pages about what was sent. */
export const enPartner = { ...en, causes, exports, failures, partner, references, transactions, views }
