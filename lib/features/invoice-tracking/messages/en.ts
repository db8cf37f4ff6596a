import { trackingDocument } from './en/document'
import { trackingLookup } from './en/lookup-page'
import { trackingPage } from './en/page'
import { trackingStatus } from './en/status'
import { trackingTimeline } from './en/timeline'

export { trackingLookupPage as lookups } from './en/lookup-page'
export { references } from './en/references'

/** English texts of where an invoice is. */
export const invoiceTracking = {
  ...trackingStatus,
  ...trackingTimeline,
  ...trackingPage,
  lookup: trackingLookup,
  document: trackingDocument,
}
