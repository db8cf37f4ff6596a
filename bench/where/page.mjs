import { timed } from '../../scripts/steps/say.mjs'
import { coldVisit } from '../partner/cold-visit.mjs'
import { visits } from '../settings.mjs'
import { median } from '../statistics.mjs'
import { failed } from './requests.mjs'

/** The page of one failed invoice opened cold, until its sentence is painted, beside the empty page of the bare app, in turns. A visit of each goes before. */
export async function measurePage(running, browser) {
  const { desk, bare } = running
  const invoicePage = { ...desk, url: `${desk.url}/invoices/id/${encodeURIComponent(await failed(running))}` }
  return timed(`opening the page of where an invoice is cold, ${visits} times`, async () => {
    const measured = { page: [], empty: [] }
    for (let turn = 0; turn <= visits; turn += 1) {
      const empty = await coldVisit(browser, { url: `${bare.url}/` }, 1, ofEmpty)
      const page = await coldVisit(browser, invoicePage, 1, ofSentence)
      if (turn > 0) measured.empty.push(empty)
      if (turn > 0) measured.page.push(page)
    }
    return { ...measured, median: { page: medians(measured.page), empty: medians(measured.empty) } }
  })
}

const medians = (visited) => Object.fromEntries(Object.keys(visited[0]).map((figure) => [figure, median(visited.map((each) => each[figure]))]))

/** What waits in a hidden part of the document is not there yet. The page is live when its timeline is there too. */
const ofSentence = {
  hasRows: () => document.querySelector('main .where-head h1')?.checkVisibility() ?? false,
  isLive: () => document.querySelector('main .timeline-row')?.checkVisibility() ?? false,
}

const ofEmpty = { hasRows: () => document.body !== null, isLive: () => true }
