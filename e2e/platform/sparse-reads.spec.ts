import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, openCustomer, test, visit } from '../fixtures'

/** Opens a customer whose reads leave fields out from now on, and types. */
async function typedWithout(desk: Desk, page: Page, left: string[], type: () => Promise<void>) {
  const customer = await desk.as('controller').withCustomer({ addressLine2: 'c/o Hansen' })
  await openCustomer(page, customer)
  await type()
  await desk.shapes({ leaveOut: { getCustomer: left } })
  return customer
}

const phone = (page: Page) => page.getByLabel('Phone', { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click()
const told = (page: Page, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words })

test('a save whose answer is lost, and whose field no read shows, is told as not confirmed and never as not saved', async ({
  desk,
  page,
}) => {
  const { customerNo } = await typedWithout(desk, page, ['phoneNo'], () =>
    phone(page).fill('+47 99 88 77 66'),
  )
  await desk.fault({ operation: 'updateCustomer', kind: 'drop-after' })
  await save(page)
  await page.getByRole('button', { name: 'Check status' }).first().click()
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'We couldn’t confirm this save: the record doesn’t show Phone.' }),
  ).toBeVisible()
  await expect(page.getByText(/Not saved:|Nothing was (sent|saved)/)).toHaveCount(0)

  await visit(page, routes.journal())
  const entry = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: `Customer ${customerNo}` }) })
  await expect(entry).toContainText('Unknown')
  await entry.getByRole('button', { expanded: false }).click()
  await expect(entry).toContainText(
    'the record doesn’t show enough to confirm whether it was saved',
  )
  await expect(entry.getByRole('row', { name: /^Phone / })).toContainText('not shown')
  expect(await desk.storedCustomer(customerNo)).toMatchObject({ phoneNo: '+47 99 88 77 66' })
  expect(await desk.updatesSent()).toHaveLength(1)

  // Once a read shows it, the same look settles it.
  await desk.shapes({})
  await entry.getByRole('button', { name: 'Check status' }).click()
  await expect(entry).toContainText('every field is stored as sent')
  expect(await desk.updatesSent()).toHaveLength(1)
})

test('a good save of a field that no read shows is told as saved and not confirmed, and as nothing else', async ({
  desk,
  page,
}) => {
  await typedWithout(desk, page, ['phoneNo'], () => phone(page).fill('+47 1'))
  await save(page)
  await expect(told(page, /not shown, so not confirmed: Phone/)).toBeVisible()
  await expect(page.getByText('differ from what you sent')).toHaveCount(0)
  expect(await desk.updatesSent()).toHaveLength(1)
})

test('a line of the address that is not shown any more is asked about before the address is sent', async ({
  desk,
  page,
}) => {
  const { customerNo } = await typedWithout(desk, page, ['postalAddress.addressLine2'], () =>
    page.getByLabel('City').fill('Bergen'),
  )
  await save(page)
  const dialog = page.getByRole('dialog', {
    name: 'This record shows different fields than when you opened it',
  })
  await expect(dialog).toContainText('No longer shown: Address line 2')
  await expect(dialog.getByRole('cell').filter({ hasText: 'not shown' })).toBeVisible()
  expect(await desk.updatesSent()).toEqual([])
  await dialog.getByRole('radio', { name: /Mine, unsaved/ }).check()
  await dialog.getByRole('button', { name: 'Save this result' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await desk.updatesSent()).length).toBe(1)
  expect((await desk.storedCustomer(customerNo)).postalAddress).toMatchObject({
    cityName: 'Bergen',
    addressLine2: 'c/o Hansen',
  })
})

test('a stop whose date cannot be read is shown as one, in the list and on the page, and another save leaves it', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  await desk.store('9600', {
    customerNo: '9600',
    name: 'Odd Stop AS',
    phoneNo: '+47 2',
    stopReminderUntil: '2026-11-31',
    stopReminderMemo: 'Dispute',
  })
  await openCustomer(page, { clientNo: desk.clientNo, customerNo: '9600' })
  await expect(
    page.getByText('Stop set, but its date can’t be read: 2026-11-31').first(),
  ).toBeVisible()
  await expect(page.getByText('1 December')).toHaveCount(0)
  await phone(page).fill('+47 3')
  await save(page)
  await expect(told(page, 'Saved.')).toBeVisible()
  expect((await desk.updatesSent()).map(({ customer }) => customer)).toEqual([
    { customerNo: '9600', phoneNo: '+47 3' },
  ])
  expect(await desk.storedCustomer('9600')).toMatchObject({ stopReminderUntil: '2026-11-31' })
  await visit(page, `${routes.customers(desk.clientNo)}?search=Odd`)
  await expect(page.getByRole('row').filter({ hasText: 'Odd Stop AS' })).toContainText('Reminders')
})

test('a save that is answered 200 and refused in its own words is told as refused', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer()
  const before = await desk.storedCustomer(customer.customerNo)
  await openCustomer(page, customer)
  await phone(page).fill('+47 4')
  await desk.shapes({ updatesRejected: true })
  await save(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Rejected by the service' })).toBeVisible()
  await expect(page.getByText(/^Saved|Accepted by the service/)).toHaveCount(0)
  await expect(phone(page)).toHaveValue('+47 4')
  expect(await desk.storedCustomer(customer.customerNo)).toEqual(before)
  expect(await desk.updatesSent()).toHaveLength(1)
})

test('decisions that could not be read are not counted as none', async ({ desk, page }) => {
  await desk.signIn('controller')
  await desk.fault({ operation: 'listCases', kind: 'status', status: 503, times: 20 })
  await visit(page, routes.cases(desk.organizationId))
  await expect(
    page.getByRole('alert').filter({ hasText: 'The service isn’t responding' }),
  ).toBeVisible()
  const tab = page.getByRole('navigation', { name: 'Lists of cases' }).getByRole('link').first()
  await expect(tab).toHaveText(/Needs an answer\s*–/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cases that need your answer')
})
