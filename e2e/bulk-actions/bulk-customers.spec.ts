import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, test, visit } from '../fixtures'
import { inDays } from '../support/days'
import { countKeystrokes } from '../support/keystroke-model'
import { looked } from '../support/screenshots'
import { pressVerbKey } from '../support/verb-keys'

const dialog = (page: Page) => page.getByRole('dialog')
const bar = (page: Page) => page.getByRole('region', { name: 'Selected rows' })
const tick = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
const timesSent = async (desk: Desk) => (await desk.requests()).counts.updateCustomer ?? 0

/** Some customers of one name, in the order of the list, and the page that shows them. */
async function listed(desk: Desk, page: Page, fields: Record<string, string>[]) {
  await desk.signIn('controller')
  const made = []
  for (const [at, each] of fields.entries())
    made.push(await desk.withCustomer({ name: `Bulk ${at + 1}`, ...each }))
  await visit(page, `${routes.customers(desk.clientNo)}?q=Bulk`)
  await expect(page.getByRole('row')).toHaveCount(fields.length + 1)
  return made.map(({ customerNo }) => customerNo)
}

test('a stop set and undone is 5 clicks, each sent once, and the customer is as before', async ({
  desk,
  page,
}) => {
  const [customerNo] = await listed(desk, page, [{}, {}])
  const person = countKeystrokes(page)
  await person.click(tick(page, 'Bulk 1'))
  await person.click(bar(page).getByRole('button', { name: /^Stop/ }))
  await expect(dialog(page).getByLabel('Reason')).toBeFocused()
  await page.keyboard.insertText('Disputed')
  const until = await dialog(page).getByLabel('Until', { exact: true }).inputValue()
  await person.click(dialog(page).getByRole('button', { name: 'Stop 1 customer' }))
  await expect(dialog(page)).toContainText('Stop set on 1 of 1 customer')
  expect(await desk.storedCustomer(customerNo!)).toMatchObject({
    stopReminderUntil: until,
    stopReminderMemo: 'Disputed',
  })
  await expect(page.getByRole('row').filter({ hasText: 'Bulk 1' })).toContainText('Reminders')
  await looked(page, 'bulk-customers-done')
  await person.click(dialog(page).getByRole('button', { name: 'Undo for 1 customer' }))
  await expect(dialog(page)).toContainText('Stop undone for 1 of 1 customer')
  await person.click(dialog(page).getByRole('button', { name: 'Close' }))
  await expect(dialog(page)).toBeHidden()
  await expect(bar(page)).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: 'Bulk 1' })).not.toContainText('Reminders')
  expect(person.counted.clicks).toBe(5)
  expect(await desk.storedCustomer(customerNo!)).toMatchObject({
    stopReminderUntil: inDays(-1),
  })
  expect(await timesSent(desk)).toBe(2)
})

test('by keys: the preview tells whom a stop is set on, whom it is extended for and who is left out; what others change meanwhile stays, and is not undone', async ({
  desk,
  page,
}) => {
  const numbers = await listed(desk, page, [
    {},
    { stopReminderUntil: inDays(3), stopReminderMemo: 'Plan' },
    { stopReminderUntil: inDays(90), stopReminderMemo: 'Estate' },
    {},
  ])
  await page.getByRole('checkbox', { name: 'Select all customers on this page' }).check()
  await pressVerbKey(page, 's')
  const preview = dialog(page).locator('dl')
  await expect(preview).toContainText('Stopped (2)')
  await expect(preview).toContainText('Extended (1)')
  await expect(preview).toContainText(`until ${inDays(3)}, Plan`)
  await expect(preview).toContainText('Left out: stopped at least as long (1)')
  await looked(page, 'bulk-customers-preview')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('Enter a reason.')
  expect(await timesSent(desk)).toBe(0)
  await dialog(page).getByLabel('Reason').fill('Credit note')
  await desk.store(numbers[3]!, { name: 'Bulk 4', stopReminderUntil: inDays(200) })
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('Stop set on 2 of 3 customers')
  await expect(dialog(page).getByRole('list', { name: 'Not done' })).toContainText(
    'Changed, not sent',
  )
  await dialog(page).getByRole('link', { name: 'Open the list of results' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop set on 2 of 3 customers')
  await looked(page, 'bulk-customers-results')

  await desk.store(numbers[0]!, { name: 'Bulk 1', stopReminderUntil: inDays(300) })
  await page.getByRole('button', { name: 'Undo for 2 customers' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Stop undone for 1 of 2 customers',
  )
  expect(await desk.storedCustomer(numbers[0]!)).toMatchObject({ stopReminderUntil: inDays(300) })
  expect(await desk.storedCustomer(numbers[1]!)).toMatchObject({
    ...{ stopReminderUntil: inDays(3), stopReminderMemo: 'Plan' },
  })
  expect(await desk.storedCustomer(numbers[2]!)).toMatchObject({ stopReminderMemo: 'Estate' })
  expect(await desk.storedCustomer(numbers[3]!)).toMatchObject({ stopReminderUntil: inDays(200) })
})

test('a note and an owner for ticked customers, undone from the line in Activity; the ticked are exported', async ({
  desk,
  page,
}) => {
  const [customerNo] = await listed(desk, page, [{}, {}])
  await tick(page, 'Bulk 1').check()
  await tick(page, 'Bulk 2').check()
  await pressVerbKey(page, 'n')
  await dialog(page).getByRole('textbox').fill('Wait for the credit note.')
  await dialog(page).getByRole('button', { name: 'Add note to 2 customers' }).click()
  await expect(dialog(page)).toContainText('Note added to 2 of 2 customers')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()

  await page.getByRole('checkbox', { name: 'Select all customers on this page' }).check()
  const download = page.waitForEvent('download')
  await page.keyboard.press('e')
  expect((await download).suggestedFilename()).toBe(`customers-${desk.clientNo}.csv`)
  await page.keyboard.press('a')
  await dialog(page).getByRole('button', { name: 'Assign 2 customers' }).click()
  await expect(dialog(page)).toContainText('2 of 2 customers assigned')
  await page.keyboard.press('Enter')
  await visit(page, routes.customer(desk.clientNo, customerNo!))
  await expect(page.getByRole('main')).toContainText('Wait for the credit note.')
  await expect(page.getByRole('main')).toContainText(desk.user('controller').userName)

  await visit(page, routes.journal())
  await page.getByRole('link', { name: '2 customers' }).nth(1).click()
  await page.getByRole('button', { name: 'Undo for 2 customers' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Note removed from 2 of 2 customers',
  )
  await visit(page, routes.customer(desk.clientNo, customerNo!))
  await expect(page.getByRole('main')).not.toContainText('Wait for the credit note.')
})

test('who may not change customers is offered notes and owners, and no stop', async ({
  desk,
  page,
}) => {
  await desk.as('support').withCustomer({ name: 'Bulk 1' })
  await visit(page, `${routes.customers(desk.clientNo)}?q=Bulk`)
  await tick(page, 'Bulk 1').check()
  await expect(bar(page).getByRole('button', { name: /^Add note/ })).toBeVisible()
  await expect(bar(page).getByRole('button', { name: /^(Stop|End)/ })).toHaveCount(0)
  await page.keyboard.press('s')
  await expect(dialog(page)).toHaveCount(0)
})
