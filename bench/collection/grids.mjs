import { timed } from '../../scripts/steps/with-timing.mjs'
import { beside } from '../baseline-comparison.mjs'
import { compareScroll, holdRows, measureScroll } from '../grid-scroll.mjs'
import { tried } from '../partner/try-step.mjs'
import { gridAims as aims, invoices, organizationId, previewedRows } from '../servers/settings.mjs'
import { cookiesOf } from '../visit.mjs'

const area = `/collection/${organizationId}`

/** What is scrolled, and how much of the rows that the seed gives each list. */
const grids = [
  { name: 'collection invoices', path: `${area}/invoices`, rows: Math.floor(invoices * 0.95) },
  { name: 'cases', path: `${area}/cases/all`, rows: Math.floor(invoices * 0.8) },
]

/**
 * The lists of the collection area with nearly all of their rows held, scrolled through; and the
 * preview of an action on thousands of ticked invoices.
 */
export async function measureGrids(things, running, browser) {
  const scrolls = []
  for (const grid of grids)
    scrolls.push({
      ...grid,
      ...(await tried(things, () => measureScroll(running, browser, grid))),
    })
  return { scrolls, preview: await tried(things, () => measurePreview(running, browser)) }
}

/**
 * Ticks thousands of invoices and asks for the preview of pausing them: milliseconds of the page's
 * main thread from the key to the open dialog, beside those of the tick, and the longest of its
 * tasks.
 */
async function measurePreview({ desk }, browser) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await context.addCookies(cookiesOf(desk.cookie, desk.url))
    const page = await context.newPage()
    page.setDefaultTimeout(240_000)
    await page.goto(`${desk.url}${area}/invoices`, { waitUntil: 'networkidle' })
    await timed(`holding ${previewedRows} invoices`, () => holdRows(page, previewedRows))
    const thread = await watchThread(context, page)
    const ticked = await thread.during(() => tickAll(page))
    const previewed = await thread.during(() => askPreview(page))
    return { ticked, previewed }
  } finally {
    await context.close()
  }
}

async function tickAll(page) {
  await page.locator('main [role=grid] [role=columnheader] [type=checkbox]').first().click()
  await page.locator('main [aria-keyshortcuts=p]').waitFor()
}

async function askPreview(page) {
  await page.keyboard.press('p')
  await page.locator('dialog[open] [aria-describedby], dialog[open] textarea').first().waitFor()
}

/** Tells how long the main thread of a page worked during something, and its longest task. */
async function watchThread(context, page) {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  const tasks = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
  }
  await page.evaluate(() => {
    window.longTasks = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration)
    }).observe({ type: 'longtask' })
  })
  const rest = () =>
    page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5_000 })))
  return {
    async during(act) {
      await rest()
      await page.evaluate(() => {
        window.longTasks.length = 0
      })
      const before = await tasks()
      await act()
      await rest()
      const total = (await tasks()) - before
      const longest = await page.evaluate(() => Math.max(0, ...window.longTasks))
      return { total, longest }
    },
  }
}

/** The figures of both lists and of the preview, with their aims. */
export const ofGrids = ({ scrolls, preview }) => [
  ...scrolls.flatMap(({ name, missing, ...scroll }) =>
    missing ? [{ figure: name, missing }] : compareScroll(name, scroll, aims),
  ),
  ...(preview.missing
    ? [{ figure: 'preview of ticked invoices', missing: preview.missing }]
    : ofPreview(preview)),
]

function ofPreview({ ticked, previewed }) {
  const row = (figure, key, most) => ({
    ...beside(
      `preview of ${previewedRows} ticked invoices: ${figure}`,
      previewed[key],
      'ms',
      'ticking them',
      ticked[key],
    ),
    aim: `at most ${most} ms`,
    met: previewed[key] <= most,
  })
  return [row('main thread', 'total', aims.preview), row('longest task', 'longest', aims.task)]
}
