import { timed } from '../../scripts/steps/with-timing.mjs'
import { visitsInTurns } from '../alternating-visits.mjs'
import { coldVisit } from '../cold-visit.mjs'
import { ofGrid } from '../partner/cold-page.mjs'
import { partnerVisits } from '../servers/settings.mjs'

/**
 * Where the browser is: on the machine of the servers, with its processor or a slower one, and at the
 * other end of a line. On the machine itself what is fetched costs nothing but the processor.
 */
const places = [
  { name: '1×', rate: 1, hasAim: true },
  { name: '4×', rate: 4 },
  { name: '50 Mbit/s and 20 ms', line: { bits: 50e6, milliseconds: 20 }, hasAim: true },
]

/** The partner search opened cold at the desk, beside the same rows and columns of react-admin. */
export async function measureColdSearch({ desk, peer }, browser) {
  const measured = []
  for (const place of places) {
    const opened = await timed(
      `opening the search of both cold at ${place.name}, ${partnerVisits} times`,
      () =>
        visitsInTurns(partnerVisits, {
          peer: () => coldVisit(browser, { url: `${peer.url}/#/search` }, place, ofDataTable),
          desk: () =>
            coldVisit(browser, { ...desk, url: `${desk.url}/partner/search` }, place, ofGrid),
        }),
    )
    measured.push({ ...place, ...opened })
  }
  return measured
}

/** A screenful of rows; the table has all hundred at once, and answers as soon as it is there. */
const ofDataTable = {
  hasRows: () => document.querySelectorAll('tr.RaDataTable-row').length >= 20,
  isLive: () => true,
}
