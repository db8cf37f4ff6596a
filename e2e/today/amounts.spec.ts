import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, reload, test, visit } from '../fixtures'
import { collectionOf } from '../support/collection'
import { inDays } from '../support/days'

const amounts = (page: Page) => page.getByRole('region', { name: 'Amounts that don’t add up' })
const lines = (page: Page) =>
  amounts(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^More for/ }) })

/** Invoices of this month that nobody else's test has: so many more than the tenant came with. */
async function addInvoices(desk: Desk, count: number) {
  const made = await collectionOf(desk).addInvoices(
    ...Array.from({ length: count }, (_, at) => ({
      ...{ originalInvoiceAmount: 1000, currency: 'NOK', invoiceNumber: `SUM-${at + 1}` },
    })),
  )
  return made.map(({ invoiceId }) => invoiceId)
}

test('an invoice whose amounts disagree is a line that tells by how much, leads there, and goes once it is mended', async ({
  desk,
  page,
}) => {
  const collection = collectionOf(desk)
  const [invoiceId] = await addInvoices(desk, 1)
  await collection.pay({ invoiceId: invoiceId!, amount: 300, type: 'COLLECTOR_PAYMENT' })
  await desk.signIn('controller')
  await visit(page, routes.home())
  const source = page
    .getByRole('complementary')
    .getByRole('listitem')
    .filter({ hasText: 'Amounts' })
  await expect(source).toHaveText(/^Amounts\d\d:\d\d/)
  await expect(amounts(page)).toHaveCount(0)

  await collection.bendAmount({ field: 'remainingAmount', by: -12.34 })
  await visit(page, routes.home())
  const line = lines(page).filter({ hasText: 'Invoice SUM-1 doesn’t add up' })
  await expect(line).toContainText('1 difference')
  await expect(line).toContainText('12,34 NOK')
  await expect(page.getByText(/\d records don’t add up/)).toBeVisible()
  await line.getByRole('link').click()
  await expect(page).toHaveURL(routes.collectionInvoice(desk.organizationId, invoiceId!))
  await expect(page.getByRole('region', { name: 'Balance check' })).toContainText(
    'Off by 12,34 NOK. Remaining should equal original minus paid minus credited. remainingAmount is 687,66 NOK, expected 700,00 NOK.',
  )

  await collection.bendAmount(null)
  await visit(page, routes.home())
  await expect(source).toHaveText(/^Amounts\d\d:\d\d/)
  await expect(amounts(page)).toHaveCount(0)
})

test('a settlement whose parts do not make its amount is a line that leads there, and done stays done', async ({
  desk,
  page,
}) => {
  const [invoiceId] = await addInvoices(desk, 1)
  const { settlementId } = await collectionOf(desk).addSettlement({
    ...{ invoiceId: invoiceId!, amount: 100, allocations: [{ type: 'CAPITAL', amount: 90.5 }] },
  })
  await desk.signIn('controller')
  await visit(page, routes.home())
  await expect(lines(page)).toHaveCount(1)
  await expect(lines(page)).toContainText(/Settlement of \d{1,2} \w+ doesn’t add up.*1 difference/)
  await expect(lines(page)).toContainText('9,50 NOK')
  await lines(page).getByRole('link').click()
  await expect(page).toHaveURL(routes.settlement(desk.organizationId, settlementId))
  await expect(
    page.getByText(/The parts don’t add up to the settlement amount: 9,50/),
  ).toBeVisible()

  await visit(page, routes.home())
  await lines(page).getByRole('link').focus()
  await page.keyboard.press('e')
  await expect(page.getByText(/^Done: Settlement of/)).toBeVisible()
  await expect(amounts(page)).toHaveCount(0)
  await reload(page)
  await expect(page.getByRole('complementary')).toContainText('Done by')
  await expect(amounts(page)).toHaveCount(0)
})

test('many invoices stand on one line, which names each with what it is off by, and leads to the days that were checked', async ({
  desk,
  page,
}) => {
  await addInvoices(desk, 13)
  await collectionOf(desk).bendAmount({ field: 'remainingAmount', by: 5 })
  await desk.signIn('controller')
  await visit(page, routes.home())
  await expect(lines(page)).toHaveCount(1)
  await expect(lines(page)).toContainText(/\d\d collection invoices don’t add up/)
  const named = lines(page).getByRole('listitem').getByRole('link')
  await expect(named).toHaveCount(12)
  const all = lines(page).getByRole('button', { name: /^Show all \d+$/ })
  const count = Number((await all.textContent())!.match(/\d+/)![0])
  await all.click()
  await expect(named).toHaveCount(count)
  await expect(lines(page)).toContainText(`${count} collection invoices don’t add up`)
  const last = lines(page).getByRole('listitem').filter({ hasText: 'SUM-13' })
  await expect(last).toContainText('5,00 NOK')
  await last.getByRole('link').click()
  await expect(page.getByRole('region', { name: 'Balance check' })).toContainText('Off by 5,00 NOK')

  await visit(page, routes.home())
  await lines(page)
    .getByRole('link', { name: /collection invoices don’t add up/ })
    .click()
  const days = new URLSearchParams({ From: inDays(-29), To: inDays(0) })
  await expect(page).toHaveURL(routes.collectionInvoices(desk.organizationId, `${days}`))
})
