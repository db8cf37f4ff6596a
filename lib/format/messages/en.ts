import { causes } from './en/causes'
import { checks } from './en/checks'
import { customers } from './en/customers'
import { failures } from './en/failures'
import { form } from './en/form'
import { journal } from './en/journal'
import { layout } from './en/layout'
import { session } from './en/session'
import { states } from './en/states'
import { transactions } from './en/transactions'

/** Every text of the desk in English, a file an area of the screen. */
export const en = { causes, checks, customers, failures, form, journal, layout, session, states, transactions }
