import { routes } from '@/lib/shared/routes'
import { expect, reload, takesInput, test, visit } from '../fixtures'
import { listItems } from '../support/items'
import { listMovements, makeLedgersDiffer, writeAmount } from '../support/ledger'
import { owingCustomer } from '../support/owing-customer'
import { lookedInBothSizes } from '../support/screenshots'

test('aging leads to the items of an age, today and as of an earlier day', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  await visit(page, routes.aging(desk.clientNo))
  const table = page.getByRole('table', { name: /Open amounts in NOK/ })
  await expect(table.locator('tbody tr')).toHaveCount(5)
  await expect(page.getByText('Closed through')).toBeVisible()
  await lookedInBothSizes(page, 'aging')
  await expect(table.getByRole('link', { name: '1–30 days' })).toHaveAttribute(
    'href',
    /\/items\?currency=NOK&duefrom=\d{4}-\d\d-\d\d&dueto=\d{4}-\d\d-\d\d$/,
  )
  await takesInput(page)
  await page.getByRole('button', { name: 'As of today' }).click()
  await page
    .getByRole('button', { name: /^End of/ })
    .first()
    .click()
  await expect(page).toHaveURL(/asof=\d{4}-\d\d-\d\d$/)
  await expect(page.getByText('Links show the items')).toBeVisible()
  await page.getByRole('button', { name: /^As of/ }).click()
  await page.getByRole('textbox', { name: 'Day' }).fill('31.02.2026')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('2026-02-31 isn’t a valid date')).toBeVisible()
})

test('aging that a service gives for another day, or not at all, says so', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  await desk.shapes({ ignoreFilters: 'all' })
  await visit(page, routes.aging(desk.clientNo, 'asof=2026-01-31'))
  await expect(page.getByText(/^These figures are of/)).toBeVisible()
  await desk.shapes({})
  await desk.fault({ operation: 'listAdbIntervals', kind: 'status', status: 503, times: 9 })
  await reload(page)
  await expect(page.getByRole('alert').first()).toBeVisible()
  await desk.clearFaults()
  await desk.fault({ operation: 'listAdbIntervals', kind: 'minimal', times: 9 })
  await reload(page)
  await expect(page.getByRole('heading', { name: 'No aging shown' })).toBeVisible()
})

test('movements lead to their ledger items, and an item to its voucher', async ({ desk, page }) => {
  const movements = await listMovements(desk)
  const wanted = movements.find(
    ({ glAccountNo, debitAmount }) => glAccountNo === '1500' && Number(debitAmount) > 0,
  )!
  await desk.signIn('controller')
  await visit(page, routes.glMovements(desk.clientNo))
  const table = page.getByRole('table', { name: 'Movements and balances by period' })
  const period = `${wanted.year}-${String(wanted.period).padStart(2, '0')}`
  const row = table.getByRole('row').filter({ hasText: period }).filter({ hasText: '1500' })
  await expect(row).toContainText(writeAmount(wanted.closingBalance))
  await lookedInBothSizes(page, 'movements')
  await takesInput(page)
  await row.getByRole('link').first().click()
  await expect(page).toHaveURL(/ledger\?glaccountno=1500&year=\d{4}&period=\d+&currency=NOK$/)
  const lines = page.getByRole('table', { name: 'General ledger items' })
  await expect(lines.getByRole('row').nth(1)).toContainText('1500')
  await lookedInBothSizes(page, 'ledger-items')
  await lines.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page.getByText('Debit and credit of this voucher balance')).toBeVisible()
  await lookedInBothSizes(page, 'ledger-item')
  await visit(page, routes.glItem(desk.clientNo, '1'))
  await expect(page.getByRole('heading', { name: 'Ledger item not found' })).toBeVisible()
})

test('filters that a service ignores are filtered here, and said', async ({ desk, page }) => {
  await desk.signIn('controller')
  await desk.shapes({ ignoreFilters: 'all' })
  await visit(page, routes.glItems(desk.clientNo, 'glaccountno=1920'))
  await expect(page.getByText(/ignored/).first()).toBeVisible()
  const lines = page.getByRole('table', { name: 'General ledger items' })
  for (const row of await lines.locator('tbody tr').all()) await expect(row).toContainText('1920')
})

