import { timed } from '../../scripts/steps/say.mjs'
import { partnerVisits } from '../settings.mjs'
import { median } from '../statistics.mjs'
import { coldVisit } from './cold-visit.mjs'

/** How much slower the processor is made. */
const rates = [1, 4]

/**
 * The search page opened cold, beside the same hundred rows as a plain table of the bare app, in turns. One visit of each goes before: the browser is
 * cold in every one, the servers in none.
 */
export async function measureColdPage({ desk, bare }, browser) {
  const measured = []
  for (const rate of rates) {
    const visits = { page: [], table: [] }
    await timed(`opening the search cold at ${rate}×, ${partnerVisits} times`, async () => {
      for (let turn = 0; turn <= partnerVisits; turn += 1) {
        const table = await coldVisit(browser, { url: `${bare.url}/table` }, rate, ofTable)
        const page = await coldVisit(browser, { ...desk, url: `${desk.url}/partner/search` }, rate, ofGrid)
        if (turn > 0) visits.table.push(table)
        if (turn > 0) visits.page.push(page)
      }
    })
    measured.push({ rate, ...visits, median: { page: medians(visits.page), table: medians(visits.table) } })
  }
  return measured
}

const medians = (visits) => Object.fromEntries(Object.keys(visits[0]).map((figure) => [figure, median(visits.map((visit) => visit[figure]))]))

/**
 * The grid is virtual: its first screenful is in the document, and its foot tells how many rows it holds. Rows that wait in a hidden part of the
 * document are not there yet. It is live once it has its height.
 */
const ofGrid = {
  hasRows: () =>
    document.querySelectorAll('.grid-rows .grid-row:not([aria-busy])').length >= 20 &&
    document.querySelector('footer.foot [role=status]')?.firstChild?.textContent.replace(/\D/g, '') === '100' &&
    document.querySelector('.grid-rows').closest('[hidden]') === null,
  isLive: () => Boolean(document.querySelector('.grid-table')?.style.height),
}

/** A plain table answers to no key: it is as live as it ever gets. */
const ofTable = {
  hasRows: () => document.querySelectorAll('tbody tr').length >= 100,
  isLive: () => true,
}
