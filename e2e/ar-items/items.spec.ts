import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { expect, reload, takesInput, test, visit } from '../fixtures'
import { inDays } from '../support/days'
import { findItemId } from '../support/items'
import { addFilter, chooseFilter } from '../support/list-filters'
import { owingCustomer, owingName } from '../support/owing-customer'
import { expectAccessible } from '../support/page-checks'
import { looked, lookedInBothSizes } from '../support/screenshots'
import { windowSizes } from '../support/window-sizes'

const grid = (page: Page) => page.getByRole('grid', { name: 'Receivable items' })
const row = (page: Page, number: string) => grid(page).getByRole('row').filter({ hasText: number })

/** Where rows are on their way, bars as wide as columns hold their places, and none is counted. */
async function expectPlacesOfRows(page: Page) {
  const bars = page
    .getByRole('status')
    .filter({ hasText: /^Loading$/ })
    .locator('div > span')
  await expect
    .poll(async () =>
      Math.min(...(await bars.evaluateAll((all) => all.map((each) => each.clientWidth)))),
    )
    .toBeGreaterThan(100)
  await expect(page.getByText(/^0 loaded/)).toHaveCount(0)
}

test('items are narrowed, summed by currency, and one leads to its page, its customer and its delivery', async ({
  desk,
  page,
}) => {
  const { clientNo, customerNo, caseNumber } = await owingCustomer(desk)
  await desk.signIn('lead')
  await visit(page, routes.home())
  await page.getByRole('link', { name: 'Receivable items' }).click()
  await expect(page).toHaveTitle('Receivable items · Duedesk')
  await takesInput(page)

  const editor = await addFilter(page, 'Customer number')
  await editor.getByRole('textbox').fill(customerNo)
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/read/listArItems*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.keyboard.press('Enter')
  await expectPlacesOfRows(page)
  answer.resolve()
  await expect(row(page, 'W-1')).toContainText('1 000,50 NOK')
  await expect(row(page, 'W-1')).toContainText(`${customerNo} ${owingName}`)
  await expect(row(page, 'W-2')).toContainText('40 d')
  await expect(row(page, 'W-3')).toContainText('Debt collection')
  await expect(page.getByText('3 loaded (all)')).toBeVisible()
  await expect(page.getByText('Open:')).toContainText('1 230,50 NOK')
  await chooseFilter(page, 'Collection', 'Debt collection')
  await expect(row(page, 'W-1')).toBeHidden()
  await expect(page.getByText('Open:')).toContainText('30,00 NOK')
  await looked(page, 'receivable-items')
  await expectAccessible(page)

  await row(page, 'W-3').getByRole('link', { name: 'W-3' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoice W-3, 30,00 NOK open')
  await expect(page.getByRole('link', { name: `case ${caseNumber}` })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Track delivery' })).toHaveAttribute(
    'href',
    routes.invoiceByNumber('W-3', null),
  )
  await expect(page.getByText('70010003')).toBeVisible()
  const postings = page.getByRole('region', { name: 'Postings', exact: true })
  await expect(postings.getByRole('row').filter({ hasText: 'W-3' }).first()).toBeVisible()
  await expect(postings.getByRole('link', { name: 'Open in the ledger' })).toHaveAttribute(
    'href',
    routes.glItems(clientNo, 'documentno=W-3'),
  )
  await looked(page, 'receivable-item')
  await expectAccessible(page)
  await page.setViewportSize(windowSizes.narrow)
  await expectAccessible(page)
  await page.setViewportSize(windowSizes.wide)
  await page.getByRole('main').getByRole('link', { name: customerNo, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: owingName })).toBeVisible()
  await visit(page, routes.item(clientNo, await findItemId(desk, 'W-3')))
  await page.getByRole('link', { name: 'Open document' }).click()
  await expect(page.getByRole('complementary', { name: 'W-3' })).toBeVisible()
  await visit(page, routes.customerInvoices(clientNo, customerNo))
  await page.getByRole('link', { name: '200,00 NOK' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoice W-2, 200,00 NOK open')
})

test('an item is stopped on its page, and what other areas do not tell is not known', async ({
  desk,
  page,
}) => {
  const { clientNo } = await owingCustomer(desk, {})
  const item = routes.item(clientNo, await findItemId(desk, 'W-1'))
  await desk.signIn('lead')
  await visit(page, item)
  await takesInput(page)
  const stops = page.getByRole('region', { name: 'Stops' })
  await expect(stops).toContainText('Not stopped')
  await stops.getByRole('button', { name: 'Set stop' }).click()
  await page.getByLabel('Until', { exact: true }).fill(inDays(30))
  await page.getByLabel('Reason').fill('Disputed')
  await page.getByRole('button', { name: 'Stop 1 invoice' }).click()
  await expect(page.getByRole('dialog')).toContainText('1 of 1 invoice stopped')
  await page.keyboard.press('Enter')
  await expect(stops).toContainText('“Disputed”')
  await expect(page.getByRole('main').getByText('Reminders').first()).toBeVisible()

  for (const operation of ['listCollectionInvoices', 'searchInvoiceSummary'])
    await desk.fault({ operation, kind: 'status', status: 503, times: 50 })
  await reload(page)
  await expect(page.getByRole('region', { name: 'Delivery' })).toContainText('Not known')
  await expect(page.getByRole('region', { name: 'Collection' })).toContainText('Not known')
  await expect(stops).toContainText('“Disputed”')
})

test('a filter that the service ignores is told, and no other row is shown for a result', async ({
  desk,
  page,
}) => {
  await owingCustomer(desk)
  await desk.signIn('controller')
  await desk.shapes({ ignoreFilters: 'all' })
  await visit(page, routes.items(desk.clientNo, 'documentno=W-2'))
  await expect(row(page, 'W-2')).toBeVisible()
  await expect(page.getByText('The service ignored this filter: Document number')).toBeVisible()
  await expect(grid(page).getByRole('row')).toHaveCount(2)
})

test('postings that are mixed with others, or that cannot be read, are not taken for none', async ({
  desk,
  page,
}) => {
  await owingCustomer(desk)
  await desk.signIn('lead')
  const item = routes.item(desk.clientNo, await findItemId(desk, 'W-1'))
  const postings = page.getByRole('region', { name: 'Postings', exact: true })
  await desk.fault({ operation: 'listGlItems', kind: 'status', status: 503, times: 9 })
  await visit(page, item)
  await expect(postings.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect(postings).not.toContainText('No postings')
  await lookedInBothSizes(page, 'item-postings-failed')
  await desk.clearFaults()
  await postings.getByRole('button', { name: 'Retry' }).click()
  await expect(postings.getByRole('row').filter({ hasText: 'W-1' }).first()).toBeVisible()

  await desk.shapes({ ignoreFilters: 'all' })
  await visit(page, item)
  await expect(postings).toContainText('The service ignored this filter: Document number')
  await expect(postings.getByRole('row').filter({ hasText: 'W-2' })).toHaveCount(0)
  await lookedInBothSizes(page, 'item-postings-ignored')
})

test('an item that is not there, and one of a customer nobody names', async ({ desk, page }) => {
  await owingCustomer(desk)
  await desk.signIn('controller')
  await visit(page, routes.item(desk.clientNo, '1'))
  await expect(page.getByText('Nothing found under this number')).toBeVisible()
  await desk.shapes({ leaveOut: { getArItem: ['customerNo', 'remainingAmount'] } })
  await visit(page, routes.item(desk.clientNo, await findItemId(desk, 'W-1')))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoice W-1')
  await expect(page.getByText('No customer, so not known')).toBeVisible()
})

test('the type of an item is named by the codes of its client, and is the code alone where none names it', async ({
  desk,
  page,
}) => {
  await owingCustomer(desk)
  await desk.signIn('controller')
  await desk.shapes({ oddRecord: { listArItems: { at: 0, fields: { documentType: 'ZZ' } } } })
  await visit(page, routes.items(desk.clientNo))
  await expect(grid(page).getByRole('gridcell', { name: 'ZZ', exact: true })).toBeVisible()
  await expect(grid(page).getByRole('gridcell', { name: 'IN Invoice' }).first()).toBeVisible()
  await expect(page.getByText('1 type without a name')).toBeVisible()
  await chooseFilter(page, 'Type', 'IN Invoice')
  await expect(page).toHaveURL(/documenttype=IN/)

  await desk.fault({ operation: 'listCodes', kind: 'status', status: 503, times: 20 })
  await reload(page)
  await expect(grid(page).getByRole('gridcell', { name: 'IN', exact: true }).first()).toBeVisible()
  await expect(page.getByText('without a name')).toBeHidden()
})

test('what is reserved of an item is shown with what is free to pay, and is unknown where it is not told', async ({
  desk,
  page,
}) => {
  await owingCustomer(desk)
  await desk.signIn('controller')
  const item = routes.item(desk.clientNo, await findItemId(desk, 'W-1'))
  const amounts = page.getByLabel('Amounts')
  await visit(page, item)
  await expect(amounts).toContainText('Reserved–')
  await expect(amounts).toContainText('Free to pay–')
  const reserved = { at: 0, fields: { reservedAmount: 100.25 } }
  await desk.shapes({ oddRecord: { listArItems: reserved, getArItem: reserved } })
  await reload(page)
  await expect(amounts).toContainText('Reserved100,25 NOK')
  await expect(amounts).toContainText('Free to pay900,25 NOK')
  await lookedInBothSizes(page, 'item-reserved')
  await visit(page, routes.items(desk.clientNo))
  await takesInput(page)
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Reserved' }).check()
  await expect(grid(page).getByRole('gridcell', { name: /^100,25 / })).toHaveCount(1)
})
