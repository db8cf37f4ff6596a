import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import {
  type Desk,
  expect,
  openCustomer,
  ordinary,
  reload,
  takesInput,
  test,
  typedIn,
  visit,
} from '../fixtures'
import { freshTenant } from '../support/sandbox'

type Place = { clientNo: string; customerNo: string }

const phone = (page: Page) => page.getByLabel('Phone', { exact: true })
const name = (page: Page) => page.getByLabel('Name', { exact: true })
const unsaved = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' })
const noteOn = (page: Page) =>
  page.getByRole('status').filter({ hasText: /Undoing .+’s change from/ })
const entries = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /of customer/ })

const openEntry = (page: Page) =>
  entries(page).first().getByRole('button', { expanded: false }).first().click()

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('status').filter({ hasText: /Saved\./ })).toBeVisible()
}

/** A person has changed a customer, and stands before its journal. */
async function changed(desk: Desk, page: Page, type: () => Promise<void>) {
  const customer = await desk.as('controller').withCustomer({ addressLine2: 'c/o Hansen' })
  const before = await desk.storedCustomer(customer.customerNo)
  await openCustomer(page, customer)
  await type()
  await save(page)
  await page
    .getByRole('navigation', { name: 'Customer pages' })
    .getByRole('link', { name: 'Activity' })
    .click()
  await expect(entries(page)).toHaveCount(1)
  return { ...customer, before }
}

async function undo(page: Page, { clientNo, customerNo }: Place) {
  await openEntry(page)
  await entries(page).first().getByRole('link', { name: 'Undo change' }).click()
  await expect(noteOn(page)).toBeVisible()
  await expect(page).toHaveURL(routes.customer(clientNo, customerNo))
}

/** The address under which a write of this customer is taken back. */
async function undoAddress(page: Page) {
  await openEntry(page)
  return (await entries(page)
    .first()
    .getByRole('link', { name: 'Undo change' })
    .getAttribute('href'))!
}

async function expectStored(desk: Desk, customerNo: string, expected: Record<string, unknown>) {
  const { postalAddressChanged: _, ...stored } = await desk.storedCustomer(customerNo)
  expect(stored).toEqual(expected)
}

test('a customer’s journal shows its own writes, newest first, with what was, what was sent, and what was seen', async ({
  desk,
  page,
}) => {
  const { clientNo, customerNo } = await changed(desk, page, () =>
    phone(page).fill('+47 11 11 11 11'),
  )
  const other = await desk.withCustomer()
  await openCustomer(page, other)
  await phone(page).fill('+47 33 33 33 33')
  await save(page)
  await openCustomer(page, { clientNo, customerNo })
  await page.getByRole('textbox', { name: 'E-mail 1', exact: true }).fill(' <kari@ny.example>;')
  await save(page)

  await visit(page, routes.customerJournal(clientNo, customerNo))
  await expect(entries(page)).toHaveCount(2)
  await expect(page.getByText('+47 33 33 33 33')).toHaveCount(0)
  for (const [at, row, cells] of [
    [0, /^E-mail /, ['kari.nordmann@post.example', '<kari@ny.example>;', 'kari@ny.example']],
    [1, /^Phone /, [ordinary.phoneNo, '+47 11 11 11 11']],
  ] as const) {
    const entry = entries(page).nth(at)
    await expect(entry).toContainText(desk.user('controller').userName)
    await entry.getByRole('button', { expanded: false }).click()
    await expect(entry.getByRole('columnheader')).toHaveText([
      'Field',
      'Before',
      'After',
      ...(cells.length === 3 ? ['Found on check'] : []),
    ])
    await expect(entry.getByRole('row', { name: row }).getByRole('cell')).toHaveText([...cells])
  }
})