test('four ledgers that agree say so, and each difference is led down to its item', async ({
  desk,
  page,
}) => {
  const open = (await listItems(desk)).filter(({ status }) => status === 'OPEN')
  const [one, two, three, four] = open
  await desk.signIn('controller')
  await visit(page, routes.compareLedgers(desk.clientNo))
  await expect(page.getByRole('heading', { level: 1, name: 'All ledgers agree' })).toBeVisible()
  await lookedInBothSizes(page, 'ledgers-agree')

  await makeLedgersDiffer(desk, [
    { ledger: 'gl', arItemId: Number(one!.arItemId), amount: 0.01 },
    { ledger: 'gl', arItemId: Number(two!.arItemId), amount: -Number(two!.originalAmount) },
    { ledger: 'movements', arItemId: Number(three!.arItemId), amount: -5 },
    { ledger: 'aging', arItemId: Number(four!.arItemId), amount: 7.5 },
  ])
  await takesInput(page)
  await page.getByRole('button', { name: 'Compare again' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: '4 differences between ledgers' }),
  ).toBeVisible()
  const items = page.getByRole('table', { name: 'Items and general ledger' })
  await expect(items.locator('tbody tr')).toHaveCount(2)
  await expect(items.getByRole('row').filter({ hasText: 'Not in the ledger' })).toContainText(
    writeAmount(-Number(two!.originalAmount)),
  )
  await expect(
    items
      .getByRole('row')
      .filter({ hasText: String(one!.documentNo) })
      .filter({ hasText: '0,01' }),
  ).toHaveCount(1)
  await expect(
    page.getByRole('table', { name: 'General ledger and movements' }).locator('tbody tr'),
  ).toContainText('−5,00')
  const aging = page.getByRole('table', { name: 'Items and aging' })
  await expect(aging.locator('tbody tr')).toContainText('7,50')
  await aging.getByRole('button', { name: 'Find the items' }).click()
  await expect(aging.getByText(`Customer ${four!.customerNo}: 7,50 NOK`)).toBeVisible()
  await lookedInBothSizes(page, 'ledgers-differ')
})

test('of ledgers that cannot be read nobody says that they hold nothing', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  for (const operation of ['listArItems', 'listGlItems', 'listGlMovements', 'listAdbIntervals'])
    await desk.fault({ operation, kind: 'status', status: 403, times: 20 })
  await visit(page, routes.compareLedgers(desk.clientNo))
  await expect(page.getByText(/couldn’t be loaded/)).toHaveCount(4)
  await expect(page.getByRole('heading', { level: 1, name: 'Compare ledgers' })).toBeVisible()
  await expect(page.getByText('Nothing to compare')).toBeHidden()
})

test('a ledger that cannot be read is not compared, and the rest is', async ({ desk, page }) => {
  await desk.signIn('controller')
  await desk.fault({ operation: 'listGlItems', kind: 'status', status: 403, times: 20 })
  await visit(page, routes.compareLedgers(desk.clientNo))
  await expect(page.getByText(/The general ledger couldn’t be loaded/)).toBeVisible()
  await expect(
    page.getByRole('heading', { level: 1, name: 'No differences in what could be compared' }),
  ).toBeVisible()
  await expect(page.getByText('Not compared').first()).toBeVisible()
  await visit(page, routes.compareLedgers(desk.clientNo, 'asof=2026-10-15'))
  await expect(page.getByText('Movements end with a month.')).toBeVisible()
})

test('where no movement names the account of receivables, one is assumed, told, and another can be entered', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  await desk.fault({ operation: 'listGlMovements', kind: 'status', status: 403, times: 20 })
  await visit(page, routes.compareLedgers(desk.clientNo))
  const assumed = page.getByText('Account 1500 is assumed to hold receivables')
  await expect(assumed).toBeVisible()
  await lookedInBothSizes(page, 'account-assumed')
  await takesInput(page)
  await page.getByLabel('Receivables account').fill('3000')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/account=3000/)
  await expect(page.getByRole('heading', { level: 1, name: /differences between/ })).toBeVisible()
  await expect(assumed).toBeHidden()
  await expect(page.getByLabel('Receivables account')).toHaveValue('3000')
})

test('aging of one customer leads to that customer’s items, and a service that ignores the customer is told', async ({
  desk,
  page,
}) => {
  const { clientNo, customerNo } = await owingCustomer(desk)
  await desk.signIn('controller')
  await visit(page, routes.aging(clientNo))
  await takesInput(page)
  await page.getByRole('button', { name: /^Change Customer/ }).click()
  await page.getByRole('dialog', { name: 'Customer' }).getByRole('textbox').fill(customerNo)
  await page.keyboard.press('Enter')
  const table = page.getByRole('table', { name: /Open amounts in NOK/ })
  await expect(table).toContainText('1 230,50')
  await expect(page.getByText('These figures equal')).toBeHidden()
  await lookedInBothSizes(page, 'aging-of-customer')
  await table.getByRole('link', { name: '31–60 days' }).click()
  expect(new URL(page.url()).searchParams.get('customerno')).toBe(customerNo)
  const items = page.getByRole('grid', { name: 'Receivable items' })
  await expect(items.getByRole('row').filter({ hasText: 'W-2' })).toBeVisible()

  await desk.fault({
    operation: 'listArItems',
    kind: 'garbage',
    body: { summary: {}, arItems: [] },
  })
  await desk.shapes({ ignoreFilters: ['customerno'] })
  const spoiled = page.waitForResponse((answer) =>
    answer.url().endsWith(routes.read('listArItems')),
  )
  await visit(page, routes.aging(clientNo, `customerno=${customerNo}`))
  await expect(table).toBeVisible()
  await (await spoiled).finished()
  await takesInput(page)
  await expect(page.getByText('These figures equal those of all customers')).toBeHidden()
  await reload(page)
  await expect(page.getByText('These figures equal those of all customers')).toBeVisible()
  await expect(page.getByText('may have ignored this filter: Customer')).toBeVisible()
})
