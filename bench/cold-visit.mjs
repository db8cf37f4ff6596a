import { Problem } from '../scripts/steps/user-error.mjs'
import { cookiesOf } from './visit.mjs'

const patience = 60_000

/**
 * Opens a page as somebody who was never there, on a processor that is slowed down by `rate` and over
 * a `line` where one is given: bits a second, and milliseconds there and back.
 * Milliseconds since the navigation began: `painted` when the frame that has the first rows was
 * out, `live` when the page answered to keys. Blocking is what tasks took beyond 50 ms each, until
 * either. Scripts and styles are those that the browser asked for before the rows were painted, and
 * scripts also until the network was still, in kilobytes as they came; nodes are the elements of
 * the document when it was painted or then, whichever are more.
 *
 * @param marks functions that run in the page: `hasRows`, `isLive`.
 */
export async function coldVisit(browser, { url, cookie }, { rate = 1, line }, { hasRows, isLive }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    if (cookie) await context.addCookies(cookiesOf(cookie, url))
    const page = await context.newPage()
    page.setDefaultTimeout(patience)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    if (line) await devtools.send('Network.emulateNetworkConditions', conditionsOf(line))
    await page.addInitScript({ content: `(${watch})(${hasRows}, ${isLive})` })
    const answer = await page.goto(url, { waitUntil: 'load' })
    if (answer.status() !== 200) throw new Problem(`${url}: answers ${answer.status()}`)
    await page.waitForFunction(isStill, null, { polling: 200 })
    return await page.evaluate(figures)
  } finally {
    await context.close()
  }
}

const conditionsOf = ({ bits, milliseconds }) => ({
  offline: false,
  latency: milliseconds,
  downloadThroughput: bits / 8,
  uploadThroughput: bits / 8,
})

/** In the page, before anything else. */
function watch(hasRows, isLive) {
  const seen = { tasks: [] }
  window.seen = seen
  new PerformanceObserver((list) =>
    seen.tasks.push(
      ...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration })),
    ),
  ).observe({
    type: 'longtask',
    buffered: true,
  })
  const observer = new MutationObserver(() => {
    if (seen.rowsAt === undefined && hasRows()) {
      seen.rowsAt = performance.now()
      requestAnimationFrame(() =>
        scheduler.postTask(
          () => {
            seen.painted = performance.now()
            seen.nodes = document.querySelectorAll('*').length
          },
          { priority: 'user-blocking' },
        ),
      )
    }
    if (seen.rowsAt !== undefined && seen.live === undefined && isLive())
      seen.live = performance.now()
    if (seen.live !== undefined) observer.disconnect()
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true })
}

/** In the page: both moments have been, and for a second nothing came over the network. */
function isStill() {
  const { painted, live } = window.seen
  const fetched = performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd)
  return (
    painted !== undefined &&
    live !== undefined &&
    performance.now() - Math.max(painted, live, ...fetched) > 1000
  )
}

/** In the page, at the end. */
function figures() {
  const { painted, live, tasks, nodes } = window.seen
  const blockingUntil = (end) =>
    tasks
      .filter(({ startTime }) => startTime < end)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
  const fetched = performance.getEntriesByType('resource')
  const endingWith = (ending) =>
    fetched.filter(({ name }) => new URL(name).pathname.endsWith(ending))
  const scripts = endingWith('.js')
  const untilPainted = (some) => some.filter(({ startTime }) => startTime < painted)
  const kilobytesOf = (some) =>
    some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000
  return {
    firstByte: performance.getEntriesByType('navigation')[0].responseStart,
    painted,
    live,
    blocking: blockingUntil(painted),
    blockingUntilLive: blockingUntil(Math.max(live, painted)),
    scripts: kilobytesOf(untilPainted(scripts)),
    styles: kilobytesOf(untilPainted(endingWith('.css'))),
    scriptsInAll: kilobytesOf(scripts),
    nodes: Math.max(nodes, document.querySelectorAll('*').length),
  }
}
