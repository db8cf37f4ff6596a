import { routes } from '@/lib/shared/routes'
import { expect, goBack, test, visit } from '../fixtures'
import { collectionOf } from '../support/collection'

test('the tab of every object names it, its numbers can be copied, and the next page has its own', async ({
  desk,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await desk.signIn('lead')
  const area = collectionOf(desk)
  const [row] = await area.addInvoices({
    originalInvoiceAmount: 8647.34,
    currency: 'NOK',
    invoiceNumber: 'TITLE-1',
    debtors: [
      { role: 'PRIMARY_DEBTOR', type: 'PRIVATE', name: 'Lunds kommun', customerNumber: '7' },
    ],
  })
  const { invoiceId, caseNumber } = row!
  const { settlementId } = await area.addSettlement({ invoiceId, amount: 100 })
  await desk.addTransactions({ InvoiceNumber: 'TITLE-2', InvoiceeName: 'Lunds kommun' })

  const titles: [address: string, title: string | RegExp][] = [
    [routes.invoiceByNumber('TITLE-2', desk.companyId), 'TITLE-2, Lunds kommun · Duedesk'],
    [routes.collectionInvoice(desk.organizationId, invoiceId), 'TITLE-1, Lunds kommun · Duedesk'],
    [routes.case(desk.organizationId, caseNumber), `${caseNumber}, Lunds kommun · Duedesk`],
    [routes.settlement(desk.organizationId, settlementId), /^Settlement of .*100,00.* · Duedesk$/],
  ]
  for (const [address, title] of titles) {
    await visit(page, address)
    await expect(page).toHaveTitle(title)
  }
  await page.getByRole('navigation').getByRole('link', { name: 'Cases' }).click()
  await expect(page).toHaveTitle('Cases · Duedesk')
  await goBack(page)
  await expect(page).toHaveTitle(/^Settlement of /)

  await visit(page, routes.collectionInvoice(desk.organizationId, invoiceId))
  await page.getByRole('button', { name: 'Copy TITLE-1' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('TITLE-1')
})

test('a number that may be a person’s stands in no tab', async ({ desk, page }) => {
  await desk.signIn('lead')
  // Of no customer of the seed: the search for leaks looks for those.
  const number = '15077899999'
  await collectionOf(desk).addInvoices({
    originalInvoiceAmount: 10,
    currency: 'NOK',
    invoiceNumber: number,
    debtors: [{ role: 'PRIMARY_DEBTOR', type: 'PRIVATE', name: 'Ola Ås', customerNumber: '7' }],
  })
  const [invoice] = await collectionOf(desk).invoices(`?InvoiceNumber=${number}`)
  await visit(page, routes.collectionInvoice(desk.organizationId, String(invoice!.id)))
  await expect(page).toHaveTitle('Ola Ås · Duedesk')
})
