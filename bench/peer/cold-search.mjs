import { timed } from '../../scripts/steps/with-timing.mjs'
import { visitsInTurns } from '../alternating-visits.mjs'
import { coldVisit } from '../cold-visit.mjs'
import { ofGrid } from '../partner/cold-page.mjs'
import { partnerVisits } from '../servers/settings.mjs'

/** How much slower the processor is made. */
const rates = [1, 4]

/** The partner search opened cold at the desk, beside the same rows and columns of react-admin. */
export async function measureColdSearch({ desk, peer }, browser) {
  const measured = []
  for (const rate of rates) {
    const opened = await timed(
      `opening the search of both cold at ${rate}×, ${partnerVisits} times`,
      () =>
        visitsInTurns(partnerVisits, {
          peer: () => coldVisit(browser, { url: `${peer.url}/#/search` }, rate, ofDataTable),
          desk: () =>
            coldVisit(browser, { ...desk, url: `${desk.url}/partner/search` }, rate, ofGrid),
        }),
    )
    measured.push({ rate, ...opened })
  }
  return measured
}

/** A screenful of rows; the table has all hundred at once, and answers as soon as it is there. */
const ofDataTable = {
  hasRows: () => document.querySelectorAll('tr.RaDataTable-row').length >= 20,
  isLive: () => true,
}
