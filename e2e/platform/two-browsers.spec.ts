import type { Locator, Page } from '@playwright/test'
import { type Desk, expect, openCustomer, ordinary, test, typedIn } from '../fixtures'

type Fields = Parameters<Desk['withCustomer']>[0]

const name = (page: Page) => page.getByLabel('Name', { exact: true })
const phone = (page: Page) => page.getByLabel('Phone', { exact: true })
const city = (page: Page) => page.getByLabel('City')
const email = (page: Page, row: number) =>
  page.getByRole('textbox', { name: `E-mail ${row}`, exact: true })
const outcome = (page: Page) => page.getByRole('status').filter({ hasText: /Saved\./ })
const conflictOn = (page: Page) =>
  page.getByRole('dialog', { name: 'This customer changed while you were editing' })

/**
 * Kari, a controller, and Ola, the lead, have the same customer open, each in a browser of their
 * own.
 */
async function bothOpen(desk: Desk, kari: Page, fields: Fields = {}) {
  const customer = await desk
    .as('controller')
    .withCustomer({ addressLine2: 'c/o Hansen', ...fields })
  const browser = await desk.otherBrowser()
  await desk.signIn('lead', browser)
  const ola = await browser.newPage()
  await Promise.all([openCustomer(kari, customer), openCustomer(ola, customer)])
  const before = await desk.storedCustomer(customer.customerNo)
  /** The stored customer is what it was but for these fields. */
  const expectStored = async (changed: Record<string, unknown>) => {
    const { postalAddressChanged: _, ...stored } = await desk.storedCustomer(customer.customerNo)
    expect(stored).toEqual({ ...before, ...changed })
  }
  return {
    ...customer,
    ola,
    before,
    address: before.postalAddress as typeof ordinary.postalAddress,
    expectStored,
  }
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save changes' }).click()
}

async function saves(page: Page, type: () => Promise<unknown>) {
  await type()
  await save(page)
  await expect(outcome(page)).toBeVisible()
}

async function settles(dialog: Locator, ...choices: string[]) {
  for (const choice of choices) await dialog.getByRole('radio', { name: choice }).check()
  await dialog.getByRole('button', { name: 'Save this result' }).click()
  await expect(dialog).toBeHidden()
}

test('two who change different fields both get theirs stored, and the second is told what was kept', async ({
  desk,
  page,
}) => {
  const { ola, address, expectStored } = await bothOpen(desk, page)
  await name(page).fill('Kari Berg')
  await saves(ola, () => phone(ola).fill('+47 11 11 11 11'))
  await saves(page, () => city(page).fill('Bergen'))
  await expect(outcome(page)).toContainText('Changed by others and kept: Phone.')
  await expect(phone(page)).toHaveValue('+47 11 11 11 11')
  await expectStored({
    name: 'Kari Berg',
    phoneNo: '+47 11 11 11 11',
    postalAddress: { ...address, cityName: 'Bergen' },
  })
})

for (const [side, choices, phoneNo] of [
  ['mine', ['Phone: Mine, unsaved', 'Language: Theirs, saved'], '+47 22 22 22 22'],
  ['theirs', ['Phone: Theirs, saved', 'Language: Theirs, saved'], '+47 11 11 11 11'],
] as const) {
  test(`two who change the same fields to different values: the second chooses ${side}, and that is stored`, async ({
    desk,
    page,
  }) => {
    const { ola, expectStored } = await bothOpen(desk, page)
    await phone(page).fill('+47 22 22 22 22')
    await saves(ola, async () => {
      await phone(ola).fill('+47 11 11 11 11')
      await ola.getByLabel('Language', { exact: true }).fill('sv')
    })
    await page.getByLabel('Language', { exact: true }).fill('en')
    await name(page).fill('Kari Berg')
    await save(page)
    await expect(conflictOn(page)).toContainText(`Saved here by ${desk.user('lead').userName} at`)
    const row = conflictOn(page).getByRole('row', { name: /^Phone/ })
    await expect(row.getByRole('cell')).toHaveText([
      '+47 11 11 11 11',
      '+47 22 22 22 22',
      ordinary.phoneNo,
    ])
    await settles(conflictOn(page), ...choices)
    await expect(outcome(page)).toBeVisible()
    await expectStored({ name: 'Kari Berg', phoneNo, language: 'sv' })
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden()
  })
}

