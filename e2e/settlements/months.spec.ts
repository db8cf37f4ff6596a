import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, reload, test, visit } from '../fixtures'
import { collectionOf } from '../support/collection'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const months = (page: Page) => page.getByRole('table', { name: 'Months' })
const rowsOf = (page: Page, month: string) =>
  page.getByRole('table', { name: `${month}, newest first` }).locator('tbody tr')
const pane = (page: Page) => page.getByRole('complementary', { name: /^Settlement of / })
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Adds two settlements of today, so that the newest month has two on every day of the year. */
async function addTwoOfToday(desk: Desk) {
  const collection = collectionOf(desk)
  const [read] = await collection.invoices()
  const invoiceId = String(read?.id)
  for (const capital of [200, 100])
    await collection.addSettlement({
      ...{ invoiceId, amount: capital + 10 },
      allocations: [
        { type: 'CAPITAL', amount: capital },
        { type: 'FEE', amount: 10 },
      ],
    })
  return collection.ask<{ data: { settlementId: string }[] }>('GET', '/settlements')
}

test('a settlement is read by keyboard alone, with few keys, and the next one with two', async ({
  desk,
  page,
}) => {
  const [first, second] = (await addTwoOfToday(desk)).data
  await desk.signIn('controller')
  await visit(page, routes.settlements(desk.organizationId))
  await expect(months(page).getByRole('link').first()).toBeVisible()
  let keys = 0
  const press = async (key: string) => {
    await page.keyboard.press(key)
    keys += 1
  }
  await press('j')
  await press('Tab')
  await press('Enter')
  expect(keys).toBe(3)
  await expect(page).toHaveURL(new RegExp(`open=${first!.settlementId}(&|$)`))
  await expect(pane(page)).toContainText('Paid out')
  await expect(part(page, 'Who paid').first()).toContainText(/Fees/)
  await expect(page).toHaveTitle(/^Settlement of .* · Duedesk$/)
  await expect(title(page)).toHaveText(/ settled in /)

  await press('j')
  await expect(page.locator('.row-link:focus')).toHaveAttribute(
    'href',
    new RegExp(`open=${second!.settlementId}`),
  )
  await press('Enter')
  await expect(page).toHaveURL(new RegExp(`open=${second!.settlementId}(&|$)`))
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`open=${first!.settlementId}(&|$)`))
  await pane(page).getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Escape')
  await expect(pane(page)).toHaveCount(0)
  await expect(page).not.toHaveURL(/open=/)
})

test('a row that is marked keeps the keyboard while more rows of its month arrive', async ({
  desk,
  page,
}) => {
  const collection = collectionOf(desk)
  await collection.silenceWebhooks()
  const [read] = await collection.invoices()
  await Promise.all(
    Array.from({ length: 120 }, (_, at) =>
      collection.addSettlement({
        ...{ invoiceId: String(read?.id), amount: 10 + at, settlementDate: '2020-03-02' },
      }),
    ),
  )
  const further = Promise.withResolvers<void>()
  await page.route(/\/api\/read\/listSettlements/, async (route) => {
    const { query } = route.request().postDataJSON() as { query?: { pageToken?: string } }
    if (query?.pageToken) await further.promise
    await route.continue()
  })
  await desk.signIn('controller')
  await visit(page, routes.settlements(desk.organizationId, 'from=2020-03-01&to=2020-03-31'))
  const rows = rowsOf(page, 'Mar 2020')
  await expect(rows.nth(1)).toBeVisible()
  const held = await rows.count()
  expect(held).toBeLessThan(120)
  for (const key of ['j', 'Tab', 'j']) await page.keyboard.press(key)
  const second = rows.nth(1).locator('.row-link')
  await expect(second).toBeFocused()
  const address = await second.getAttribute('href')

  further.resolve()
  await expect(rows).toHaveCount(120)
  await expect(page.locator('.row-link:focus')).toHaveAttribute('href', address!)
  await page.keyboard.press('Enter')
  const open = new URLSearchParams(address!.split('?')[1]).get('open')
  await expect(page).toHaveURL(new RegExp(`open=${open}(&|$)`))
})

test('a settlement that was marked is marked again where the page is loaded anew', async ({
  desk,
  page,
}) => {
  await addTwoOfToday(desk)
  await desk.signIn('controller')
  await visit(page, routes.settlements(desk.organizationId))
  const marked = page.locator('.row-link[href*="open="]').nth(1)
  await marked.focus()
  const address = await marked.getAttribute('href')
  await reload(page)
  await expect(page.locator('.row-link:focus')).toHaveAttribute('href', address!)
})

