import { timed } from '../../scripts/steps/with-timing.mjs'
import { besideEmptyPage } from '../alternating-visits.mjs'
import { visits } from '../servers/settings.mjs'
import { failed } from './requests.mjs'

/**
 * The page of one failed invoice opened cold, until its sentence is painted, beside the empty page
 * of the bare app.
 */
export async function measurePage(running, browser) {
  const { desk, bare } = running
  const invoicePage = {
    ...desk,
    url: `${desk.url}/invoices/id/${encodeURIComponent(await failed(running))}`,
  }
  return timed(`opening the tracking page of an invoice cold, ${visits} times`, () =>
    besideEmptyPage(browser, bare, invoicePage, ofSentence),
  )
}

/**
 * What waits in a hidden part of the document is not there yet. The page is live when its timeline
 * is there too.
 */
const ofSentence = {
  hasRows: () => document.querySelector('main header h1 svg')?.checkVisibility() ?? false,
  isLive: () => document.querySelector('main .timeline-row')?.checkVisibility() ?? false,
}