test('two who type the same value meet no conflict, and it is sent once', async ({
  desk,
  page,
}) => {
  const { ola, expectStored } = await bothOpen(desk, page)
  await phone(page).fill('+47 11 11 11 11')
  await saves(ola, () => phone(ola).fill('+47 11 11 11 11'))
  await save(page)
  await expect(
    page.getByText('The customer already has these values. Nothing was sent.'),
  ).toBeVisible()
  expect(await desk.updatesSent()).toHaveLength(1)
  await expectStored({ phoneNo: '+47 11 11 11 11' })
})

for (const [side, choice] of [
  ['mine', 'Address: Mine, unsaved'],
  ['theirs', 'Address: Theirs, saved'],
] as const) {
  test(`two who change different lines of one address never mix them: ${side} is stored whole`, async ({
    desk,
    page,
  }) => {
    const { ola, address, expectStored } = await bothOpen(desk, page)
    const theirs = {
      ...address,
      addressLine1: 'Parkveien 5',
      addressLine2: '',
      postalCode: '7010',
      cityName: 'Trondheim',
    }
    await page.getByLabel('Address line 3').fill('Oppgang B')
    await saves(ola, async () => {
      await ola.getByLabel('Address line 1').fill(theirs.addressLine1)
      await ola.getByLabel('Address line 2').fill('')
      await ola.getByLabel('Postal code').fill(theirs.postalCode)
      await city(ola).fill(theirs.cityName)
    })
    await save(page)
    await expect(conflictOn(page)).toContainText('one unit, 7 fields')
    await settles(conflictOn(page), choice)
    // Where theirs is chosen, nothing is left to send.
    await expect(
      side === 'mine' ? outcome(page) : page.getByText('Nothing was sent.', { exact: false }),
    ).toBeVisible()
    await expectStored({
      postalAddress: side === 'mine' ? { ...address, addressLine3: 'Oppgang B' } : theirs,
    })
  })
}

test('an address and the name on it are two things: one person changes each, and both are stored', async ({
  desk,
  page,
}) => {
  const { ola, address, expectStored } = await bothOpen(desk, page)
  await city(page).fill('Bergen')
  await saves(ola, () => ola.getByLabel('Addressee').fill('Berg AS'))
  await save(page)
  await expect(outcome(page)).toContainText('Changed by others and kept: Addressee.')
  await expectStored({ postalAddress: { ...address, name: 'Berg AS', cityName: 'Bergen' } })
})

test('a list that both changed is chosen whole', async ({ desk, page }) => {
  const { ola, expectStored } = await bothOpen(desk, page)
  await page.getByRole('button', { name: 'Add to E-mail', exact: true }).click()
  await email(page, 2).fill('kari@post.example')
  await saves(ola, () => email(ola, 1).fill('ola@post.example'))
  await save(page)
  await settles(conflictOn(page), 'E-mail: Mine, unsaved')
  await expect(outcome(page)).toBeVisible()
  await expectStored({ emailAddressDocument: ['kari.nordmann@post.example', 'kari@post.example'] })
})

test('a hidden number that both changed is asked about, and the chosen one is stored', async ({
  desk,
  page,
}) => {
  const { ola, expectStored } = await bothOpen(desk, page)
  const type = async (where: Page, number: string) => {
    await where.getByRole('button', { name: 'Change Bank account' }).click()
    await where.getByRole('textbox', { name: 'Bank account' }).fill(number)
  }
  await type(page, '99905556789')
  await saves(ola, () => type(ola, '99905554321'))
  await save(page)
  const row = conflictOn(page).getByRole('row', { name: /^Bank account/ })
  await expect(row.getByRole('cell')).toHaveText([/^•+ 4321$/, '99905556789', /^•+ 2345$/])
  await settles(conflictOn(page), 'Bank account: Mine, unsaved')
  await expect(outcome(page)).toBeVisible()
  await expectStored({ bankAccountNo: '99905556789' })
})

test('one clears what the other sets: it is asked, and the blank that was meant is stored', async ({
  desk,
  page,
}) => {
  const { ola, address, expectStored } = await bothOpen(desk, page)
  await phone(page).fill('')
  await page.getByRole('checkbox', { name: 'Clear this field anyway' }).check()
  await page.getByLabel('Address line 2').fill('')
  await saves(ola, async () => {
    await phone(ola).fill('+47 11 11 11 11')
    await ola.getByLabel('Address line 2').fill('c/o Olsen')
  })
  await save(page)
  await expect(
    conflictOn(page)
      .getByRole('row', { name: /^Phone/ })
      .getByRole('cell'),
  ).toHaveText(['+47 11 11 11 11', '(blank)', ordinary.phoneNo])
  await settles(conflictOn(page), 'Phone: Mine, unsaved', 'Address: Mine, unsaved')
  await expect(outcome(page)).toBeVisible()
  await expectStored({ phoneNo: '', postalAddress: { ...address, addressLine2: '' } })
})

