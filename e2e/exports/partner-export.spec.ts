import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { textInZip } from '@/tests/support/zip'
import { type Desk, expect, test, visit } from '../fixtures'
import {
  cellFor,
  cellsOf,
  downloaded,
  fact,
  openProof,
  panelOf,
  told,
} from '../support/export-panel'
import type { Raw } from '../support/sandbox'

/** More rows than one page of an export holds. */
const twoPages = (count = 1_050) =>
  Array.from({ length: count }, (_, at) => ({
    InvoiceeName: `Listed ${at + 1}`,
    InvoiceNumber: `W-${at + 1}`,
  }))

/** Texts that a spreadsheet would run or round, beside amounts that are numbers. */
const planted: Raw[] = [
  {
    InvoiceeName: '=1+1',
    Amount: -1250.5,
    AmountExVat: -1000.4,
    InvoiceNumber: '20261009000000401278',
    KID: '000012345674',
  },
  { InvoiceeName: '+47', Amount: -5, InvoiceNumber: '-5', KID: '0' },
  {
    InvoiceeName: '@x',
    Amount: 0,
    InvoiceNumber: '007',
    Filename: 'a "quoted", name;\nof two lines.pdf',
  },
  { InvoiceeName: '-5', Amount: 0.1, Filename: '\ttab.pdf', KID: null },
  { InvoiceeName: 'Ærlig Åse & Sønner', Amount: 98_765_432.1, LogText: 'one\r\ntwo' },
]

/**
 * Opens a search, the panel by its key, and starts the export as it is offered, once the page has
 * read all that it shows.
 */
async function exported(
  page: Page,
  query: string,
  before: () => Promise<unknown> = async () => {},
) {
  await visit(page, routes.partnerSearch(query))
  await expect(page.getByText(/^[\d\s]+ (of|in total)/)).toBeVisible()
  await expect(page.getByRole('figure').getByRole('button')).toHaveCount(30)
  await page.getByRole('grid').getByRole('gridcell').first().focus()
  await page.keyboard.press('e')
  await before()
  await panelOf(page).getByRole('button', { name: 'Start export' }).click()
  return panelOf(page)
}

/** As long as the desk waits for an answer, but for a second. */
const held = { operation: 'searchInvoiceSummary', kind: 'delay', delayMs: 9_000 } as const

/** Lets the first page of an export through, and holds up the second until it is let go. */
async function heldAtSecondPage(desk: Desk) {
  await desk.fault({ ...held, delayMs: 0 })
  await desk.fault(held)
}

const onReceipt = async (page: Page) => {
  await panelOf(page).getByRole('link', { name: 'Receipt' }).click()
  await openProof(page)
  await expect(page).toHaveURL(/\/exports\/[0-9a-f-]{36}$/)
}

const isAmount = (column: string) => column === 'Amount' || column === 'AmountExVat'

const rowIdsIn = (path: string) =>
  cellsOf(readFileSync(path, 'utf8'))
    .slice(1)
    .map(([rowId]) => Number(rowId!.replaceAll('"', '')))

/** The RowIds of the rows of a test, newest first. */
const storedIds = async (desk: Desk, name: string) =>
  (await desk.storedTransactions())
    .filter((row) => String(row.InvoiceeName).startsWith(name))
    .map(({ RowId }) => Number(RowId))
    .reverse()

async function tabTo(page: Page, name: string) {
  const isThere = () =>
    page
      .evaluate(() => document.activeElement?.textContent ?? '')
      .then((text) => text.startsWith(name))
  for (let tabs = 0; tabs < 60 && !(await isThere()); tabs += 1) await page.keyboard.press('Tab')
  expect(await isThere(), `${name} is reached by Tab`).toBe(true)
}

