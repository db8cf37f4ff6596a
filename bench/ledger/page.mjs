import { timed } from '../../scripts/steps/with-timing.mjs'
import { visitsInTurns } from '../alternating-visits.mjs'
import { coldVisit } from '../cold-visit.mjs'
import { customer, visits } from '../servers/settings.mjs'

/** The list of items opened cold, beside the partner search of the same desk. */
export const measurePage = ({ desk }, browser) =>
  timed(`opening the items and the search cold, ${visits} times`, () =>
    visitsInTurns(visits, {
      search: () => coldVisit(browser, { ...desk, url: `${desk.url}/partner/search` }, {}, ofRows),
      items: () =>
        coldVisit(
          browser,
          { ...desk, url: `${desk.url}/clients/${customer.clientNo}/items` },
          {},
          ofRows,
        ),
    }),
  )

/** The first screenful of a grid is in the document, and out of any hidden part of it. */
const ofRows = {
  hasRows: () =>
    document.querySelectorAll('.grid-rows .grid-row:not([aria-busy])').length >= 20 &&
    document.querySelector('.grid-rows').closest('[hidden]') === null,
  isLive: () => Boolean(document.querySelector('.grid-table')?.style.height),
}
