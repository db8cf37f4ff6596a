import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, goBack, reload, test, visit } from '../fixtures'
import { collectionOf } from '../support/collection'
import { looked } from '../support/screenshots'
import { pressVerbKey } from '../support/verb-keys'

const timesSent = async (desk: Desk, operation: string) =>
  (await desk.requests()).counts[operation] ?? 0
const dialog = (page: Page) => page.getByRole('dialog')
const grid = (page: Page) => page.getByRole('grid', { name: 'Cases' })

/** Ticks every case and asks to pause those that can be. Answers how many they are. */
async function askToPause(desk: Desk, page: Page): Promise<number> {
  await desk.signIn('controller')
  await visit(page, routes.allCases(desk.organizationId))
  await grid(page).getByRole('row').nth(1).getByRole('checkbox').waitFor()
  await grid(page).getByRole('row').first().getByRole('checkbox').click()
  await pressVerbKey(page, 'p')
  await dialog(page).getByLabel('Reason').fill('They wait for a credit note')
  const title = await dialog(page).getByRole('heading', { level: 2 }).innerText()
  const count = Number(/\d+/.exec(title)![0])
  expect(count).toBeGreaterThan(2)
  return count
}

const startPausing = (page: Page) =>
  dialog(page)
    .getByRole('button', { name: /^Pause \d+ cases$/ })
    .click()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a page that is left ends nothing: each case is paused once, and its result is found again', async ({
  desk,
  page,
}) => {
  const count = await askToPause(desk, page)
  await desk.fault({ operation: 'pauseCase', kind: 'delay', delayMs: 400, times: count })
  await startPausing(page)
  await expect(dialog(page)).toContainText('You can close this.')
  await visit(page, routes.journal())
  await expect.poll(() => timesSent(desk, 'pauseCase'), { timeout: 60_000 }).toBe(count)

  await visit(page, routes.journal())
  await page
    .getByRole('link', { name: new RegExp(`${count} cases`) })
    .first()
    .click()
  await expect(heading(page)).toHaveText(`${count} of ${count} cases paused`)
  const results = page.getByRole('table', { name: 'Results' })
  await expect(results.getByRole('row').filter({ hasText: 'Done' })).toHaveCount(count)
  await looked(page, 'bulk-action-done')
  expect(await timesSent(desk, 'pauseCase')).toBe(count)
})

test('what nobody knows ends the sending; the rest goes out when its person says so, and a check tells of the one', async ({
  desk,
  page,
}) => {
  const count = await askToPause(desk, page)
  await desk.fault({ operation: 'pauseCase', kind: 'drop-after', times: 1 })
  await startPausing(page)
  await dialog(page).getByRole('link', { name: 'Open the list of results' }).click()
  await expect(heading(page)).toHaveText(`0 of ${count} cases paused, 1 unconfirmed`)
  await expect(page.getByRole('main')).toContainText(`1 unconfirmed · ${count - 1} not sent`)
  await looked(page, 'bulk-action-halted')

  await page.getByRole('button', { name: 'Send the rest' }).click()
  await expect(heading(page)).toHaveText(`${count - 1} of ${count} cases paused, 1 unconfirmed`)
  await page.getByRole('link', { name: /Not done/ }).click()
  const results = page.getByRole('table', { name: 'Results' })
  await expect(results.getByRole('row')).toHaveCount(2)
  await results.getByRole('button', { name: 'Check status' }).click()
  await expect(heading(page)).toHaveText(`${count} of ${count} cases paused`)
  expect(await timesSent(desk, 'pauseCase')).toBe(count)
})

test('a bulk action of somebody else is read and not stopped, and one that is not there is said so', async ({
  desk,
  page,
}) => {
  const count = await askToPause(desk, page)
  await startPausing(page)
  await dialog(page).getByRole('link', { name: 'Open the list of results' }).click()
  await expect(heading(page)).toHaveText(`${count} of ${count} cases paused`)
  const address = page.url()
  await desk.signIn('lead')
  await page.goto(address)
  await expect(heading(page)).toHaveText(`${count} of ${count} cases paused`)
  await expect(page.getByRole('button', { name: /Stop|Send the rest/ })).toHaveCount(0)
  await page.goto(routes.bulkAction('6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b99'))
  await expect(page.getByRole('heading', { name: 'No such bulk action' })).toBeVisible()
})

