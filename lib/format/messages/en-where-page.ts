import { en } from './en'
import { understood } from './en/understood'
import { trackingDocument } from './en/where-document'
import { trackingLookup } from './en/where-lookup'
import { trackingLookupPage } from './en/where-lookup-page'
import { trackingStatus } from './en/where-sentence'
import { trackingPage } from './en/where-story'
import { trackingTimeline } from './en/where-timeline'

/** English texts of the pages about where an invoice is. */
export const enInvoiceTracking = {
  ...en,
  understood,
  lookups: trackingLookupPage,
  where: { ...trackingStatus, ...trackingTimeline, ...trackingPage, lookup: trackingLookup, document: trackingDocument },
}
