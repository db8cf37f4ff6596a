import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const library = readFileSync(createRequire(import.meta.url).resolve('papaparse'), 'utf8')

/**
 * The CSV library alone in the same browser, in a page with nothing else: milliseconds that it takes
 * for a whole text at once, by the separator that it has. Then the longest piece of a page that does
 * nothing for so long but work of ten milliseconds at a time: what the machine adds to a task.
 */
export async function parseBare(browser, { text, separator }, idleMs) {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.addScriptTag({ content: library })
    const ms = await page.evaluate(parse, [text, separator])
    return { ms, longest: await page.evaluate(workInPieces, idleMs) }
  } finally {
    await context.close()
  }
}

/** In the page. */
function parse([text, delimiter]) {
  const begun = performance.now()
  window.Papa.parse(text, { delimiter, skipEmptyLines: true })
  return performance.now() - begun
}

/** In the page. */
async function workInPieces(forMs) {
  const { port1, port2 } = new MessageChannel()
  const until = performance.now() + forMs
  let longest = 0
  while (performance.now() < until) {
    const begun = performance.now()
    while (performance.now() - begun < 10);
    longest = Math.max(longest, performance.now() - begun)
    await new Promise((done) => {
      port1.onmessage = done
      port2.postMessage(null)
    })
  }
  return longest
}