test('ticked invoices are withdrawn together once their number is typed, each once, and the rest is left out', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  await visit(page, routes.collectionInvoices(desk.organizationId))
  const rows = page.getByRole('grid', { name: 'Collection invoices' }).getByRole('row')
  await rows.nth(1).getByRole('checkbox').waitFor()
  const open = rows.filter({ hasText: 'Open' })
  await open.nth(0).getByRole('checkbox').click()
  await open.nth(1).getByRole('checkbox').click()
  await rows
    .filter({ hasText: /Closed|Withdrawn/ })
    .first()
    .getByRole('checkbox')
    .click()
  const bar = page.getByRole('region', { name: 'Selected rows' })
  await expect(bar.getByRole('button', { name: /^Resume/ })).toHaveCount(0)
  await page.keyboard.press('w')
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText('Withdraw 2 invoices')
  await expect(dialog(page)).toContainText('1 selected invoice is left out')
  const send = dialog(page).getByRole('button', { name: 'Withdraw 2 invoices' })
  await dialog(page).getByLabel('Reason').fill('Credited')
  await send.click()
  expect(await timesSent(desk, 'withdrawInvoice')).toBe(0)
  await dialog(page).getByLabel('Type 2 to confirm').fill('2')
  await send.click()
  await expect(dialog(page).getByRole('heading', { level: 3 })).toHaveText('2 of 2 decided')
  expect(await timesSent(desk, 'withdrawInvoice')).toBe(2)
  await dialog(page).getByRole('link', { name: 'Open the list of results' }).click()
  await expect(heading(page)).toHaveText('2 of 2 invoices withdrawn')
  await looked(page, 'bulk-action-invoices')
})

test('payments on ticked invoices go out once each, and what nobody knows stops them for whoever shares the work', async ({
  desk,
  page,
}) => {
  const made = await collectionOf(desk).addInvoices(
    ...['BP-1', 'BP-2', 'BP-3', 'BP-4'].map((invoiceNumber, at) => ({
      ...{ invoiceNumber, originalInvoiceAmount: 100 * (at + 1), currency: 'NOK' },
    })),
  )
  expect(made).toHaveLength(4)
  await desk.signIn('controller')
  await visit(page, routes.collectionInvoices(desk.organizationId))
  const rows = page.getByRole('grid', { name: 'Collection invoices' }).getByRole('row')
  for (const number of ['BP-1', 'BP-2', 'BP-3', 'BP-4'])
    await rows.filter({ hasText: number }).getByRole('checkbox').click()
  await rows
    .filter({ hasText: /Closed|Withdrawn/ })
    .first()
    .getByRole('checkbox')
    .click()
  await page.keyboard.press('r')
  const title = dialog(page).getByRole('heading', { level: 2 })
  await expect(title).toHaveText('Record payment on 4 invoices')
  await expect(dialog(page)).toContainText('1 closed or withdrawn invoice is left out.')
  await dialog(page).getByRole('button', { name: 'Leave out invoice BP-4' }).click()
  await expect(dialog(page).getByLabel('Amount for invoice BP-1')).toHaveValue('100')
  await dialog(page).getByLabel('Amount for invoice BP-2').fill('250')
  await expect(dialog(page)).toContainText('50,00 more than the remaining amount')
  await dialog(page).getByLabel('Description for all').fill('Paid at the counter')
  await looked(page, 'bulk-payments')
  const send = dialog(page).getByRole('button', { name: 'Send 3 payments' })
  await dialog(page).getByLabel('Type 3 to confirm').fill('3')
  await send.click()
  expect(await timesSent(desk, 'createPayments')).toBe(0)
  await dialog(page).getByLabel('I’ve checked this').check()
  await dialog(page).getByLabel('Amount for invoice BP-2').fill('150')
  await expect(dialog(page).getByLabel('I’ve checked this')).toHaveCount(0)
  await desk.fault({ operation: 'createPayments', kind: 'drop-after', times: 1 })
  await send.click()
  await expect(page).toHaveURL(/bulk-actions/)
  await expect(heading(page)).toHaveText(/^0 of 3 payments booked, 1 unconfirmed$/)
  await expect(page.getByRole('main')).toContainText('2 not sent')
  const address = page.url()

  await desk.signIn('lead')
  await visit(page, routes.home())
  await expect(page.getByRole('main')).toContainText('Sending 3 payments: 2 not sent')
  await page.getByRole('link', { name: /^Sending 3 payments/ }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('button', { name: 'Send the rest' })).toHaveCount(0)

  await desk.signIn('controller')
  await visit(page, routes.journal())
  await expect(page.getByRole('main')).toContainText('0 of 3 booked, 1 unconfirmed, 2 not sent')
  await page.getByRole('link', { name: 'Bulk actions' }).click()
  const list = page.getByRole('region', { name: 'Bulk actions' })
  await expect(list).toContainText('1 unconfirmed, 2 not sent')
  await looked(page, 'bulk-actions-list')
  const line = list.getByRole('link').first()
  await line.click()
  await expect(page.getByRole('button', { name: 'Send the rest' })).toBeVisible()
  await goBack(page)
  await expect(line).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Send the rest' }).click()
  await expect(page.getByRole('main')).not.toContainText('2 not sent')
  const results = page.getByRole('table', { name: 'Results' })
  await results.getByRole('button', { name: 'Check status' }).click()
  await expect(heading(page)).toHaveText('3 of 3 payments booked', { timeout: 30_000 })
  expect(await timesSent(desk, 'createPayments')).toBe(3)
  await looked(page, 'bulk-payments-booked')
})

