import { cookiesOf } from '../visit.mjs'
import { watchMemory } from './watch-memory.mjs'

const patience = 60_000

/**
 * Opens a page that takes a file, in a new context, and gives it one. Milliseconds from the choice
 * until the rows are in hand, and until each is judged and the frame is out that tells so; what the
 * main thread did meanwhile; the heap of the page, its rubbish gone, and at its most; what its
 * process held before and at its most.
 */
export async function openFile(browser, { url, cookie }, { path, file }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await context.addCookies(cookiesOf(cookie, url))
    const page = await context.newPage()
    page.setDefaultTimeout(patience)
    await page.goto(url + path, { waitUntil: 'networkidle' })
    const devtools = await context.newCDPSession(page)
    const clean = async () => {
      await devtools.send('HeapProfiler.collectGarbage')
      return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6
    }
    const before = await clean()
    await page.evaluate(watchImport)
    await browser.startTracing(page, { categories: ['toplevel'] })
    const watched = await watchMemory(browser, devtools)
    await page.locator('input[type=file]').first().setInputFiles(file)
    await page.waitForFunction(() => window.imported.judged !== undefined).finally(watched.end)
    const computed = findLongestComputed(await browser.stopTracing())
    const most = await watched.end()
    const heap = { before, most: most.heap, after: await clean() }
    const resident = { before: watched.before, most: most.resident }
    return { ...(await page.evaluate(() => window.imported)), computed, heap, resident }
  } finally {
    await context.close()
  }
}

/** In the page: the choice, the rows, the judgement, and every task over 50 ms. */
function watchImport() {
  const seen = { tasks: [] }
  window.imported = seen
  new PerformanceObserver((list) =>
    seen.tasks.push(
      ...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration })),
    ),
  ).observe({ type: 'longtask' })
  let chosen
  document.addEventListener(
    'change',
    () => {
      chosen = performance.now()
    },
    { capture: true, once: true },
  )
  const observer = new MutationObserver(() => {
    if (chosen === undefined) return
    seen.read ??= document.querySelector('main fieldset select')
      ? performance.now() - chosen
      : undefined
    const told = document.querySelector('section[aria-label="What is ready"] [role=status]')
    if (!told || told.textContent === 'Checking rows') return
    observer.disconnect()
    requestAnimationFrame(() =>
      scheduler.postTask(
        () => {
          seen.judged = performance.now() - chosen
          seen.tasks = seen.tasks.filter(({ startTime }) => startTime >= chosen)
        },
        { priority: 'user-blocking' },
      ),
    )
  })
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
}

/**
 * Milliseconds that a processor worked for the longest task of a page's main thread: what other
 * programs of the machine took meanwhile is not in it.
 */
function findLongestComputed(trace) {
  const { traceEvents: events } = JSON.parse(trace.toString())
  const toThread = ({ pid, tid }) => `${pid} ${tid}`
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(toThread),
  )
  return events.reduce(
    (most, event) => (mains.has(toThread(event)) ? Math.max(most, (event.tdur ?? 0) / 1000) : most),
    0,
  )
}
