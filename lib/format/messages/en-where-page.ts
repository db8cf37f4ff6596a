import { en } from './en'
import { understood } from './en/understood'
import { whereDocument } from './en/where-document'
import { whereLookup } from './en/where-lookup'
import { whereLookupPage } from './en/where-lookup-page'
import { whereSentence } from './en/where-sentence'
import { whereStory } from './en/where-story'
import { whereTimeline } from './en/where-timeline'

/** English texts of the pages about where an invoice is. */
export const enWherePage = {
  ...en,
  understood,
  lookups: whereLookupPage,
  where: { ...whereSentence, ...whereTimeline, ...whereStory, lookup: whereLookup, document: whereDocument },
}
