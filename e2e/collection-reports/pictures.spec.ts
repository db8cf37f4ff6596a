import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { expect, test, visit } from '../fixtures'
import { collectionOf } from '../support/collection'

type Report = {
  currency: string
  periodFrom: string
  periodTo: string
  paidAmount: number
  remainingAmount: number
  originalAmount: number
}

/** As the desk writes amounts, as an expression: digits in threes, two decimals. */
const amountPattern = (amount: number) =>
  amount
    .toFixed(2)
    .replace('.', ',')
    .replaceAll(/\B(?=(\d{3})+,)/g, '\\s')
/** An amount with what stands around it. */
const textOf = (amount: number, rest = '') => new RegExp(`${amountPattern(amount)}\\s?${rest}`)

const picture = (page: Page, name: string) => page.getByRole('figure', { name, exact: true })

test('each picture has its value now, of one currency, and its definition', async ({
  desk,
  page,
}) => {
  const { data } = await collectionOf(desk).ask<{ data: Report[] }>('GET', '/reports')
  const own = data.filter(({ currency }) => currency === 'NOK')
  const newest = own[0]!
  await desk.signIn('controller')
  await visit(page, routes.reports(desk.organizationId))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    textOf(newest.remainingAmount, 'NOK open on'),
  )
  await expect(picture(page, 'Open balance')).toContainText(textOf(newest.remainingAmount, 'NOK'))
  await expect(picture(page, 'Open balance')).toContainText('not added up over months')
  const flows = picture(page, 'Handed over and collected')
  await expect(flows).toContainText(textOf(newest.paidAmount, 'NOK'))
  const cents = own.reduce((sum, { paidAmount }) => sum + Math.round(paidAmount * 100), 0)
  await expect(flows).toContainText(textOf(cents / 100, 'NOK collected\\.'))
  await expect(flows.getByRole('listitem')).toHaveCount(own.length)
  await expect(picture(page, 'Age of the open balance')).toContainText(/\d+ % overdue/)
  await expect(picture(page, 'Collected by step')).toContainText(/\d+ % of principal collected/)
})

test('a month opens the invoices that were handed over in it', async ({ desk, page }) => {
  const collection = collectionOf(desk)
  const { data } = await collection.ask<{ data: (Report & { invoices: number })[] }>(
    'GET',
    '/reports',
  )
  const newest = data.find(({ currency, invoices }) => currency === 'NOK' && invoices > 0)!
  await desk.signIn('controller')
  await visit(page, routes.reports(desk.organizationId))
  await picture(page, 'Handed over and collected')
    .getByRole('link', { name: textOf(newest.originalAmount) })
    .click()
  await expect(page).toHaveURL(
    routes.collectionInvoices(
      desk.organizationId,
      `From=${newest.periodFrom}&To=${newest.periodTo}`,
    ),
  )
  await expect(page.getByRole('grid')).toBeVisible()
})

test('another currency has pictures of its own', async ({ desk, page }) => {
  const { data } = await collectionOf(desk).ask<{ data: Report[] }>('GET', '/reports')
  const other = data.find(({ currency }) => currency !== 'NOK')
  expect(other, 'the seed has reports of another currency').toBeDefined()
  await desk.signIn('controller')
  await visit(page, routes.reports(desk.organizationId))
  await page.getByRole('navigation', { name: 'Currency' }).getByText(other!.currency).click()
  await expect(page).toHaveURL(new RegExp(`currency=${other!.currency}`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    textOf(other!.remainingAmount, `${other!.currency} open on`),
  )
})

for (const [operation, missing, stays] of [
  ['listOrganizationReports', 'Open balance', 'Collected by step'],
  ['listCollectionInvoices', 'Collected by step', 'Open balance'],
] as const)
  test(`where ${operation} fails its pictures say so, and ${stays} stays`, async ({
    desk,
    page,
  }) => {
    await desk.signIn('controller')
    await desk.fault({ operation, kind: 'status', status: 502, times: 20 })
    await visit(page, routes.reports(desk.organizationId))
    await expect(picture(page, stays)).toBeVisible()
    await expect(picture(page, missing)).toHaveCount(0)
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' })
    await expect(retry).toHaveCount(1)
    await desk.clearFaults()
    await retry.click()
    await expect(picture(page, missing)).toBeVisible()
    await expect(retry).toHaveCount(0)
  })