test('a month lists its settlements, in the address too, and is compared with the one before', async ({
  desk,
  page,
}) => {
  const collection = collectionOf(desk)
  const [read] = await collection.invoices()
  const [invoiceId, currency] = [String(read?.id), String(read?.currency)]
  await collection.addSettlement({ invoiceId, amount: 100.1, settlementDate: '2020-02-15' })
  await collection.addSettlement({ invoiceId, amount: 0.2, settlementDate: '2020-03-31' })
  await collection.addSettlement({ invoiceId, amount: 0.1, settlementDate: '2020-03-02' })
  await desk.signIn('controller')
  await visit(page, routes.settlements(desk.organizationId, 'from=2020-02-01&to=2020-03-31'))
  await expect(title(page)).toHaveText(`0,30 ${currency} settled in March 2020`)
  await expect(page.getByText(`99,80 ${currency} less than in February 2020.`)).toBeVisible()
  await expect(months(page).locator('tfoot')).toContainText(/All 3.*100,40/)

  await months(page).getByRole('link', { name: 'Feb 2020' }).click()
  await expect(page).toHaveURL(/month=2020-02/)
  await expect(rowsOf(page, 'Feb 2020')).toHaveCount(1)
  await expect(title(page)).toHaveText(`100,10 ${currency} settled in February 2020`)
  await expect(page.getByText(/than in January/)).toHaveCount(0)
  await reload(page)
  await expect(rowsOf(page, 'Feb 2020')).toHaveCount(1)

  await visit(page, routes.settlements(desk.organizationId, 'from=2020-02-16&to=2020-03-31'))
  await expect(page.getByText(/(less|more) than in/)).toHaveCount(0)
})

test('currencies are apart: no month, title or sum adds them', async ({ desk, page }) => {
  const collection = collectionOf(desk)
  const [inNok, inEur] = await collection.addInvoices(
    { originalInvoiceAmount: 500, currency: 'NOK', invoiceNumber: 'APART-1' },
    { originalInvoiceAmount: 500, currency: 'EUR', invoiceNumber: 'APART-2' },
  )
  const settlementDate = '2020-03-02'
  const settle = (invoiceId: string, amount: number) =>
    collection.addSettlement({ invoiceId, amount, settlementDate })
  await settle(inNok!.invoiceId, 100)
  await settle(inNok!.invoiceId, 20.5)
  await settle(inEur!.invoiceId, 7.25)
  await desk.signIn('controller')
  await visit(page, routes.settlements(desk.organizationId, 'from=2020-03-01&to=2020-03-31'))
  await expect(title(page)).toHaveText('120,50 NOK settled in March 2020')
  await expect(rowsOf(page, 'Mar 2020')).toHaveCount(2)
  await expect(page.getByText('EUR is settled apart: 1 settlement, 7,25 EUR.')).toBeVisible()
  await page.getByRole('navigation', { name: 'Currency' }).getByText('EUR').click()
  await expect(page).toHaveURL(/currency=EUR/)
  await expect(title(page)).toHaveText('7,25 EUR settled in March 2020')
  await expect(rowsOf(page, 'Mar 2020')).toHaveCount(1)
  await expect(page.getByText('127,75')).toHaveCount(0)
})

test('where the ledger or a debtor cannot be read, that part says so and the rest stays', async ({
  desk,
  page,
}) => {
  const [settled] = (
    await collectionOf(desk).ask<{ data: { settlementId: string }[] }>('GET', '/settlements')
  ).data
  await desk.signIn('controller')
  await desk.fault({ operation: 'listArItems', kind: 'status', status: 502, times: 20 })
  await visit(page, routes.settlement(desk.organizationId, settled!.settlementId))
  await expect(part(page, 'Ledger').getByRole('alert')).toBeVisible()
  await expect(part(page, 'Who paid').getByRole('link').first()).toBeVisible()
  await expect(page.getByText('The parts add up to the settlement amount.')).toBeVisible()
  await desk.clearFaults()
  await part(page, 'Ledger').getByRole('button', { name: 'Retry' }).click()
  await expect(part(page, 'Ledger')).toContainText('Ledger and collection agree on invoice')

  await desk.fault({ operation: 'getCollectionInvoice', kind: 'status', status: 502, times: 20 })
  await reload(page)
  await expect(part(page, 'Who paid').first()).toContainText('Some debtors couldn’t be loaded')
  await expect(page.getByText('The parts add up to the settlement amount.')).toBeVisible()
  await desk.clearFaults()
})

type Claim = { type: string; remainingAmount: number }

test('the ledger’s difference is told where both tell what is open', async ({ desk, page }) => {
  const collection = collectionOf(desk)
  const [open] = await collection.invoices('?Status=OPEN')
  const [invoiceId, number, currency] = [open!.id, open!.invoiceNumber, open!.currency].map(String)
  const { settlementId } = await collection.addSettlement({ invoiceId: invoiceId!, amount: 10 })
  const fees = (open!.claims as Claim[])
    .filter(({ type }) => type !== 'PRINCIPAL')
    .reduce((sum, { remainingAmount }) => sum + remainingAmount, 0)
  await desk.signIn('controller')
  const ledger = part(page, 'Ledger')
  await visit(page, routes.settlement(desk.organizationId, settlementId))
  await expect(ledger).toContainText(`Ledger and collection agree on invoice ${number}`)
  await collection.pay({ invoiceId, amount: fees + 10.5, type: 'COLLECTOR_PAYMENT' })
  await reload(page)
  await expect(ledger).toContainText(
    `The ledger has 10,50 ${currency} more open than collection on invoice ${number}`,
  )
  await expect(ledger.getByRole('link', { name: 'Open invoice' })).toBeVisible()
})

test('on a phone a settlement is read alone, and the list comes back', async ({ desk, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await desk.signIn('controller')
  await visit(page, routes.settlements(desk.organizationId))
  await page.locator('main a.row-link').first().click()
  await expect(pane(page)).toBeVisible()
  await expect(pane(page)).toBeFocused()
  await expect(months(page)).toBeHidden()
  await pane(page).getByRole('button', { name: 'Close' }).click()
  await expect(months(page)).toBeVisible()
})
