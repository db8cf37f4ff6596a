import { Problem } from '../scripts/steps/user-error.mjs'
import { timed } from '../scripts/steps/with-timing.mjs'
import { beside } from './baseline-comparison.mjs'
import { scrolling } from './servers/settings.mjs'
import { percentile } from './statistics.mjs'
import { cookiesOf } from './visit.mjs'

const patience = 600_000

/**
 * Frames while the grid of a page holds so many rows and is scrolled through, beside those of an
 * empty box of the same height in the same browser.
 */
export async function measureScroll({ desk, bare }, browser, { path, rows = scrolling.held }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await context.addCookies(cookiesOf(desk.cookie, desk.url))
    const page = await context.newPage()
    page.setDefaultTimeout(patience)
    await page.goto(`${desk.url}${path}`, { waitUntil: 'networkidle' })
    const first = await heapOf(context, page)
    await timed(`${path}: scrolling to the end until ${rows} rows are held`, () =>
      holdRows(page, rows),
    )
    const frames = await page.evaluate(scrolled, scrolling)

    const heap = { first, held: await heapOf(context, page) }

    const empty = await context.newPage()
    await empty.goto(`${bare.url}/`)
    await empty.evaluate(putBox, rows * 30)
    const baseline = await empty.evaluate(scrolled, scrolling)
    return {
      held: await heldOf(page),
      heap,
      frames,
      baseline,
      median: { frames: figuresOf(frames), baseline: figuresOf(baseline) },
    }
  } finally {
    await context.close()
  }
}

/**
 * Scrolls to the end again and again, so that page after page is asked for, until so many rows are
 * held.
 */
export async function holdRows(page, rows) {
  await page.evaluate(keepAtEnd, rows)
  await page.waitForFunction(() => window.isHeld)
  const held = await heldOf(page)
  if (held < rows) throw new Problem(`scrolling: the grid holds ${held} rows in place of ${rows}`)
}

const heldOf = (page) =>
  page.evaluate(() =>
    Number(
      document.querySelector('main footer [role=status]').firstChild.textContent.replace(/\D/g, ''),
    ),
  )

/** In the page. Ends when so many are held, or nothing more comes for ten seconds. */
function keepAtEnd(wanted) {
  const frame = document.querySelector('.grid-frame')
  const held = () =>
    Number(
      document.querySelector('main footer [role=status]').firstChild.textContent.replace(/\D/g, ''),
    )
  let last = { held: 0, at: performance.now() }
  const step = (now) => {
    const count = held()
    if (count > last.held) last = { held: count, at: now }
    if (count >= wanted || now - last.at > 10_000) {
      window.isHeld = true
      return
    }
    frame.scrollTop = frame.scrollHeight
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

/** In the page: a scroller of the same height with nothing in it. */
function putBox(height) {
  const frame = document.createElement('div')
  frame.className = 'grid-frame'
  frame.style.cssText = 'height: 700px; overflow: auto'
  frame.append(document.createElement('div'))
  frame.firstChild.style.height = `${height}px`
  document.body.append(frame)
}

/**
 * In the page: scrolls on in every frame, from the top. Milliseconds between one frame and the
 * next.
 */
async function scrolled({ frames, pixels }) {
  const frame = document.querySelector('.grid-frame')
  const next = () => new Promise((done) => requestAnimationFrame(done))
  frame.scrollTop = 0
  for (let still = 0; still < 30; still += 1) await next()
  const taken = []
  let before = await next()
  for (let at = 1; at <= frames; at += 1) {
    frame.scrollTop = at * pixels
    const now = await next()
    taken.push(now - before)
    before = now
  }
  return taken
}

/** What the page holds when its rubbish is gone, in megabytes. */
async function heapOf(context, page) {
  const devtools = await context.newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  await devtools.detach()
  return usedSize / 1e6
}

const figuresOf = (frames) => ({
  p50: percentile(frames, 0.5),
  max: Math.max(...frames),
  over34: frames.filter((ms) => ms > 34).length,
  over50: frames.filter((ms) => ms > 50).length,
})

/** The figures of one grid, each beside those of the empty box, with the aims of frames. */
export function compareScroll(name, { held, heap, median: { frames, baseline } }, aims) {
  const row = (figure, key, unit) =>
    beside(`${name}, ${held} rows: ${figure}`, frames[key], unit, 'empty box', baseline[key])
  const atMost = (compared, most) => ({
    ...compared,
    aim: `at most ${most}`,
    met: compared.value <= most,
  })
  return [
    row('frame p50', 'p50', 'ms'),
    row('longest frame', 'max', 'ms'),
    atMost(row('frames over 50 ms', 'over50', 'frames'), aims.framesOver50),
    atMost(row('frames over 34 ms', 'over34', 'frames'), aims.framesOver34),
    beside(`${name}, ${held} rows: heap of the page`, heap.held, 'MB', 'at first', heap.first),
  ]
}
