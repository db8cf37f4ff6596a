import { en } from './en'
import { cases } from './en/cases'
import { decisions } from './en/decisions'

/** English texts of the pages about cases. */
export const enCollectionCases = { ...en, cases, decisions }