test('payments that were typed and not sent are there again, until they are sent or discarded', async ({
  desk,
  page,
}) => {
  await collectionOf(desk).addInvoices(
    ...['BD-1', 'BD-2', 'BD-3'].map((invoiceNumber) => ({
      ...{ invoiceNumber, originalInvoiceAmount: 100, currency: 'NOK' },
    })),
  )
  await page.route(/\/api\/read\/listSentBatches/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"more":false', '"more":true')
    await route.fulfill({ response, body })
  })
  await desk.signIn('controller')
  await visit(page, routes.collectionInvoices(desk.organizationId))
  const rows = page.getByRole('grid', { name: 'Collection invoices' }).getByRole('row')
  const tick = (number: string) => rows.filter({ hasText: number }).getByRole('checkbox').click()
  const title = dialog(page).getByRole('heading', { level: 2 })
  const amountOf = (number: string) => dialog(page).getByLabel(`Amount for invoice ${number}`)
  const restored = dialog(page).getByText('Draft restored')
  for (const number of ['BD-1', 'BD-2', 'BD-3']) await tick(number)
  await pressVerbKey(page, 'r')
  await expect(title).toHaveText('Record payment on 3 invoices')
  await expect(dialog(page)).toContainText('Some for these invoices may still be on their way.')
  await expect(dialog(page).getByLabel('I’ve checked this')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(restored).toHaveCount(0)
  await expect(dialog(page).getByRole('button', { name: 'Discard draft' })).toHaveCount(0)
  await amountOf('BD-1').fill('40')
  await amountOf('BD-2').fill('70')
  await dialog(page).getByLabel('Description for all').fill('Paid at the counter')
  await dialog(page).getByRole('button', { name: 'Leave out invoice BD-3' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)

  await page.keyboard.press('r')
  await expect(restored).toBeVisible()
  await expect(title).toHaveText('Record payment on 2 invoices')
  await expect(dialog(page)).toContainText('You left out 1 invoice.')
  await expect(amountOf('BD-1')).toHaveValue('40')
  await expect(amountOf('BD-2')).toHaveValue('70')
  await expect(dialog(page).getByLabel('Description for invoice BD-2')).toHaveValue(
    'Paid at the counter',
  )
  await looked(page, 'bulk-payments-restored')
  await page.keyboard.press('Escape')

  await reload(page)
  await expect(page.getByRole('region', { name: 'Selected rows' })).toContainText('3 selected')
  for (const number of ['BD-2', 'BD-3']) await tick(number)
  await pressVerbKey(page, 'r')
  await expect(amountOf('BD-1')).toHaveValue('40')
  await dialog(page).getByRole('button', { name: 'Discard draft' }).click()
  const held = Promise.withResolvers<void>()
  await page.route(/\/api\/read\/listSentBatches/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.keyboard.press('r')
  await expect(title).toHaveText('Record payment on invoice BD-1')
  const checking = dialog(page).getByRole('button', { name: 'Checking' })
  await expect(checking).toHaveAttribute('aria-disabled', 'true')
  held.resolve()
  await expect(checking).toBeHidden()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(amountOf('BD-1')).toHaveValue('100')
  await expect(restored).toHaveCount(0)

  await amountOf('BD-1').fill('60')
  await dialog(page).getByLabel('Type 1 to confirm').fill('1')
  await dialog(page).getByRole('button', { name: 'Send 1 payment' }).click()
  await expect(heading(page)).toHaveText(/^(0|1) of 1 payment booked$/)
  await visit(page, routes.collectionInvoices(desk.organizationId))
  await tick('BD-1')
  await pressVerbKey(page, 'r')
  await expect(title).toHaveText('Record payment on invoice BD-1')
  await expect(restored).toHaveCount(0)
  expect(await timesSent(desk, 'createPayments')).toBe(1)
  await page.keyboard.press('Escape')
  await tick('BD-2')
  await pressVerbKey(page, 'r')
  await expect(restored).toBeVisible()
  await expect(amountOf('BD-2')).toHaveValue('70')
})
