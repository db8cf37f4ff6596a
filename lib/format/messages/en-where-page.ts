import { en } from './en'
import { understood } from './en/understood'
import { whereLookup } from './en/where-lookup'
import { whereLookupPage } from './en/where-lookup-page'
import { whereSentence } from './en/where-sentence'
import { whereTimeline } from './en/where-timeline'

/** English texts of the page about where one invoice is. */
export const enWherePage = { ...en, understood, lookups: whereLookupPage, where: { ...whereSentence, ...whereTimeline, lookup: whereLookup } }
