import { timed } from '../../scripts/steps/with-timing.mjs'
import { besideEmptyPage } from '../alternating-visits.mjs'
import { organizationId, visits } from '../servers/settings.mjs'

/** The page of one invoice opened cold, beside the empty page of the bare app. */
export function measurePage({ desk, bare }, browser, { id }) {
  const invoicePage = { ...desk, url: `${desk.url}/collection/${organizationId}/invoices/${id}` }
  return timed(`opening an invoice's page cold, ${visits} times`, () =>
    besideEmptyPage(browser, bare, invoicePage, ofInvoice),
  )
}

/**
 * All that is read of the invoice is in sight: its claims and its lists. What waits in a hidden
 * part of the document is not there yet.
 */
const ofInvoice = {
  hasRows: () => {
    const inSight = (selector) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
    const isAllRead =
      inSight('main [data-claims] tbody tr').length > 0 &&
      inSight('main section[aria-labelledby]').length >= 5
    return isAllRead && inSight('main .bg-skeleton').length === 0
  },
  isLive: () => true,
}
