import { form } from './en/form'
import { journal } from './en/journal'
import { layout } from './en/layout'
import { record } from './en/record'
import { session } from './en/session'
import { states } from './en/states'

/**
 * The English texts that every page of the desk may need. Those of an area stand beside, so that no
 * page carries another area's.
 */
export const en = { form, journal, layout, record, session, states }
