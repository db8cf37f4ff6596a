import { routes } from '@/lib/shared/routes'
import { expect, test, visit } from '../fixtures'
import { confirmSend, seeImportEnd, sendCustomerFile } from '../support/customer-import'
import { lookedInBothSizes } from '../support/screenshots'

test('an import tells what became of each customer, compares, and is undone but where others changed it', async ({
  desk,
  page,
}) => {
  const names = ['Kari Berg', 'Ola Dal', 'Liv Moen']
  const nos: string[] = []
  for (const name of names) {
    const { customerNo } = await desk.withCustomer({
      name,
      phoneNo: '+4790000001',
      discountRate: 1,
    })
    nos.push(customerNo)
  }
  const [first = '', second = '', refused = ''] = nos
  await desk.signIn('controller')
  await sendCustomerFile(page, desk, nos)
  await seeImportEnd(page)
  await expect(page.getByRole('heading', { name: '2 of 3 customers changed' })).toBeVisible()
  await expect(page.getByText('1 refused', { exact: true })).toBeVisible()
  await lookedInBothSizes(page, 'import-batches')

  await page.getByRole('link', { name: 'Not done 1' }).click()
  const row = page.getByRole('row').filter({ hasText: refused })
  await expect(row).toContainText('Liv Moen')
  await expect(row).toContainText('Refused: emailAddressDocument.0 is no e-mail address')
  await expect(row).toContainText('→ nowhere')
  await lookedInBothSizes(page, 'import-not-done')

  await desk.store(second, { ...(await desk.storedCustomer(second)), phoneNo: '+4790000009' })
  await page.getByRole('button', { name: 'Compare with what is stored' }).click()
  await expect(
    page.getByText('1 differs from what was sent, 1 customer is stored as sent', { exact: true }),
  ).toBeVisible()
  const different = page.getByRole('list', { name: 'Customers that aren’t stored as sent' })
  await expect(different).toContainText('Phone: +4790000009, sent +47 22 33 44 61')
  await lookedInBothSizes(page, 'import-compared')

  await page.getByRole('button', { name: 'Send 1 customer again…' }).click()
  await expect(page.getByText('1 customer to send again')).toBeVisible()

  await page.getByRole('button', { name: 'Undo for 2 customers…' }).click()
  await expect(page.getByText('1 customer gets its former values back')).toBeVisible()
  await expect(page.getByText('1 was changed by somebody since')).toBeVisible()
  await lookedInBothSizes(page, 'import-undo')
  await confirmSend(page, 1)
  await seeImportEnd(page)
  await expect(page.getByRole('heading', { name: '1 of 1 customer changed' })).toBeVisible()
  await expect(page.getByText('Undo: new-numbers.csv')).toBeVisible()
  expect(await desk.storedCustomer(first)).toMatchObject({
    phoneNo: '+4790000001',
    emailAddressDocument: ['kari.nordmann@post.example'],
  })
  expect(await desk.storedCustomer(second)).toMatchObject({ phoneNo: '+4790000009' })
})

test('a colleague sees an import, and sends again in their own name what was refused', async ({
  desk,
  page,
}) => {
  const { customerNo } = await desk.withCustomer({ name: 'Kari Berg' })
  await desk.signIn('controller')
  await sendCustomerFile(page, desk, [customerNo])
  await seeImportEnd(page)
  const context = await desk.otherBrowser()
  await desk.signIn('lead', context)
  const other = await context.newPage()
  await visit(other, routes.bulkActions())
  await other.getByRole('link', { name: '0 of 1 customer changed' }).click()
  await expect(other.getByText('new-numbers.csv')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Stop sending' })).toBeHidden()
  const first = other.url()
  await other.getByRole('button', { name: 'Send 1 customer again…' }).click()
  await confirmSend(other, 1)
  await expect(other).not.toHaveURL(first)
  await expect(other.getByText('Again: new-numbers.csv')).toBeVisible()
  await expect(other.getByRole('main').getByText(desk.user('lead').userName)).toBeVisible()
})

test('customers whose results cannot be read are not told to be none, and are asked for again', async ({
  desk,
  page,
}) => {
  const { customerNo } = await desk.withCustomer({ name: 'Kari Berg' })
  await desk.signIn('controller')
  await sendCustomerFile(page, desk, [customerNo])
  await seeImportEnd(page)
  await page.route('**/api/read/getImportBatch', (route) => route.abort())
  await page.getByRole('link', { name: 'Not done 1' }).click()
  const again = page.getByRole('button', { name: 'Retry' })
  await expect(again).toBeVisible()
  await expect(page.getByText('No customers with this result')).toBeHidden()
  await lookedInBothSizes(page, 'import-results-unread')
  await page.unroute('**/api/read/getImportBatch')
  await again.click()
  await expect(page.getByRole('row').filter({ hasText: customerNo })).toContainText('Kari Berg')
})
