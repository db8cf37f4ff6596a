import { routes } from '@/lib/shared/routes'
import { expect, test, visit } from '../fixtures'
import { collectionOf } from '../support/collection'

test('an invoice whose money disagrees says which amount, by how much and from which fields, until it agrees again', async ({
  desk,
  page,
}) => {
  const collection = collectionOf(desk)
  const [made] = await collection.addInvoices({
    originalInvoiceAmount: 1000,
    currency: 'NOK',
    invoiceNumber: 'SUM-1',
  })
  await collection.pay({ invoiceId: made!.invoiceId, amount: 300, type: 'COLLECTOR_PAYMENT' })
  await desk.signIn('controller')
  await visit(page, routes.collectionInvoice(desk.organizationId, made!.invoiceId))
  const money = page.getByRole('region', { name: 'Balance check' })
  await expect(money).toContainText('Amounts add up.')

  await collection.bendAmount({ field: 'remainingAmount', by: 12.34 })
  await visit(page, page.url())
  await expect(money).toContainText('One amount doesn’t add up')
  await expect(money).not.toContainText('Amounts add up')
  const findings = money.getByRole('listitem')
  await expect(findings).toHaveCount(1)
  await expect(findings).toContainText(
    'Off by 12,34 NOK. Remaining should equal original minus paid minus credited. remainingAmount is 712,34 NOK, expected 700,00 NOK. remainingAmount, originalInvoiceAmount, paidAmount, creditedAmount',
  )
  await findings.getByText('1 more check shows it').click()
  await expect(findings).toContainText(
    'Off by 12,34 NOK. Remaining should equal the sum of its claims. remainingAmount is 712,34 NOK, expected 700,00 NOK. remainingAmount, claims[0].remainingAmount',
  )
  const steps = money.getByRole('table', { name: 'From original to remaining' })
  await expect(steps.getByRole('row', { name: 'Unexplained' })).toContainText('12,34')
  await expect(steps.getByRole('row', { name: 'Paid' })).toHaveText('Paid300,00')
  await expect(page.getByRole('region', { name: 'Payments', exact: true })).toContainText('300,00')
  const history = page.getByRole('region', { name: 'History' })
  await expect(history).toContainText('One payment is listed under Payments.')
  await expect(history).not.toContainText('300,00')

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await money.getByRole('button', { name: 'Copy question' }).click()
  await expect(money.getByRole('status')).toHaveText('Copied')
  const question = await page.evaluate(() => navigator.clipboard.readText())
  expect(question).toContain(`Invoice SUM-1 (${made!.invoiceId}): these amounts don’t add up.`)
  expect(question).toContain('remainingAmount is 712,34 NOK, expected 700,00 NOK.')

  await collection.bendAmount(null)
  await visit(page, page.url())
  await expect(money).toContainText('Amounts add up.')
})

test('one øre too little is told as one øre', async ({ desk, page }) => {
  const collection = collectionOf(desk)
  const [made] = await collection.addInvoices({
    originalInvoiceAmount: 1000,
    currency: 'NOK',
    invoiceNumber: 'SUM-2',
  })
  await collection.bendAmount({ field: 'paidAmount', by: -0.01 })
  await desk.signIn('controller')
  await visit(page, routes.collectionInvoice(desk.organizationId, made!.invoiceId))
  const money = page.getByRole('region', { name: 'Balance check' })
  await expect(
    money.getByRole('listitem').filter({ hasText: 'Paid should equal the sum of its claims.' }),
  ).toContainText(
    'Off by 0,01 NOK. Paid should equal the sum of its claims. paidAmount is −0,01 NOK, expected 0,00 NOK.',
  )
})