test('a change is taken back as a second one that is looked at and saved, and is a row of its own', async ({
  desk,
  page,
}) => {
  const { before, ...customer } = await changed(desk, page, async () => {
    await phone(page).fill('+47 11 11 11 11')
    await name(page).fill('Kari Berg')
  })
  await undo(page, customer)
  await expect(noteOn(page)).toContainText(
    'Earlier values filled in: Name, Phone. Nothing is sent until you save.',
  )
  await expect(noteOn(page)).toContainText(`${desk.user('controller').userName}’s change`)
  await expect(phone(page)).toHaveValue(ordinary.phoneNo)
  await expect(name(page)).toHaveValue('Kari Nordmann')
  await expect(unsaved(page)).toContainText('2 unsaved changes')
  expect(await desk.updatesSent()).toHaveLength(1)

  await save(page)
  expect((await desk.updatesSent())[1]!.customer).toEqual({
    customerNo: customer.customerNo,
    name: 'Kari Nordmann',
    phoneNo: ordinary.phoneNo,
  })
  await expectStored(desk, customer.customerNo, before)
  await visit(page, routes.customerJournal(customer.clientNo, customer.customerNo))
  await expect(entries(page)).toHaveCount(2)
  await openEntry(page)
  const row = entries(page)
    .first()
    .getByRole('row', { name: /^Phone / })
  await expect(row.getByRole('cell')).toHaveText(['+47 11 11 11 11', ordinary.phoneNo])
})

test('an address is taken back whole, and the table shows each line before it is sent', async ({
  desk,
  page,
}) => {
  const { before, ...customer } = await changed(desk, page, async () => {
    await page.getByLabel('Address line 2').fill('')
    await page.getByLabel('Postal code').fill('5003')
    await page.getByLabel('City').fill('Bergen')
  })
  await undo(page, customer)
  const address = page.getByRole('region', { name: 'Address' })
  await expect(address).toContainText('Address will be sent, all 7 fields')
  for (const [line, now, after, effect] of [
    ['Address line 1', 'Storgata 1', 'Storgata 1', 'keep'],
    ['Address line 2', '(blank)', 'c/o Hansen', 'change'],
    ['Postal code', '5003', '0155', 'change'],
    ['City', 'Bergen', 'Oslo', 'change'],
  ] as const) {
    const row = address.getByRole('row', { name: line })
    await expect(row.getByRole('cell').first()).toHaveText(now)
    await expect(row.getByRole('textbox')).toHaveValue(after)
    await expect(row).toContainText(effect)
  }
  await save(page)
  await expectStored(desk, customer.customerNo, before)
})

test('what was changed since stays and is named, and a hidden number is named as to be typed', async ({
  desk,
  page,
}) => {
  const { customerNo, ...rest } = await changed(desk, page, async () => {
    await phone(page).fill('+47 11 11 11 11')
    await name(page).fill('Kari Berg')
    await page.getByRole('button', { name: 'Change Bank account' }).click()
    await page.getByRole('textbox', { name: 'Bank account' }).fill('99905554321')
  })
  const now = { ...(await desk.storedCustomer(customerNo)), phoneNo: '+47 44 44 44 44' }
  await desk.store(customerNo, now)
  await visit(page, await undoAddress(page))
  await expect(noteOn(page)).toContainText('Earlier values filled in: Name.')
  await expect(noteOn(page)).toContainText('Changed again since, so left as is: Phone.')
  await expect(noteOn(page)).toContainText('Hidden, so enter again: Bank account.')
  await expect(phone(page)).toHaveValue('+47 44 44 44 44')
  await expect(unsaved(page)).toContainText('1 unsaved change')
  expect(await page.content()).not.toContain(ordinary.bankAccountNo)
  await save(page)
  await expectStored(desk, customerNo, { ...now, name: rest.before.name })
})

test('a reload does not type it again: it is a draft like any other', async ({ desk, page }) => {
  const customer = await changed(desk, page, () => phone(page).fill('+47 11 11 11 11'))
  const isKept = page.waitForResponse(
    (answer) => answer.url().endsWith(routes.localWrite('keepDraft')) && answer.ok(),
  )
  await undo(page, customer)
  await isKept
  page.on('dialog', (dialog) => void dialog.accept())
  await reload(page)
  await expect(noteOn(page)).toHaveCount(0)
  await expect(phone(page)).toHaveValue('+47 11 11 11 11')
  await expect(unsaved(page)).toBeHidden()
  const offer = page.getByRole('region', { name: 'Unsaved draft' })
  await expect(offer.getByRole('row', { name: /^Phone/ }).getByRole('cell')).toHaveText([
    ordinary.phoneNo,
    '+47 11 11 11 11',
  ])
  expect(await desk.updatesSent()).toHaveLength(1)
})

