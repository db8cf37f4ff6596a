import { Problem } from '../scripts/steps/user-error.mjs'

const patience = 30_000

/**
 * Opens a page as somebody who was never there: a new context, nothing cached. Milliseconds since
 * the navigation began: `at` when `isThere` first held in the page, `painted` when the frame after
 * that was out, `loaded` at the load event; and the scripts that were fetched until then, in
 * kilobytes (1,000 bytes) as they came over the wire.
 *
 * @param isThere runs in the page, so it sees nothing of this program.
 */
export async function visit(browser, { url, cookie }, isThere) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    if (cookie) await context.addCookies(cookiesOf(cookie, url))
    const page = await context.newPage()
    page.setDefaultTimeout(patience)
    await page.addInitScript({ content: `(${noteWhen})(${isThere})` })
    const answer = await page.goto(url, { waitUntil: 'load' })
    if (answer.status() !== 200) throw new Problem(`${url}: answers ${answer.status()}`)
    await page.waitForFunction(() => window.noted)
    return await page.evaluate(measured)
  } finally {
    await context.close()
  }
}

/**
 * A Cookie header as a browser's context takes it, for every path: what it is given of an address
 * bounds it.
 */
export const cookiesOf = (header, url) =>
  header.split('; ').map((pair) => ({
    name: pair.slice(0, pair.indexOf('=')),
    value: pair.slice(pair.indexOf('=') + 1),
    url: new URL(url).origin,
  }))

/** In the page, before anything else: looks at each change of the document. */
function noteWhen(isThere) {
  const observer = new MutationObserver(() => {
    if (!isThere()) return
    observer.disconnect()
    const at = performance.now()
    requestAnimationFrame(() =>
      scheduler.postTask(
        () => Object.assign(window, { noted: { at, painted: performance.now() } }),
        { priority: 'user-blocking' },
      ),
    )
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true })
}

/** In the page, at the end. */
function measured() {
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  return {
    ...window.noted,
    loaded: performance.getEntriesByType('navigation')[0].loadEventStart,
    kilobytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
  }
}
