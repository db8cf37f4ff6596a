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
  const money = page.getByRole('region', { name: 'Does the money add up?' })
  await expect(money).toContainText('The money adds up.')

  await collection.bendAmount({ field: 'remainingAmount', by: 12.34 })
  await visit(page, page.url())
  await expect(money).toContainText('2 amounts do not agree')
  await expect(money).not.toContainText('The money adds up')
  await expect(money.getByRole('listitem')).toHaveText([
    '12,34 NOK apart. What remains is not the original less paid less credited. remainingAmount says 712,34 NOK; it should be 700,00 NOK. remainingAmount, originalInvoiceAmount, paidAmount, creditedAmount',
    '12,34 NOK apart. The remaining amount is not the sum of its claims. remainingAmount says 712,34 NOK; it should be 700,00 NOK. remainingAmount, claims[0].remainingAmount',
  ])
  const steps = money.getByRole('table', { name: 'How the original became what remains' })
  await expect(steps.getByRole('row', { name: 'Not explained' })).toContainText('12,34')

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await money.getByRole('button', { name: 'Copy as a question' }).click()
  await expect(money.getByRole('status')).toHaveText('Copied')
  const question = await page.evaluate(() => navigator.clipboard.readText())
  expect(question).toContain(`Invoice SUM-1 (${made!.invoiceId}): these amounts do not agree.`)
  expect(question).toContain('remainingAmount says 712,34 NOK; it should be 700,00 NOK.')

  await collection.bendAmount(null)
  await visit(page, page.url())
  await expect(money).toContainText('The money adds up.')
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
  const money = page.getByRole('region', { name: 'Does the money add up?' })
  await expect(
    money
      .getByRole('listitem')
      .filter({ hasText: 'The paid amount is not the sum of its claims.' }),
  ).toContainText(
    '0,01 NOK apart. The paid amount is not the sum of its claims. paidAmount says −0,01 NOK; it should be 0,00 NOK.',
  )
})
