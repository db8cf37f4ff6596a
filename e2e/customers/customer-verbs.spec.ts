import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { expect, openCustomer, takesInput, test, visit } from '../fixtures'
import { inDays } from '../support/days'
import { owingCustomer, owingName } from '../support/owing-customer'
import { looked } from '../support/screenshots'
import { pressVerbKey } from '../support/verb-keys'
import { inBothSizes } from '../support/window-sizes'

const row = (page: Page, number: string) =>
  page.getByRole('table').getByRole('row').filter({ hasText: number })
const tick = (page: Page, number: string) =>
  page.getByRole('checkbox', { name: `Select invoice ${number}` }).filter({ visible: true })
const dialog = (page: Page) => page.getByRole('dialog')

test('ticked invoices are stopped by a key, one question names those that are left out, and Activity tells', async ({
  desk,
  page,
}) => {
  const customer = await owingCustomer(desk, {})
  await desk.signIn('lead')
  const at = [customer.clientNo, customer.customerNo] as const
  await visit(page, routes.customerInvoices(...at))
  await expect(row(page, 'W-3')).toContainText(`case ${customer.caseNumber}`)

  await row(page, 'W-3').getByRole('link', { name: 'W-3' }).focus()
  await page.keyboard.press(' ')
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+ ')
  await expect(page.getByText('3 selected')).toBeVisible()
  await expect(page.getByText('3 selected').locator('..')).toContainText('1 230,50 NOK')
  await tick(page, 'W-2').uncheck()

  await page.keyboard.press('s')
  await expect(dialog(page)).toContainText('W-3: already in collection.')
  await dialog(page).getByRole('button', { name: 'Stop 1 invoice' }).click()
  await expect(dialog(page)).toContainText('Enter a reason.')
  await dialog(page).getByLabel('Until', { exact: true }).fill(inDays(30))
  await dialog(page).getByLabel('Reason').fill('Disputed')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('1 of 1 invoice stopped')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(row(page, 'W-1')).toContainText('Reminders stopped to')
  await expect(row(page, 'W-2')).not.toContainText('Reminders stopped to')

  await page.keyboard.press('s')
  await expect(dialog(page).getByText('Replaces')).toBeVisible()
  await expect(dialog(page)).toContainText('W-1: Reminders stopped to')
  await dialog(page).getByRole('radio', { name: 'Interest' }).check()
  await expect(dialog(page).getByText('Replaces')).toBeHidden()
  await page.keyboard.press('Escape')

  await visit(page, routes.customerJournal(...at))
  const main = page.getByRole('main')
  await expect(main.getByText('changed the stops on')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Invoice W-1' })).toBeVisible()
})

test('a stop whose answer is lost is not confirmed, and Activity looks for it', async ({
  desk,
  page,
}) => {
  const customer = await owingCustomer(desk, {})
  await desk.signIn('lead')
  await visit(page, routes.customerInvoices(customer.clientNo, customer.customerNo))
  await tick(page, 'W-1').check()
  await expect(page.getByText('1 selected')).toBeVisible()
  await desk.fault({ operation: 'updateArItem', kind: 'drop-after' })
  await page.keyboard.press('s')
  await dialog(page).getByLabel('Reason').fill('Disputed')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('0 of 1 invoice stopped')
  await dialog(page).getByRole('link', { name: 'Check it in Activity' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Check status' }).click()
  await expect(page.getByRole('main').getByText('every field is stored as sent.')).toBeVisible()
  expect((await desk.requests()).counts.updateArItem).toBe(1)
})

test('a note stands under the numbers of the invoices, and without ticks the keys mean the customer', async ({
  desk,
  page,
}) => {
  const customer = await owingCustomer(desk)
  await desk.signIn('lead')
  await visit(page, routes.customerInvoices(customer.clientNo, customer.customerNo))
  await tick(page, 'W-1').check()
  await tick(page, 'W-2').check()
  await pressVerbKey(page, 'n')
  await dialog(page).getByRole('textbox', { name: 'New note' }).fill('Disputes both.')
  await dialog(page).getByRole('button', { name: 'Add note' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('W-2, W-1: Disputes both.')).toBeVisible()

  await row(page, 'W-1').getByRole('link', { name: 'W-1' }).focus()
  await page.keyboard.press('Escape')
  await expect(page.getByText('None selected')).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByRole('textbox', { name: 'New note' })).toBeFocused()
  await row(page, 'W-1').getByRole('link', { name: 'W-1' }).focus()
  await page.keyboard.press('s')
  await expect(page.getByLabel('Stop reminders until', { exact: true })).toBeFocused()
})

test('invoices are handed over to the page where they are approved, and nothing is sent before', async ({
  desk,
  page,
}) => {
  const customer = await owingCustomer(desk, {})
  // Of five that are late and were delivered, one is open in full in the sandbox, and one in part.
  await desk.addTransactions(
    ...[5, 6, 7, 8, 9].map((last) => ({
      InvoiceeName: owingName,
      Status: 'OK',
      ActualChannel: 'Peppol',
      InvoiceNumber: `W-${last}`,
      KID: `7001000${last}`,
      Amount: 75,
      DueDate: inDays(-10),
    })),
  )
  await desk.signIn('lead')
  await visit(page, routes.customerInvoices(customer.clientNo, customer.customerNo))
  await expect(row(page, 'W-2')).toContainText('Not delivered')
  const countSent = async () => (await desk.requests()).counts.createCollectionInvoices
  const sentBefore = await countSent()
  await page.getByRole('checkbox', { name: 'Select all invoices' }).check()
  await pressVerbKey(page, 'h')
  await expect(dialog(page)).toContainText('W-2: not delivered.')
  await expect(dialog(page)).toContainText('W-3: already in collection.')
  await expect(dialog(page)).toContainText('W-1: not overdue.')
  await expect(dialog(page)).toContainText(/W-[5-9]: paid in part\./)
  await looked(page, 'customers-hand-over')
  await dialog(page).getByRole('button', { name: 'Check 1 invoice' }).click()
  await expect(page).toHaveURL(routes.newCollectionInvoices(desk.organizationId))
  await expect(page.getByText(`Customer ${customer.customerNo}`)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/W-[5-9]/)
  expect(await countSent()).toBe(sentBefore)
})

test('a person without the right to change customers sets no stop', async ({ desk, page }) => {
  const customer = await desk.as('controller').withCustomer()
  await desk.signIn('support')
  await openCustomer(page, customer)
  await visit(page, routes.customerStops(customer.clientNo, customer.customerNo))
  await takesInput(page)
  await expect(page.getByRole('button', { name: /^Set stop/ })).toHaveCount(0)
  await page.keyboard.press('s')
  await expect(page).toHaveURL(routes.customerStops(customer.clientNo, customer.customerNo))
})

inBothSizes((size) => {
  test(`the question of a stop is readable and accessible (${size})`, async ({ desk, page }) => {
    const customer = await owingCustomer(desk, {})
    await desk.signIn('lead')
    await visit(page, routes.customerInvoices(customer.clientNo, customer.customerNo))
    await takesInput(page)
    await tick(page, 'W-1').check()
    await tick(page, 'W-3').check()
    // Where a page happens to be scrolled to, its bar may lie over a part of a button.
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
    await looked(page, `customers-ticked-${size}`)
    await page
      .getByRole('button', { name: /^Set stop/ })
      .last()
      .click()
    await expect(dialog(page)).toContainText('W-3: already in collection.')
    await looked(page, `customers-stop-${size}`)
  })
})
