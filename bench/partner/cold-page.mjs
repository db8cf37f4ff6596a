import { timed } from '../../scripts/steps/with-timing.mjs'
import { visitsInTurns } from '../alternating-visits.mjs'
import { coldVisit } from '../cold-visit.mjs'
import { partnerVisits } from '../servers/settings.mjs'

/** How much slower the processor is made. */
const rates = [1, 4]

/** The search page opened cold, beside the same hundred rows as a plain table of the bare app. */
export async function measureColdPage({ desk, bare }, browser) {
  const measured = []
  for (const rate of rates) {
    const opened = await timed(`opening the search cold at ${rate}×, ${partnerVisits} times`, () =>
      visitsInTurns(partnerVisits, {
        table: () => coldVisit(browser, { url: `${bare.url}/table` }, { rate }, ofTable),
        page: () =>
          coldVisit(browser, { ...desk, url: `${desk.url}/partner/search` }, { rate }, ofGrid),
      }),
    )
    measured.push({ rate, ...opened })
  }
  return measured
}

/**
 * The grid is virtual: its first screenful is in the document, and its foot tells how many rows it
 * holds. Rows that wait in a hidden part of the document are not there yet. It is live once it has
 * its height.
 */
export const ofGrid = {
  hasRows: () =>
    document.querySelectorAll('.grid-rows .grid-row:not([aria-busy])').length >= 20 &&
    document
      .querySelector('main footer [role=status]')
      ?.firstChild?.textContent.replace(/\D/g, '') === '100' &&
    document.querySelector('.grid-rows').closest('[hidden]') === null,
  isLive: () => Boolean(document.querySelector('.grid-table')?.style.height),
}

/** A plain table answers to no key: it is as live as it ever gets. */
const ofTable = {
  hasRows: () => document.querySelectorAll('tbody tr').length >= 100,
  isLive: () => true,
}
