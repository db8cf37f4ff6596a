import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '../../scripts/steps/user-error.mjs'
import { readAtDesk } from '../partner/ask.mjs'
import { sentImport } from '../servers/settings.mjs'
import { cookiesOf } from '../visit.mjs'

const pollMs = 50
const patience = 300_000
const previewPatience = 60_000

/**
 * Sends a file of customers at the desk as a person does: chosen, previewed, the number typed.
 * Milliseconds from the last click until the desk knows how every batch ended, until the page had
 * handed all over, from the beginning of the sending to its end, and those of the preview; the heap
 * of the page, its rubbish gone.
 *
 * @throws Problem when a customer was not processed.
 */
export async function sendAtDesk(browser, desk, { file, rows }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await context.addCookies(cookiesOf(desk.cookie, desk.url))
    const page = await context.newPage()
    page.setDefaultTimeout(patience)
    await page.goto(`${desk.url}/clients/${sentImport.clientNo}/customer-import`, {
      waitUntil: 'networkidle',
    })
    await page.locator('input[type=file]').first().setInputFiles(file)
    await page.getByRole('button', { name: /^Preview / }).click()
    const began = performance.now()
    const send = page.getByRole('button', { name: /^Send [\d\s\u00a0\u202f]+$/ })
    await send.waitFor({ timeout: previewPatience }).catch(async () => {
      throw new Problem(`no preview: ${await page.locator('main').innerText()}`)
    })
    const label = await send.innerText()
    if (label.replace(/\D/g, '') !== String(rows)) throw new Problem(`${label}, not ${rows}`)
    const previewed = performance.now() - began
    await send.click()
    const question = page.getByRole('dialog')
    await question.getByRole('textbox').fill(String(rows))
    await page.evaluate(noteClicks)
    await question.getByRole('button', { name: /^Send / }).click()
    await page.waitForURL(/\/bulk-actions\//, { waitUntil: 'commit' })
    const arrived = performance.now()
    const clicked = (await page.evaluate(() => window.clickedAt)) - performance.timeOrigin
    const handed = arrived - clicked
    const bulkActionId = new URL(page.url()).pathname.split('/').at(-1)
    const { ended, startedAt } = await followToEnd(desk, bulkActionId, rows)
    const sent = performance.timeOrigin + ended - Date.parse(startedAt)
    return { previewed, handed, sent, ms: ended - clicked, heap: await readHeap(context, page) }
  } finally {
    await context.close()
  }
}

/**
 * In the page: when it was clicked last. The bench waits until a dialog that opens stands still
 * before it clicks, which nobody has to answer for.
 */
function noteClicks() {
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      window.clickedAt = performance.timeOrigin + timeStamp
    },
    { capture: true },
  )
}

/** When the desk knew how every batch ended, and when it began to send. */
async function followToEnd(desk, bulkActionId, rows) {
  const last = performance.now() + patience
  for (;;) {
    const { state, imported, why, startedAt } = await readAtDesk(desk, 'getBulkAction', {
      params: { bulkActionId },
    })
    if (imported.counts.done === rows) return { ended: performance.now(), startedAt }
    if (state !== 'running' || performance.now() > last)
      throw new Problem(`${state}, ${JSON.stringify(imported.counts)}, ${JSON.stringify(why)}`)
    await sleep(pollMs)
  }
}

async function readHeap(context, page) {
  const devtools = await context.newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6
}
