import { timed } from '../../scripts/steps/say.mjs'
import { coldVisit } from '../partner/cold-visit.mjs'
import { organizationId, visits } from '../settings.mjs'
import { median } from '../statistics.mjs'

/**
 * The page of one invoice opened cold, beside the empty page of the bare app, in turns. One visit of each goes before: the browser is cold in every one,
 * the servers in none.
 */
export function measurePage({ desk, bare }, browser, { id }) {
  const invoicePage = { ...desk, url: `${desk.url}/collection/${organizationId}/invoices/${id}` }
  return timed(`opening an invoice's page cold, ${visits} times`, async () => {
    const measured = { page: [], empty: [] }
    for (let turn = 0; turn <= visits; turn += 1) {
      const empty = await coldVisit(browser, { url: `${bare.url}/` }, 1, ofEmpty)
      const page = await coldVisit(browser, invoicePage, 1, ofInvoice)
      if (turn > 0) measured.empty.push(empty)
      if (turn > 0) measured.page.push(page)
    }
    return { ...measured, median: { page: medians(measured.page), empty: medians(measured.empty) } }
  })
}

const medians = (visited) => Object.fromEntries(Object.keys(visited[0]).map((figure) => [figure, median(visited.map((each) => each[figure]))]))

/** All that is read of the invoice is in sight: its claims and its lists. What waits in a hidden part of the document is not there yet. */
const ofInvoice = {
  hasRows: () => {
    const inSight = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
    const isAllRead = inSight('main .invoice-claims tbody tr').length > 0 && inSight('main .page-part').length >= 5
    return isAllRead && inSight('main .skeleton').length === 0
  },
  isLive: () => true,
}

const ofEmpty = { hasRows: () => document.body !== null, isLive: () => true }
