import { causes } from './en/causes'
import { checks } from './en/checks'
import { customers } from './en/customers'
import { form } from './en/form'
import { grid } from './en/grid'
import { journal } from './en/journal'
import { layout } from './en/layout'
import { partner } from './en/partner'
import { references } from './en/references'
import { session } from './en/session'
import { states } from './en/states'
import { transactions } from './en/transactions'

/** Every text of the desk in English, a file an area of the screen. */
export const en = { causes, checks, customers, form, grid, journal, layout, partner, references, session, states, transactions }
