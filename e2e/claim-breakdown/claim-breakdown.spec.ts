import { routes } from '@/lib/shared/routes'
import { expect, test, visit } from '../fixtures'
import { collectionOf } from '../support/collection'

test('an invoice and its case say why they are as much as they are, for the debtor too', async ({
  desk,
  page,
}) => {
  const collection = collectionOf(desk)
  const [made] = await collection.addInvoices({
    ...{ originalInvoiceAmount: 1000, currency: 'NOK', invoiceNumber: 'WHY-1' },
    dueDate: '2026-03-12',
    claims: [
      { type: 'FEE', amount: 35 },
      { type: 'INTEREST', amount: 12.5 },
    ],
  })
  await desk.signIn('controller')
  await visit(page, routes.collectionInvoice(desk.organizationId, made!.invoiceId))
  const part = page.getByRole('region', { name: 'Why this amount?' })
  await expect(part.getByRole('row', { name: /^Principal/ })).toContainText('1 000,00')
  await expect(part.getByRole('row', { name: /^Fees/ })).toContainText(
    'Not checked: the history doesn’t show what the fees are for.',
  )
  await expect(
    part.getByRole('row', { name: /^13 March( 2026)? to 30 June( 2026)?, 110 days/ }),
  ).toContainText('1 000,00 at 12 % a year (kred.no) = 36,16')
  await expect(part.getByRole('row', { name: /^Interest/ })).toContainText(
    'Not checked: a limit or rate isn’t known for these days.',
  )
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await part.getByRole('button', { name: 'Copy for the debtor' }).click()
  await expect(part.getByRole('status')).toHaveText('Copied')
  const letter = await page.evaluate(() => navigator.clipboard.readText())
  expect(letter).toMatch(/^Principal: 1\u00a0000,00 NOK\. Due 12 March( 2026)?\./)
  expect(letter).toContain(', 110 days: 1\u00a0000,00 at 12 % a year (kred.no) = 36,16')

  await visit(page, routes.case(desk.organizationId, String(made!.caseNumber)))
  await expect(part.getByRole('row', { name: /^Interest/ })).toContainText('12,50')
})
