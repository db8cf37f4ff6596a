import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '../../scripts/steps/user-error.mjs'
import { timed } from '../../scripts/steps/with-timing.mjs'
import { transactions } from '../servers/settings.mjs'
import { cookiesOf } from '../visit.mjs'
import { readAtDesk, searchDirectly } from './ask.mjs'
import { grown } from './memory.mjs'

const patience = 900_000
const pollMs = 500

/**
 * Everything exported as CSV through the desk. A bare client reads through half of the same rows
 * before and through the other half after it: a thousand at once, each page after the last RowId of
 * the one before, parsed and counted.
 *
 * @throws Problem when the export is not complete or the counts differ.
 */
export async function measureExport({ direct, desk }, browser, store) {
  const page = await openPanel(desk, browser)
  const first = await timed(`reading through half of it with a bare client on ${store}`, () =>
    readRows(direct, { until: transactions / 2 }),
  )
  const { value: receipt, memory } = await timed(`exporting everything on ${store}`, () =>
    grown(() => exported(desk, page)),
  )
  const second = await timed('reading through the other half', () =>
    readRows(direct, { after: first.last, until: Number.POSITIVE_INFINITY }),
  )

  const bare = { rows: first.rows + second.rows, seconds: first.seconds + second.seconds }
  const { rows, pages, bytes } = receipt
  if (rows !== bare.rows)
    throw new Problem(
      `exporting on ${store}: the file has ${rows} rows, a bare client counts ${bare.rows}`,
    )
  const seconds = (Date.parse(receipt.endedAt) - Date.parse(receipt.startedAt)) / 1000
  return {
    rows,
    pages,
    bytes,
    seconds,
    perSecond: rows / seconds,
    bare: { ...bare, perSecond: rows / bare.seconds, halves: [first, second] },
    memory,
  }
}

async function readRows(direct, { after, until }) {
  const started = performance.now()
  let rows = 0
  let last = after
  while (rows < until) {
    const page = await searchDirectly(direct, {
      OrderBy: 'desc',
      SortableColId: 'RowId',
      PageSize: 1000,
      ...(last && { RowId: last }),
    })
    if (page.length === 0) break
    rows += page.length
    last = page.at(-1).RowId
  }
  return { rows, last, seconds: (performance.now() - started) / 1000 }
}

/**
 * Started at the panel of the page, which is left then: the desk goes on by itself. Returns the
 * receipt.
 */
async function exported(desk, page) {
  const panel = page.getByRole('dialog', { name: 'Export all results' })
  await panel.getByRole('button', { name: 'Start export' }).click()
  const address = await panel.locator('a[href^="/exports/"]').getAttribute('href')
  await page.context().close()
  const deadline = Date.now() + patience
  for (;;) {
    const receipt = await readAtDesk(desk, 'getExport', {
      params: { exportId: address.split('/').at(-1) },
    })
    if (receipt.state === 'complete') return receipt
    if (receipt.state !== 'running')
      throw new Problem(
        `export: is ${receipt.state} (${JSON.stringify(receipt.why)}) after ${receipt.rows} rows`,
      )
    if (Date.now() > deadline)
      throw new Problem(`export: holds ${receipt.rows} rows after ${patience / 1000} s`)
    await sleep(pollMs)
  }
}

/** The search with its panel open, so that what a page costs is no part of what an export costs. */
async function openPanel(desk, browser) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies(cookiesOf(desk.cookie, desk.url))
  const page = await context.newPage()
  await page.goto(`${desk.url}/partner/search`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Export all' }).click()
  return page
}
