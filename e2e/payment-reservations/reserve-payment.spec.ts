import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { expect, takesInput, test, visit } from '../fixtures'
import { owingCustomer } from '../support/owing-customer'
import { looked } from '../support/screenshots'
import { pressVerbKey } from '../support/verb-keys'

const tick = (page: Page, number: string) =>
  page.getByRole('checkbox', { name: `Select invoice ${number}` }).filter({ visible: true })
const dialog = (page: Page) => page.getByRole('dialog')

test('a payment is reserved on one ticked invoice, told as more than remains, and stands in the log and in Activity', async ({
  desk,
  page,
}) => {
  const customer = await owingCustomer(desk)
  const at = [customer.clientNo, customer.customerNo] as const
  await desk.signIn('lead')
  await visit(page, routes.customerInvoices(...at))
  await takesInput(page)
  await tick(page, 'W-1').check()
  await pressVerbKey(page, 'p')
  await expect(dialog(page)).toContainText('The invoice stays open until the payment is booked.')
  await dialog(page).getByLabel('Amount').fill('99999')
  await expect(dialog(page)).toContainText('more than remains')
  await looked(page, 'reserve-payment')
  await dialog(page).getByLabel('Amount').fill('10,10')
  await dialog(page).getByRole('button', { name: 'Reserve payment' }).click()
  await expect(dialog(page)).toContainText('Reserved 10,10 NOK on W-1')
  await dialog(page).getByRole('button', { name: 'Close' }).last().click()

  await page.keyboard.press('p')
  await expect(dialog(page).getByText('Reserved', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  await visit(page, routes.customerJournal(...at))
  await expect(page.getByRole('main').getByText('reserved a payment on')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Log lines' })).toContainText(
    'Payment of 10.1 NOK reserved',
  )
  await looked(page, 'customer-log')
})

test('a reservation whose answer is lost is found in the log, and one that never arrived goes out again under its payment ID once a person says so', async ({
  desk,
  page,
}) => {
  const customer = await owingCustomer(desk)
  await desk.signIn('lead')
  await visit(page, routes.customerInvoices(customer.clientNo, customer.customerNo))
  await takesInput(page)
  await tick(page, 'W-1').check()
  await desk.fault({ operation: 'createPaymentReservation', kind: 'drop-after' })
  await pressVerbKey(page, 'p')
  await dialog(page).getByLabel('Amount').fill('5')
  await dialog(page).getByRole('button', { name: 'Reserve payment' }).click()
  await expect(dialog(page)).toContainText('A status check found the payment ID.')
  await dialog(page).getByRole('button', { name: 'Close' }).last().click()

  await desk.fault({ operation: 'createPaymentReservation', kind: 'drop-before' })
  await page.keyboard.press('p')
  await dialog(page).getByLabel('Amount').fill('7')
  await dialog(page).getByRole('button', { name: 'Reserve payment' }).click()
  await dialog(page).getByRole('button', { name: 'Check status' }).click()
  await expect(dialog(page)).toContainText('Still not confirmed.')
  await looked(page, 'reserve-payment-unknown')
  const { counts } = await desk.requests()
  expect(counts.createPaymentReservation).toBe(2)
})