test('by keyboard alone, the whole result goes into a CSV file that is what the upstream has, and the receipt proves it', async ({
  desk,
  page,
}) => {
  await desk.addTransactions(...planted)
  await desk.signIn('support')
  await visit(page, routes.partnerSearch())
  await expect(page.getByText(/^[\d\s]+ (of|in total)/)).toBeVisible()
  await page.getByRole('searchbox').focus()
  for (
    let tabs = 0;
    tabs < 60 && !(await page.getByRole('grid').locator(':focus').count());
    tabs += 1
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('e')
  await expect(panelOf(page).getByRole('radio', { name: 'CSV' })).toBeFocused()
  const stored = (await desk.storedTransactions()).reverse()
  await expect(panelOf(page)).toContainText(`${stored.length} rows expected.`)
  await page.keyboard.press('ArrowDown')
  await expect(panelOf(page).getByRole('radio', { name: 'XLSX' })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await tabTo(page, 'Start export')
  await page.keyboard.press('Enter')
  await expect(told(panelOf(page))).toHaveText('Complete: all rows as of the start, no duplicates')

  await tabTo(page, 'Download')
  const { name, path } = await downloaded(page, () => page.keyboard.press('Enter'))
  expect(name).toMatch(/^invoices-\d{8}T\d{6}Z-[0-9a-f]{8}\.csv$/)
  const text = readFileSync(path, 'utf8')
  expect(text.startsWith('\uFEFF"RowId",'), 'the mark of UTF-8, then the names').toBe(true)
  const [head, ...lines] = cellsOf(text.slice(1))
  const columns = head!.map((cell) => cell.replaceAll('"', ''))
  expect(lines).toEqual(
    stored.map((row) => columns.map((column) => cellFor(row[column], isAmount(column)))),
  )

  await tabTo(page, 'Receipt')
  await page.keyboard.press('Enter')
  await openProof(page)
  await expect(fact(page, 'Pages, rows')).toContainText(`1 page, ${stored.length} rows`)
  await expect(fact(page, 'Read order')).toContainText(
    `row number, ${stored[0]!.RowId} down to ${stored.at(-1)!.RowId}`,
  )
  await expect(fact(page, 'SHA-256')).toHaveText(
    createHash('sha256').update(readFileSync(path)).digest('hex'),
  )
  await expect(fact(page, 'Bytes')).toHaveText(
    readFileSync(path).length.toLocaleString('fr').replaceAll(/\s/g, '\u00A0'),
  )
  await expect(fact(page, 'New since start')).toHaveText('0 newer rows, left out')

  await visit(page, routes.journal())
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: 'export' })
  await expect(entry).toHaveCount(1)
  await expect(entry).toContainText('Started')
})

test('rows that arrive while an export runs are left out and counted', async ({ desk, page }) => {
  await desk.addTransactions(...twoPages())
  await desk.signIn('support')
  const panel = await exported(page, 'q=Listed', () => heldAtSecondPage(desk))
  await expect(told(panel)).toHaveText('Running: 1 000 rows so far')
  const before = await storedIds(desk, 'Listed')
  await desk.addTransactions(...twoPages(7))
  await desk.letGo()
  await expect(told(panel)).toHaveText(/^Complete/)
  const { path } = await downloaded(page, () =>
    panel.getByRole('link', { name: 'Download' }).click(),
  )
  expect(rowIdsIn(path)).toEqual(before)
  await onReceipt(page)
  await expect(fact(page, 'New since start')).toHaveText('7 newer rows, left out')
})

test('outages, broken answers and a request to wait in the middle are waited out, and each row comes once', async ({
  desk,
  page,
}) => {
  await desk.addTransactions(...twoPages())
  await desk.signIn('support')
  const panel = await exported(page, 'q=Listed', async () => {
    for (const fault of [
      { kind: 'delay', delayMs: 0 },
      { kind: 'status', status: 500 },
      { kind: 'status', status: 503 },
      { kind: 'truncate' },
      { kind: 'drop-before' },
      { kind: 'status', status: 429, retryAfter: 1 },
    ] as const)
      await desk.fault({ operation: 'searchInvoiceSummary', ...fault })
  })
  await expect(told(panel)).toHaveText(/^Complete/)
  await expect(panel).toContainText(
    'Paused once, 1 s in total, because the service asked us to wait. Continued automatically.',
  )
  const { path } = await downloaded(page, () =>
    panel.getByRole('link', { name: 'Download' }).click(),
  )
  expect(rowIdsIn(path)).toEqual(await storedIds(desk, 'Listed'))
})

for (const [name, words, break_, mend] of [
  [
    'an empty body',
    'Not complete: the service returned no list, so there may be more rows.',
    (desk: Desk) => desk.partner({ summaryWithoutRows: true }),
    (desk: Desk) => desk.partner({ summaryWithoutRows: false }),
  ],
  [
    'a refusal',
    'Not complete: the service’s answer couldn’t be used.',
    (desk: Desk) =>
      desk.fault({ operation: 'searchInvoiceSummary', kind: 'status', status: 400, times: 1 }),
    (desk: Desk) => desk.clearFaults(),
  ],
] as const) {
  test(`${name} in the middle ends an export in words, and Continue completes it with a second part`, async ({
    desk,
    page,
  }) => {
    await desk.addTransactions(...twoPages(2_050))
    await desk.signIn('support')
    const panel = await exported(page, 'q=Listed', () => heldAtSecondPage(desk))
    await expect(told(panel)).toHaveText('Running: 1 000 rows so far')
    await break_(desk)
    await desk.letGo()
    await expect(told(panel)).toHaveText(words)
    await expect(panel.getByRole('link', { name: 'Download partial file' })).toBeVisible()
    await mend(desk)
    await panel.getByRole('button', { name: 'Continue' }).click()
    await expect(told(panel)).toHaveText(/^Complete/)
    const { path } = await downloaded(page, () =>
      panel.getByRole('link', { name: 'Download' }).click(),
    )
    expect(rowIdsIn(path)).toEqual(await storedIds(desk, 'Listed'))
    await onReceipt(page)
    await expect(fact(page, 'Pages, rows')).toContainText('3 pages, 2 050 rows')
    await expect(fact(page, 'Part 2')).toContainText('read to the end.')
  })
}

