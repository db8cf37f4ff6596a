import { routes } from '@/lib/shared/routes'
import { expect, takesInput, test, visit } from '../fixtures'
import { inDays } from '../support/days'
import { owingCustomer } from '../support/owing-customer'
import { retryUntil } from '../support/retry-until'
import { looked } from '../support/screenshots'

test('stops stand in a calendar, are narrowed, tell what begins when they end, and are extended', async ({
  desk,
  page,
}) => {
  const end = inDays(3)
  await owingCustomer(desk, { stopReminderUntil: end, stopDebtCollectionUntil: end })
  const other = { name: 'Havnelageret Nord AS', stopInterestCalcUntil: inDays(60) }
  await desk.withCustomer({ ...other, stopInterestCalcMemo: 'Payment plan' })
  await desk.signIn('lead')
  await visit(page, routes.customers(desk.clientNo))
  await page.getByRole('link', { name: 'Stops', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stops' })).toBeVisible()
  const table = page.getByRole('table', { name: 'Stops' })
  await expect(table).toContainText('Payment plan')

  const spans = page.getByRole('group', { name: 'When they end' })
  await spans.getByRole('button', { name: /^Within 7 days/ }).click()
  await page.getByRole('checkbox', { name: 'Without a reason' }).check()
  await page.getByRole('checkbox', { name: 'In debt collection' }).check()
  await expect(table.getByRole('row').filter({ hasText: 'Fjellheim' })).toHaveCount(2)
  await expect(table).not.toContainText('Havnelageret')
  await page.getByRole('button', { name: 'Show what happens' }).click()
  const after = page.getByRole('region', { name: 'When these stops end' })
  await expect(after).toContainText('1 invoice gets a reminder')
  await expect(after).toContainText('200,00 NOK')
  await expect(after).toContainText('1 invoice goes to debt collection')
  await looked(page, 'stops')

  await visit(page, routes.stops(desk.clientNo))
  await takesInput(page)
  const day = page
    .getByRole('group', { name: 'Stops by last day' })
    .getByRole('button')
    .filter({ has: page.locator(`time[datetime="${end}"]`) })
  await day.click()
  await expect(day).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(new RegExp(`day=${end}`))
  await table.getByRole('checkbox', { name: /Fjellheim.*, Reminders$/ }).check()
  await page.getByRole('button', { name: /^Stop/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Until', { exact: true }).fill(inDays(40))
  await dialog.getByRole('button', { name: /^Stop 1/ }).click()
  await expect(dialog).toContainText(/1 of 1/)
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  const reminders = table.getByRole('row', { name: /Fjellheim.* Reminders/ })
  await expect(reminders).toHaveCount(0)
  await page.getByRole('button', { name: /^All/ }).first().click()
  await expect(reminders).toContainText('40 days')
})

test('without stops, and where they cannot be read, the page says so', async ({ desk, page }) => {
  await desk.signIn('lead')
  await desk.fault({ operation: 'listCustomers', kind: 'status', status: 503, times: 20 })
  await visit(page, routes.stops(desk.clientNo))
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await desk.clearFaults()
  await retryUntil(page, page.getByText(/customers read/))
})

test('stops of single invoices are shown when they are asked for, and narrowed with the others', async ({
  desk,
  page,
}) => {
  await owingCustomer(desk, {})
  const fields = { stopReminderUntil: inDays(3), stopReminderMemo: 'Disputed delivery' }
  await desk.shapes({ oddRecord: { listArItems: { at: 0, fields } } })
  await desk.signIn('lead')
  await visit(page, routes.stops(desk.clientNo))
  await page.getByRole('button', { name: 'Show stops of invoices' }).click()
  const table = page.getByRole('table', { name: 'Stops of single invoices' })
  await expect(table).toContainText('Disputed delivery')
  await looked(page, 'stops-of-items')
  await expect(table.getByRole('link').first()).toHaveAttribute('href', /\/items\/\d+$/)
  await page.getByRole('checkbox', { name: 'Without a reason' }).check()
  await expect(table).not.toContainText('Disputed delivery')
})
