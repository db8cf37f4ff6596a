import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, openCustomer, test, visit } from '../fixtures'
import { noteShown } from '../support/leak-corpus'
import type { Fault } from '../support/sandbox'

/** Saves another phone for a customer, with what goes wrong at it. */
async function savePhone(desk: Desk, page: Page, phone: string, fault?: Omit<Fault, 'operation'>) {
  const customer = await desk.withCustomer()
  await openCustomer(page, customer)
  await page.getByLabel('Phone', { exact: true }).fill(phone)
  if (fault) await desk.fault({ operation: 'updateCustomer', ...fault })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('link', { name: 'Activity' }).last()).toBeVisible()
  await expect
    .poll(async () => (await desk.updatesSent()).some((sent) => sent.customer.phoneNo === phone))
    .toBe(true)
  await expect(page.getByRole('button', { name: 'Saving' })).toBeHidden()
  return customer
}

const entryOf = (page: Page, customerNo: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: `Customer ${customerNo}` }) })

test('every write stands in the journal with its outcome, and an unknown one is settled by looking', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  const done = await savePhone(desk, page, '+47 1')
  const refused = await savePhone(desk, page, '+47 2', { kind: 'status', status: 422 })
  const stored = await savePhone(desk, page, '+47 3', { kind: 'drop-after' })
  const notStored = await savePhone(desk, page, '+47 4', { kind: 'drop-before' })

  await visit(page, routes.journal())
  await expect(page.getByText('2 changes unconfirmed')).toBeVisible()
  await expect(entryOf(page, done.customerNo)).toContainText('Done')
  await expect(entryOf(page, done.customerNo)).toContainText(
    `by ${desk.user('controller').userName}`,
  )
  await expect(entryOf(page, refused.customerNo)).toContainText('Rejected')
  await expect(entryOf(page, refused.customerNo)).toContainText(
    'The sandbox was told to answer 422',
  )
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText(
    notStored.customerNo,
  )

  const unknown = entryOf(page, stored.customerNo)
  await expect(unknown).toContainText('Unconfirmed')
  await expect(unknown.getByRole('row', { name: /^Phone / })).toContainText('+47 3')
  await unknown.getByRole('button', { name: 'Check status' }).click()
  await expect(unknown).toContainText('every field is stored as sent.')
  await expect(unknown).toContainText('Done')
  await entryOf(page, notStored.customerNo).getByRole('button', { name: 'Check status' }).click()
  await expect(entryOf(page, notStored.customerNo)).toContainText(
    'every field is as it was before.',
  )
  await expect(entryOf(page, notStored.customerNo)).toContainText('Not applied')
  await expect(page.getByText('Everything confirmed')).toBeVisible()
  expect(await desk.updatesSent()).toHaveLength(4)
  expect(await desk.storedCustomer(stored.customerNo)).toMatchObject({ phoneNo: '+47 3' })
  expect(await desk.storedCustomer(notStored.customerNo)).toMatchObject({
    phoneNo: '+47 22 33 44 55',
  })
})

test('a clerk narrows the journal to the unknown writes, and the address tells it', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  const done = await savePhone(desk, page, '+47 1')
  const unknown = await savePhone(desk, page, '+47 2', { kind: 'drop-before' })
  await visit(page, routes.journal())
  await expect(entryOf(page, done.customerNo)).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Filter by status' })
    .getByRole('link', { name: 'Unconfirmed' })
    .click()
  await expect(page).toHaveURL(/state=unknown/)
  await expect(entryOf(page, done.customerNo)).toBeHidden()
  await expect(entryOf(page, unknown.customerNo)).toBeVisible()
  await page.goBack()
  await expect(entryOf(page, done.customerNo)).toBeVisible()
  await visit(page, `${routes.journal()}?state=refused`)
  await expect(page.getByText('No changes with this status')).toBeVisible()
})

test('a write that nobody can place after looking stays unknown', async ({ desk, page }) => {
  await desk.signIn('controller')
  const customer = await savePhone(desk, page, '+47 1', { kind: 'drop-before' })
  await desk.store(customer.customerNo, {
    ...(await desk.storedCustomer(customer.customerNo)),
    phoneNo: '+47 somebody else',
  })
  await visit(page, routes.journal())
  const entry = entryOf(page, customer.customerNo)
  await entry.getByRole('button', { name: 'Check status' }).click()
  await expect(entry).toContainText(
    'some fields match neither what was sent nor what was there before',
  )
  await expect(entry).toContainText('Unconfirmed')
  await expect(entry.getByRole('row', { name: /^Phone / })).toContainText('+47 somebody else')
})

test('a colleague of the same client sees the writes, a person of another client does not', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  const { customerNo } = await savePhone(desk, page, '+47 1')
  const colleague = await desk.otherBrowser()
  await desk.signIn('lead', colleague)
  const theirs = await colleague.newPage()
  await visit(theirs, routes.journal())
  await expect(entryOf(theirs, customerNo)).toContainText(`by ${desk.user('controller').userName}`)
})

test('a person who has written nothing reads why the journal is empty', async ({ desk, page }) => {
  await desk.signIn('support')
  await visit(page, routes.journal())
  await expect(page.getByRole('heading', { name: 'No activity yet' })).toBeVisible()
})

test('a person reveals an identity number, and the journal notes it without the number', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer({ ssn: '15885011111' })
  await openCustomer(page, customer)
  await expect(page.getByText('15885011111')).toBeHidden()
  await page.getByRole('button', { name: 'Reveal Identity number' }).click()
  await expect(page.getByText('15885011111')).toBeVisible()
  noteShown('15885011111')

  await visit(page, routes.journal())
  await expect(entryOf(page, customer.customerNo)).toContainText('Personal data revealed')
  await expect(page.getByText('15885011111')).toHaveCount(0)
})