test('what is typed before the journal has answered stays', async ({ desk, page }) => {
  await changed(desk, page, () => phone(page).fill('+47 11 11 11 11'))
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${routes.read('getJournalEntry')}`, async (route) => {
    await isReleased
    await route.continue()
  })
  await visit(page, await undoAddress(page))
  await name(page).fill('Kari Berg')
  release()
  await expect(noteOn(page)).toContainText('Earlier values filled in: Phone.')
  await expect(name(page)).toHaveValue('Kari Berg')
  await expect(phone(page)).toHaveValue(ordinary.phoneNo)
})

test('a change of another customer is not taken back into this one', async ({ desk, page }) => {
  const { clientNo } = await changed(desk, page, () => phone(page).fill('+47 11 11 11 11'))
  const idempotencyKey = new URL(await undoAddress(page), 'http://desk').searchParams.get('undo')!
  const other = await desk.withCustomer({ phoneNo: '+47 11 11 11 11' })
  const isRead = page.waitForResponse((answer) =>
    answer.url().endsWith(routes.read('getJournalEntry')),
  )
  await visit(page, routes.undo(clientNo, other.customerNo, idempotencyKey))
  await isRead
  await takesInput(page)
  await expect(phone(page)).toHaveValue('+47 11 11 11 11')
  await expect(unsaved(page)).toBeHidden()
  await expect(noteOn(page)).toHaveCount(0)
  expect(await desk.updatesSent()).toHaveLength(1)
})

test('a change of another tenant cannot be read, and nothing is typed', async ({ desk, page }) => {
  await changed(desk, page, () => phone(page).fill('+47 11 11 11 11'))
  const idempotencyKey = new URL(await undoAddress(page), 'http://desk').searchParams.get('undo')!
  const theirs = await freshTenant()
  const { userName, password } = theirs.user('lead')
  const stranger = await (await desk.otherBrowser()).newPage()
  const place = { clientNo: theirs.clientNo, customerNo: '1' }
  await visit(stranger, routes.login(routes.customer(place.clientNo, place.customerNo)))
  await stranger.getByLabel('User name').fill(userName)
  await stranger.getByLabel('Password').fill(password)
  await stranger.keyboard.press('Enter')
  await expect(stranger).toHaveURL(routes.customer(place.clientNo, place.customerNo))
  await takesInput(stranger)
  await expect(phone(stranger)).toBeVisible()
  const untouched = await typedIn(stranger)
  await visit(stranger, routes.undo(place.clientNo, place.customerNo, idempotencyKey))
  await expect(stranger.getByText('We couldn’t load the change you want to undo.')).toBeVisible()
  expect(await typedIn(stranger)).toEqual(untouched)
  expect(await stranger.content()).not.toContain('+47 11 11 11 11')
  await expect(unsaved(stranger)).toBeHidden()
})

test('going back to the page after the change was taken back and discarded does not type it again', async ({
  desk,
  page,
}) => {
  const customer = await changed(desk, page, () => phone(page).fill('+47 11 11 11 11'))
  await undo(page, customer)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(phone(page)).toHaveValue('+47 11 11 11 11')
  await page
    .getByRole('navigation', { name: 'Customer pages' })
    .getByRole('link', { name: 'Activity' })
    .click()
  await expect(page).toHaveURL(/\/journal$/)
  await expect(entries(page)).toHaveCount(1)
  await page.goBack()
  await expect(phone(page)).toBeVisible()
  await takesInput(page)
  await expect(phone(page)).toHaveValue('+47 11 11 11 11')
  await expect(unsaved(page)).toBeHidden()

  await page.goForward()
  await undo(page, customer)
  await expect(phone(page)).toHaveValue(ordinary.phoneNo)
})
