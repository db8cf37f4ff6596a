import type { Page } from '@playwright/test'
import { type Desk, expect, openCustomer, ordinary, test } from '../fixtures'
import { expectAccessible } from '../support/page-checks'

const theirAddress = {
  name: 'Kari Nordmann',
  addressLine1: 'Parkveien 5',
  addressLine2: '',
  addressLine3: '',
  postalCode: '7010',
  cityName: 'Trondheim',
  countryText: 'Norge',
  countryCode: 'NO',
}

/** A person types another city and phone while somebody else moves the customer, and saves. */
async function collide(desk: Desk, page: Page, theirs: Record<string, unknown> = {}) {
  const customer = await desk.as('controller').withCustomer({ addressLine2: 'c/o Hansen' })
  await openCustomer(page, customer)
  await page.getByLabel('City').fill('Bergen')
  await page.getByLabel('Phone', { exact: true }).fill('+47 99 99 99 99')
  await desk.store(customer.customerNo, {
    ...(await desk.storedCustomer(customer.customerNo)),
    postalAddress: theirAddress,
    ...theirs,
  })
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog', {
    name: 'This customer changed while you were editing',
  })
  await expect(dialog).toContainText('Trondheim')
  expect(await desk.updatesSent()).toEqual([])
  return { ...customer, dialog }
}

test('a person keeps the own address whole against one that somebody stored meanwhile', async ({
  desk,
  page,
}) => {
  const { dialog, customerNo } = await collide(desk, page)
  await expectAccessible(page)
  await expect(dialog.getByRole('row', { name: 'Address' })).toContainText('one unit, 7 fields')
  await dialog.getByRole('radio', { name: 'Address: Mine, unsaved' }).check()
  await dialog.getByRole('button', { name: 'Save this result' }).click()

  await expect(page.getByRole('status').filter({ hasText: /Saved\./ })).toBeVisible()
  expect(await desk.storedCustomer(customerNo)).toMatchObject({
    phoneNo: '+47 99 99 99 99',
    postalAddress: {
      addressLine1: 'Storgata 1',
      addressLine2: 'c/o Hansen',
      postalCode: '0155',
      cityName: 'Bergen',
    },
  })
  expect(await desk.updatesSent()).toHaveLength(1)
})

test('a person takes the address that somebody stored meanwhile, whole, and keeps the own phone', async ({
  desk,
  page,
}) => {
  const { dialog, customerNo } = await collide(desk, page, { name: 'Kari Trondsen' })
  await expect(dialog).toContainText('Changed by others only, and kept: Name.')
  await dialog.getByRole('radio', { name: 'Address: Theirs, saved' }).check()
  await expect(dialog).toContainText('Result: Address theirs')
  await dialog.getByRole('button', { name: 'Save this result' }).click()

  await expect(page.getByRole('status').filter({ hasText: /Saved\./ })).toBeVisible()
  expect(await desk.storedCustomer(customerNo)).toMatchObject({
    name: 'Kari Trondsen',
    phoneNo: '+47 99 99 99 99',
    postalAddress: theirAddress,
  })
  expect((await desk.updatesSent()).map(({ customer }) => Object.keys(customer))).toEqual([
    ['customerNo', 'phoneNo'],
  ])
})

test('a choice is asked for anew when the customer was changed once more under the open question (findings, A13)', async ({
  desk,
  page,
}) => {
  const { dialog, customerNo } = await collide(desk, page)
  await dialog.getByRole('radio', { name: 'Address: Mine, unsaved' }).check()
  await desk.store(customerNo, {
    ...(await desk.storedCustomer(customerNo)),
    postalAddress: { ...theirAddress, cityName: 'Oppdal' },
  })
  await dialog.getByRole('button', { name: 'Save this result' }).click()

  await expect(dialog).toContainText('This customer changed again while you were choosing.')
  await expect(dialog).toContainText('Oppdal')
  for (const choice of ['Mine, unsaved', 'Theirs, saved'])
    await expect(dialog.getByRole('radio', { name: `Address: ${choice}` })).not.toBeChecked()
  await expect(dialog.getByRole('button', { name: 'Save this result' })).toBeDisabled()
  expect(await desk.updatesSent()).toEqual([])

  await dialog.getByRole('radio', { name: 'Address: Theirs, saved' }).check()
  await dialog.getByRole('button', { name: 'Save this result' }).click()
  await expect(page.getByRole('status').filter({ hasText: /Saved\./ })).toBeVisible()
  expect(await desk.storedCustomer(customerNo)).toMatchObject({
    phoneNo: '+47 99 99 99 99',
    postalAddress: { cityName: 'Oppdal' },
  })
})

test('a field that others changed, and back again under the open question, is told', async ({
  desk,
  page,
}) => {
  const { dialog, customerNo } = await collide(desk, page, { name: 'Kari Trondsen' })
  await expect(dialog).toContainText('Changed by others only, and kept: Name.')
  await dialog.getByRole('radio', { name: 'Address: Theirs, saved' }).check()
  await desk.store(customerNo, { ...(await desk.storedCustomer(customerNo)), name: ordinary.name })
  await dialog.getByRole('button', { name: 'Save this result' }).click()

  const saved = page.getByRole('status').filter({ hasText: /Saved\./ })
  await expect(saved).toContainText('Changed by others and kept: Name.')
  expect(await desk.storedCustomer(customerNo)).toMatchObject({
    name: ordinary.name,
    phoneNo: '+47 99 99 99 99',
  })
})

test('a person goes back to typing from the conflict, and everything typed stands there', async ({
  desk,
  page,
}) => {
  const { dialog } = await collide(desk, page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('City')).toHaveValue('Bergen')
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('+47 99 99 99 99')
  expect(await desk.updatesSent()).toEqual([])
})

test('a person who typed the same as somebody stored meanwhile is told that nothing needed sending', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  await page.getByLabel('Phone', { exact: true }).fill('+47 99 99 99 99')
  await desk.store(customer.customerNo, {
    ...(await desk.storedCustomer(customer.customerNo)),
    phoneNo: '+47 99 99 99 99',
  })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(
    page.getByText('The customer already has these values. Nothing was sent.'),
  ).toBeVisible()
  expect(await desk.updatesSent()).toEqual([])
})

test('a conflict is settled with the keyboard alone', async ({ desk, page }) => {
  const { dialog, customerNo } = await collide(desk, page)
  await expect(dialog.getByRole('radio', { name: 'Address: Theirs, saved' })).toBeFocused()
  await expect(dialog).toContainText('Choose a value for each field')
  await page.keyboard.press('Space')
  await expect(dialog).toContainText('Result: Address theirs')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: /Saved\./ })).toBeVisible()
  expect(await desk.storedCustomer(customerNo)).toMatchObject({
    phoneNo: '+47 99 99 99 99',
    postalAddress: theirAddress,
  })
})
