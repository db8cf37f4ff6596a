import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, test, visit } from '../fixtures'
import { collectionOf } from '../support/collection'
import { noteShown } from '../support/leak-corpus'
import { addFilter, chooseFilter, filters } from '../support/list-filters'
import { looked } from '../support/screenshots'
import { inBothSizes } from '../support/window-sizes'

const grid = (page: Page) => page.getByRole('grid', { name: 'Collection invoices' })
const rowsOf = (page: Page) => grid(page).locator('.grid-row')
const opened = /\/collection\/[0-9a-f-]{36}\/invoices\/[0-9a-f-]{36}$/

async function list(desk: Desk, page: Page, query = '') {
  await desk.signIn('controller')
  await visit(page, routes.collectionInvoices(desk.organizationId, query))
}

/** Opens the first invoice that a filter finds. */
async function openFirst(desk: Desk, page: Page, query: string) {
  await list(desk, page, query)
  await rowsOf(page).first().click()
  await expect(page).toHaveURL(opened)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('the list is narrowed by every filter, and its address holds the view', async ({
  desk,
  page,
}) => {
  await list(desk, page)
  await expect(page.getByText(/\d+ loaded \(all\)/)).toBeVisible()
  await chooseFilter(page, 'Status', 'Paused')
  await expect(page).toHaveURL(/Status=PAUSED/)
  await expect(filters(page).getByRole('button', { name: /^Change Status/ })).toBeFocused()
  await expect(rowsOf(page).first()).toContainText(/Paused/)
  await expect(rowsOf(page).filter({ hasText: /Open|Closed/ })).toHaveCount(0)

  await page.getByRole('searchbox', { name: 'Invoice number' }).fill('no such number')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'No invoices match these filters' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(rowsOf(page).first()).toBeVisible()
  await expect(page).toHaveURL(/\/invoices$/)

  const days = await addFilter(page, 'Registered')
  await days.getByRole('textbox', { name: 'From' }).fill('31.02.2026')
  await page.keyboard.press('Enter')
  await expect(days.getByText('2026-02-31 isn’t a valid date (use 2026-03-31).')).toBeVisible()
})

test('a filter that is chosen while a number rests stays', async ({ desk, page }) => {
  await list(desk, page)
  await page.getByRole('searchbox', { name: 'Invoice number' }).fill('no such number')
  await chooseFilter(page, 'Status', 'Paused')
  await expect(page).toHaveURL(/InvoiceNumber=no/)
  await expect(page).toHaveURL(/Status=PAUSED/)
})

test('what may be an identity number is looked for and stays out of the address', async ({
  desk,
  page,
}) => {
  await list(desk, page)
  const customer = await addFilter(page, 'Customer number')
  await customer.getByRole('textbox').fill('15085098765')
  const asked = page.waitForRequest((request) =>
    request.url().endsWith(routes.read('listCollectionInvoices')),
  )
  await customer.getByRole('button', { name: 'Apply', exact: true }).click()
  expect((await asked).postDataJSON()).toMatchObject({ query: { CustomerNumber: '15085098765' } })
  await expect(filters(page).getByRole('button', { name: 'Filters to add' })).toBeFocused()
  await expect(page.getByText('so it’s left out of the link to this page.')).toBeVisible()
  expect(page.url()).not.toContain('15085098765')
})

test('a page of the list that does not come says so and is asked for again', async ({
  desk,
  page,
}) => {
  await desk.fault({
    operation: 'listCollectionInvoices',
    kind: 'status',
    status: 503,
    times: 20,
    body: { message: 'Ledger is closed for the night' },
  })
  await list(desk, page)
  await expect(page.getByText('Ledger is closed for the night')).toBeVisible()
  await desk.clearFaults()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(rowsOf(page).first()).toBeVisible()
})

test('an invoice that something happens to elsewhere gets its new state in its row, and the list says when it is another', async ({
  desk,
  page,
}) => {
  test.slow()
  const collection = collectionOf(desk)
  const add = (invoiceNumber: string) =>
    collection.addInvoices({ originalInvoiceAmount: 1000, currency: 'NOK', invoiceNumber })
  const [made] = await add('LIVE-1')
  const stream = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === routes.events(),
  )
  await list(desk, page)
  await stream
  const [row, behind] = [rowsOf(page).first(), page.getByText('The list has changed since.')]
  await expect(row).toContainText('LIVE-1')
  await expect(row).toContainText('1 000,00')
  await collection.pay({ invoiceId: made!.invoiceId, amount: 250.5, type: 'COLLECTOR_PAYMENT' })
  await expect(row).toContainText('749,50')
  await expect(row).toContainText('LIVE-1')
  await expect(behind).toHaveCount(0)

  await add('LIVE-2')
  await expect(behind).toBeVisible()
  await expect(row).toContainText('LIVE-1')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(row).toContainText('LIVE-2')
  await expect(behind).toHaveCount(0)
})

