import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'

type Noted = { underWay: Set<Request>; endedAt: number }

const notedOf = new WeakMap<Page, Noted>()

/**
 * How long a page that asks for nothing has to be left alone to have read all that it shows: longer
 * than it gathers what is typed or what is told.
 */
const restMs = 600

/**
 * Notes what the pages of a context ask for, but for the event stream, which has no end. Call it
 * before the first page is opened.
 */
export function noteRequestsOf(context: BrowserContext) {
  context.on('page', (page) => {
    const noted: Noted = { underWay: new Set(), endedAt: Date.now() }
    const end = (request: Request) => {
      noted.underWay.delete(request)
      noted.endedAt = Date.now()
    }
    notedOf.set(page, noted)
    page.on('request', (request) => {
      if (request.resourceType() !== 'eventsource') noted.underWay.add(request)
    })
    page.on('requestfinished', end)
    page.on('requestfailed', end)
  })
}

/**
 * Ends when a page has asked for nothing for a while from now on. What the runner calls an idle
 * network is told once a document: a page that is made alive late has not begun to read by then.
 */
export async function requestsRest(page: Page) {
  const noted = notedOf.get(page)!
  const begun = Date.now()
  const restedMs = () => (noted.underWay.size > 0 ? 0 : Date.now() - Math.max(begun, noted.endedAt))
  await expect.poll(restedMs, { intervals: [50] }).toBeGreaterThanOrEqual(restMs)
}
