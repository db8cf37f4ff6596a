import { checks } from './en/checks'
import { customers } from './en/customers'
import { exports } from './en/exports'
import { form } from './en/form'
import { journal } from './en/journal'
import { layout } from './en/layout'
import { session } from './en/session'
import { states } from './en/states'

/** Every text of the desk in English, a file an area of the screen. */
export const en = { checks, customers, exports, form, journal, layout, session, states }
