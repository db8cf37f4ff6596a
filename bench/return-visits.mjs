import { timed } from '../scripts/steps/with-timing.mjs'
import { takeStep } from './page-step.mjs'
import { clientList, organizationId, personOfLead, visits } from './servers/settings.mjs'
import { signIn } from './sign-in.mjs'
import { median } from './statistics.mjs'
import { cookiesOf } from './visit.mjs'

const patience = 30_000

const cell = 'main [role=grid] [role=gridcell]:nth-child(3)'

/** A list, what opens its first row, and what only the page of that has once it is read. */
const pairs = {
  'customer list and customer': {
    path: clientList,
    row: `main a[href^="${clientList}/"]`,
    detail: 'main input:not([type=hidden])',
  },
  'case list and case': {
    path: `/collection/${organizationId}/cases`,
    row: cell,
    detail: 'main dl',
  },
  'invoice list and invoice': {
    path: `/collection/${organizationId}/invoices`,
    row: cell,
    detail: 'main dl',
  },
}

/**
 * Back and forth between a list and the page of its first row, in one browser that is never loaded
 * anew: milliseconds from the click until the frame is out that has the page's data. `first` is the
 * page of the row when it was never opened, `back` the list again, `again` that page once more.
 * The last two have been there before; the first is their baseline.
 */
export async function measureReturnVisits({ desks: [desk] }, browser) {
  const cookie = await signIn(desk.url, personOfLead)
  const measured = {}
  for (const [name, pair] of Object.entries(pairs))
    measured[name] = await timed(`back and forth between ${name}, ${visits} times`, () =>
      measurePair(browser, { url: desk.url, cookie }, pair),
    )
  return measured
}

async function measurePair(browser, desk, pair) {
  const rounds = []
  for (let round = 0; round <= visits; round += 1) {
    const figures = await goBackAndForth(browser, desk, pair)
    if (round > 0) rounds.push(figures)
  }
  const medianOf = (figure) => median(rounds.map((round) => round[figure]))
  return {
    rounds,
    median: { first: medianOf('first'), back: medianOf('back'), again: medianOf('again') },
  }
}

async function goBackAndForth(browser, { url, cookie }, { path, row, detail }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await context.addCookies(cookiesOf(cookie, url))
    const page = await context.newPage()
    page.setDefaultTimeout(patience)
    await page.goto(url + path, { waitUntil: 'networkidle' })
    await page.locator(row).first().waitFor()
    const open = () =>
      page.evaluate(takeStep, { click: row, address: `^${path}/.`, sought: detail })
    return {
      first: await open(),
      back: await page.evaluate(takeStep, { click: null, address: `^${path}$`, sought: row }),
      again: await open(),
    }
  } finally {
    await context.close()
  }
}