test('what is ticked is summed up by currency and copied, and Esc lets go of it', async ({
  desk,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const add = (invoiceNumber: string, originalInvoiceAmount: number, currency: string) =>
    collectionOf(desk).addInvoices({ originalInvoiceAmount, currency, invoiceNumber })
  await add('SUM-1', 1000.5, 'NOK')
  await add('SUM-2', 200, 'SEK')
  await add('SUM-3', 0.25, 'NOK')
  await list(desk, page)
  const bar = page.getByRole('region', { name: 'Selected rows' })
  await expect(bar).toHaveCount(0)
  for (const number of ['SUM-3', 'SUM-2', 'SUM-1'])
    await grid(page)
      .getByRole('row', { name: new RegExp(number) })
      .getByRole('checkbox')
      .click()
  await expect(bar).toContainText('3 selected')
  await expect(bar).toContainText(/1\u00a0000,75 NOK/)
  await expect(bar).toContainText(/200,00 SEK/)
  await bar.getByRole('button', { name: 'Copy rows' }).click()
  await expect(bar.getByRole('status')).toHaveText('3 rows copied, with headings.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n').map((line) => line.split('\t')[0])).toEqual(
    expect.arrayContaining(['SUM-3', 'SUM-2', 'SUM-1']),
  )

  await grid(page).getByRole('gridcell', { name: 'SUM-2' }).focus()
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
})

test('the keyboard leads from the list to an invoice', async ({ desk, page }) => {
  await list(desk, page)
  await expect(rowsOf(page).first()).toBeVisible()
  await grid(page).locator('[tabindex="0"]').first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(opened)
})

test('one invoice tells its amounts, its claims, who owes and what happened', async ({
  desk,
  page,
}) => {
  await openFirst(desk, page, 'Status=OPEN')
  for (const part of ['Balance check', 'Claims', 'Debtors', 'Payments', 'History', 'Documents'])
    await expect(page.getByRole('region', { name: part, exact: true })).toBeVisible()
  await expect(page.getByRole('table', { name: 'From original to remaining' })).toContainText(
    'Remaining',
  )
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Registered')
})

test('a masked identity number is read by a click, and the journal notes it', async ({
  desk,
  page,
}) => {
  await list(desk, page)
  const shown = page.getByRole('button', { name: 'Reveal Identity number' })
  await rowsOf(page)
    .filter({ hasNotText: / AS|Oy|AB|ApS/ })
    .first()
    .click()
  await shown.first().click()
  const number = page.getByText(/^Identity number [0-9-+A-Z]{10,}/).first()
  noteShown(/[0-9-+A-Z]{10,}/.exec((await number.textContent())!)![0])
  await visit(page, routes.journal())
  await expect(page.getByText('revealed personal data of a debtor').first()).toBeVisible()
})

test('a part that cannot be read leaves the others and says so in its own place', async ({
  desk,
  page,
}) => {
  await list(desk, page, 'Status=OPEN')
  await desk.fault({
    operation: 'listInvoiceHistory',
    kind: 'status',
    status: 500,
    times: 20,
    body: { message: 'History is down' },
  })
  await rowsOf(page).first().click()
  const history = page.getByRole('region', { name: 'History' })
  await expect(history).toContainText('History is down')
  await expect(page.getByRole('region', { name: 'Documents' })).toContainText('Invoice')
  await desk.clearFaults()
  await history.getByRole('button', { name: 'Retry' }).click()
  await expect(history).toContainText('Registered')
})

test('an organization of somebody else is not asked about', async ({ desk, page }) => {
  const stranger = await desk.stranger()
  await desk.signIn('controller')
  await page.goto(routes.collectionInvoices(stranger.organizationId))
  await expect(
    page.getByRole('heading', { name: 'You don’t have access to this organization' }),
  ).toBeVisible()
  expect((await desk.requests()).counts.listCollectionInvoices ?? 0).toBe(0)
})

test('an invoice that is not there says so', async ({ desk, page }) => {
  await desk.signIn('controller')
  await page.goto(
    routes.collectionInvoice(desk.organizationId, '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'),
  )
  await expect(page.getByRole('heading', { name: 'Nothing found under this number' })).toBeVisible()
})

inBothSizes((size) => {
  test(`the list and an invoice are whole and readable (${size})`, async ({ desk, page }) => {
    test.slow()
    await list(desk, page)
    await expect(rowsOf(page).first()).toBeVisible()
    await looked(page, `collection-invoices-${size}`)
    await rowsOf(page).first().click()
    await expect(page.getByRole('region', { name: 'Claims', exact: true })).toBeVisible()
    await looked(page, `collection-invoice-${size}`)
  })
})