test('one deletes while the other types: nothing is saved, and what was typed stays', async ({
  desk,
  page,
}) => {
  const { ola, customerNo } = await bothOpen(desk, page)
  await city(page).fill('Bergen')
  const typed = await typedIn(page)
  await ola.getByRole('button', { name: 'More' }).click()
  await ola.getByRole('menuitem', { name: 'Delete customer' }).click()
  await ola.getByLabel('Customer no.').fill(customerNo)
  await ola.getByRole('button', { name: 'Delete customer', exact: true }).click()
  await expect(ola.getByText(`Customer ${customerNo} deleted`, { exact: true })).toBeVisible()

  await save(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Record not found' })).toContainText(
    'Nothing was saved. It was deleted, or it belongs to another client.',
  )
  expect(await typedIn(page)).toEqual(typed)
  expect(await desk.updatesSent()).toEqual([])
})

test('what the other saves shows by itself on a page on which nothing is typed', async ({
  desk,
  page,
}) => {
  const { ola } = await bothOpen(desk, page)
  await saves(ola, () => phone(ola).fill('+47 11 11 11 11'))
  await expect(phone(page)).toHaveValue('+47 11 11 11 11')
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden()
})

test('coming back to a window brings what is newer, and touches nothing that was typed', async ({
  desk,
  page,
}) => {
  const { ola, before, expectStored } = await bothOpen(desk, page)
  await phone(page).fill('+47 22 22 22 22')
  await saves(ola, async () => {
    await phone(ola).fill('+47 11 11 11 11')
    await name(ola).fill('Ola var her')
  })
  await page.clock.setSystemTime(Date.now() + 60_000)
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
  await expect(
    page.getByText(
      'Someone else also changed Phone. Your changes are kept; choose between the two when you save',
    ),
  ).toBeVisible()
  await expect(phone(page)).toHaveValue('+47 22 22 22 22')
  await expect(name(page)).toHaveValue(String(before.name))
  await save(page)
  await expect(conflictOn(page)).toContainText('Changed by others only, and kept: Name.')
  await settles(conflictOn(page), 'Phone: Mine, unsaved')
  await expect(outcome(page)).toBeVisible()
  await expectStored({ phoneNo: '+47 22 22 22 22', name: 'Ola var her' })
})

test('a change between the read and the update of another field is shown after the save', async ({
  desk,
  page,
}) => {
  const { customerNo, before, expectStored } = await bothOpen(desk, page)
  await city(page).fill('Bergen')
  await desk.fault({ operation: 'updateCustomer', kind: 'delay', delayMs: 9_000 })
  await save(page)
  await expect.poll(async () => (await desk.updatesSent()).length, { intervals: [20] }).toBe(1)
  await desk.store(customerNo, { ...before, phoneNo: '+47 11 11 11 11' })
  await desk.letGo()
  await expect(outcome(page)).toBeVisible()
  await expect(phone(page)).toHaveValue('+47 11 11 11 11')
  await expectStored({
    phoneNo: '+47 11 11 11 11',
    postalAddress: { ...ordinary.postalAddress, addressLine2: 'c/o Hansen', cityName: 'Bergen' },
  })
})

test('a change of the same field right after the update is told as what was read back', async ({
  desk,
  page,
}) => {
  const { customerNo, before } = await bothOpen(desk, page)
  await phone(page).fill('+47 22 22 22 22')
  await desk.fault({ operation: 'updateCustomer', kind: 'delay', delayMs: 9_000, after: true })
  await save(page)
  await expect
    .poll(async () => (await desk.storedCustomer(customerNo)).phoneNo, { intervals: [20] })
    .toBe('+47 22 22 22 22')
  await desk.store(customerNo, { ...before, phoneNo: '+47 11 11 11 11' })
  await desk.letGo()
  const told = page.getByRole('status').filter({ hasText: 'Accepted by the service.' })
  await expect(told).toContainText('these fields differ from what you sent: Phone.')
  await expect(phone(page)).toHaveValue('+47 11 11 11 11')
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden()
})
