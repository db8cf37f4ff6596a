import { readFile } from 'node:fs/promises'
import { routes } from '@/lib/shared/routes'
import { expect, test, visit } from '../fixtures'
import { collectionOf } from '../support/collection'
import { lookedInBothSizes } from '../support/screenshots'

/** Days in which a fresh tenant has settled nothing. */
const period = 'from=2020-03-01&to=2020-03-31'

test.describe('settlements', () => {
  test('are listed by period with exact sums, lead to their invoice, and go into a file', async ({
    desk,
    page,
  }) => {
    const collection = collectionOf(desk)
    const [first] = await collection.invoices()
    const invoiceId = String(first?.id)
    await collection.addSettlement({ invoiceId, amount: 0.1, settlementDate: '2020-03-02' })
    await collection.addSettlement({ invoiceId, amount: 0.2, settlementDate: '2020-03-31' })
    await desk.signIn('controller')
    await visit(page, routes.settlements(desk.organizationId, period))
    const table = page.getByRole('table', { name: 'Mar 2020, newest first' })
    await expect(table.locator('tbody tr')).toHaveCount(2)
    const currency = String(first?.currency)
    await expect(
      page.getByRole('heading', { level: 1, name: `0,30 ${currency} settled in March 2020` }),
    ).toBeVisible()
    await expect(
      table.getByRole('link', { name: String(first?.invoiceNumber) }).first(),
    ).toHaveAttribute('href', routes.collectionInvoice(desk.organizationId, invoiceId))

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as CSV' }).click(),
    ])
    const text = await readFile(await download.path(), 'utf8')
    expect(text).toContain('settlementAmount')
    expect(text.trim().split('\r\n')).toHaveLength(3)

    await page.getByRole('button', { name: /^Period/ }).click()
    await page.getByRole('textbox', { name: 'To' }).fill('30.03.2020')
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await expect(table.locator('tbody tr')).toHaveCount(1)
    await expect(page).toHaveURL(/to=2020-03-30/)
    await expect(
      page.getByRole('heading', { level: 1, name: /settled in the chosen days of March 2020/ }),
    ).toBeVisible()
  })

  test('whose parts do not make up the amount say so', async ({ desk, page }) => {
    const collection = collectionOf(desk)
    const [first] = await collection.invoices()
    const { settlementId } = await collection.addSettlement({
      invoiceId: String(first?.id),
      amount: 100,
      allocations: [{ type: 'CAPITAL', amount: 99.99 }],
    })
    await desk.signIn('controller')
    await page.goto(routes.settlement(desk.organizationId, settlementId))
    await expect(
      page.getByText(/The parts don’t add up to the settlement amount: 0,01/),
    ).toBeVisible()
  })

  test('of another organization are refused, and one that is not there is not found', async ({
    desk,
    page,
  }) => {
    const theirs = await desk.stranger()
    await desk.signIn('controller')
    await page.goto(routes.settlements(theirs.organizationId))
    await expect(page.getByRole('alert').first()).toBeVisible()
    await page.goto(routes.settlement(desk.organizationId, '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'))
    await expect(page.getByRole('heading', { name: 'Settlement not found' })).toBeVisible()
  })
})

// One size after the other: ten outages in a row would let the whole area rest, for other tests
// too.
test.describe.configure({ mode: 'default' })

test('settlements and reports, full, empty and failed, are whole and readable', async ({
  desk,
  page,
}) => {
  test.slow()
  const { organizationId } = desk
  const shot = (name: string) => lookedInBothSizes(page, `settlements-${name}`)
  await desk.signIn('controller')
  await visit(page, routes.settlements(organizationId))
  await expect(page.getByRole('heading', { level: 1, name: / settled in / })).toBeVisible()
  await shot('list')
  await visit(page, routes.settlements(organizationId, 'from=2019-01-01&to=2019-01-02'))
  await expect(page.getByRole('heading', { name: 'No settlements in this period' })).toBeVisible()
  await shot('empty')
  await visit(page, routes.reports(organizationId))
  await expect(page.getByRole('heading', { level: 1, name: / open on / })).toBeVisible()
  await expect(page.getByRole('figure', { name: 'Collected by step' })).toBeVisible()
  await shot('reports')
  await desk.fault({ operation: 'listSettlements', kind: 'status', status: 502, times: 6 })
  await visit(page, routes.settlements(organizationId, period))
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await shot('failed')
})

test('a list that the service does not give is not called empty', async ({ desk, page }) => {
  await desk.signIn('lead')
  for (const [operation, address] of [
    ['listSettlements', routes.settlements(desk.organizationId)],
    ['listOrganizationReports', routes.reports(desk.organizationId)],
  ] as const) {
    await desk.fault({ operation, kind: 'garbage', body: { data: null }, times: 20 })
    await visit(page, address)
    const silent = page.getByText('We couldn’t load this list')
    await expect(silent).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/No (report|settlement)/)
    await desk.clearFaults()
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
    await expect(silent).toBeHidden()
    await expect(page.getByRole('main').getByRole('table').last()).toBeVisible()
  }
})
