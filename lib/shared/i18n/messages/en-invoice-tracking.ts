import { en } from './en'
import { trackingDocument } from './en/tracking-document'
import { trackingLookup } from './en/tracking-lookup'
import { trackingLookupPage } from './en/tracking-lookup-page'
import { trackingPage } from './en/tracking-page'
import { trackingStatus } from './en/tracking-status'
import { trackingTimeline } from './en/tracking-timeline'
import { understood } from './en/understood'

/** English texts of the pages about where an invoice is. */
export const enInvoiceTracking = {
  ...en,
  understood,
  lookups: trackingLookupPage,
  where: {
    ...trackingStatus,
    ...trackingTimeline,
    ...trackingPage,
    lookup: trackingLookup,
    document: trackingDocument,
  },
}