test('an export whose person is no longer signed in waits for the sign-in, and goes on by itself', async ({
  desk,
  page,
}) => {
  await desk.addTransactions(...twoPages())
  await desk.signIn('support')
  const panel = await exported(page, 'q=Listed', () => desk.fault(held))
  await expect(told(panel)).toHaveText('Running: 0 rows so far')
  await desk.tokens({ revokeAll: true, revokeRefresh: true })
  await desk.clearFaults()
  await desk.letGo()
  const dialog = page.getByRole('dialog', { name: 'You were signed out' })
  await dialog.getByLabel('Password').fill(desk.user('support').password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Export all' }).click()
  await expect(told(panel)).toHaveText(/^Complete/)
  const { path } = await downloaded(page, () =>
    panel.getByRole('link', { name: 'Download' }).click(),
  )
  expect(rowIdsIn(path)).toEqual(await storedIds(desk, 'Listed'))
  await onReceipt(page)
  await expect(fact(page, 'Signed in again')).toHaveText('1')
})

test('an export that is cancelled keeps its part, and says that it is none of the whole', async ({
  desk,
  page,
}) => {
  await desk.addTransactions(...twoPages())
  await desk.signIn('support')
  const panel = await exported(page, 'q=Listed', () => heldAtSecondPage(desk))
  await expect(told(panel)).toHaveText('Running: 1 000 rows so far')
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await expect(told(panel)).toHaveText('Not complete: cancelled after 1 000 rows')
  await expect(panel.getByRole('button', { name: 'Continue' })).toHaveCount(0)
  const { name, path } = await downloaded(page, () =>
    panel.getByRole('link', { name: 'Download partial file' }).click(),
  )
  expect(name).toContain('-not-complete')
  expect(rowIdsIn(path)).toEqual((await storedIds(desk, 'Listed')).slice(0, 1_000))
})

test('an XLSX file keeps every digit of what names something, and adds up amounts alone', async ({
  desk,
  page,
}) => {
  await desk.addTransactions(
    ...planted.map((row) => ({
      ...row,
      Company: 'Planted AS',
      InvoiceeName: `${row.InvoiceeName} Planted`,
    })),
  )
  await desk.signIn('support')
  const panel = await exported(page, 'q=Planted', () =>
    panelOf(page).getByRole('radio', { name: 'XLSX' }).check(),
  )
  await expect(told(panel)).toHaveText(/^Complete/)
  const { name, path } = await downloaded(page, () =>
    panel.getByRole('link', { name: 'Download' }).click(),
  )
  expect(name).toMatch(/\.xlsx$/)
  expect(readFileSync(path).subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
  const sheet = textInZip(readFileSync(path), 'xl/worksheets/sheet1.xml')
  const strings = textInZip(readFileSync(path), 'xl/sharedStrings.xml')
  for (const text of [
    '20261009000000401278',
    '000012345674',
    '=1+1 Planted',
    '+47 Planted',
    '@x Planted',
    '-5 Planted',
  ])
    expect(strings).toContain(`>${text}<`)
  expect(sheet).not.toContain('<f>')
  expect(sheet).toContain('<v>-1250.5</v>')
  expect(sheet).not.toContain('<v>20261009000000401278</v>')
})

test('an export is nobody else’s: not its receipt, not its file', async ({ desk, page }) => {
  await desk.signIn('support')
  const panel = await exported(page, '')
  await expect(told(panel)).toHaveText(/^Complete/)
  await onReceipt(page)
  const exportId = new URL(page.url()).pathname.split('/').at(-1)!
  const stranger = await desk.stranger()
  for (const { userName, password } of [desk.user('lead'), stranger.user('support')]) {
    const other = await desk.otherBrowser()
    const theirs = await other.newPage()
    await visit(theirs, routes.login(routes.export(exportId)))
    await theirs.getByLabel('User name').fill(userName)
    await theirs.getByLabel('Password').fill(password)
    await theirs.getByRole('button', { name: 'Sign in' }).click()
    await expect(theirs).toHaveURL(routes.export(exportId))
    await expect(
      theirs.getByRole('heading', { name: 'Nothing found under this number' }),
    ).toBeVisible()
    expect((await other.request.get(routes.exportFile(exportId))).status()).toBe(404)
    await theirs.goto(routes.exports())
    await expect(theirs.getByRole('heading', { name: 'No exports yet' })).toBeVisible()
  }
})
