import type { Page, Route } from '@playwright/test'
import { expect, openCustomer, ordinary, test } from '../fixtures'
import { field, paste, save, saveButton, unsaved } from '../support/customer-page'
import { looked } from '../support/screenshots'

const bergen = 'Fjellheim AS\nBryggen 2\n5003 Bergen\nNorge\npost@fjellheim.example\nMvh'
const inBergen = {
  addressLine1: 'Bryggen 2',
  addressLine2: '',
  addressLine3: '',
  postalCode: '5003',
  cityName: 'Bergen',
  countryText: 'Norge',
  countryCode: 'NO',
}
const address = (page: Page) => page.getByRole('region', { name: 'Address' })
const withLine2 = { addressLine2: 'c/o Hansen' }

async function pasteByDialog(page: Page, text: string) {
  await page.getByRole('button', { name: 'Paste address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste address' })
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Address' }).fill(text)
  await dialog.getByRole('button', { name: 'Fill in fields' }).click()
  return dialog
}

test('an address pasted in the dialog fills the seven fields, tells what it does not use, and asks before it blanks a line', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer(withLine2)
  await openCustomer(page, customer)
  await expect(await pasteByDialog(page, bergen)).toBeHidden()
  for (const [label, value] of [
    ['Address line 1', 'Bryggen 2'],
    ['Address line 2', ''],
    ['Postal code', '5003'],
    ['City', 'Bergen'],
    ['Country name', 'Norge'],
    ['Country code', 'NO'],
    ['Addressee', ordinary.postalAddress.name],
  ] as const) {
    await expect(field(page, label)).toHaveValue(value)
  }
  const notUsed =
    'Not part of the address, so not filled in: Fjellheim AS · post@fjellheim.example · Mvh'
  await expect(address(page).getByText(notUsed)).toBeVisible()
  await expect(address(page)).toContainText(
    'Address line 2 “c/o Hansen” would become blank: it isn’t in the pasted address.',
  )
  await expect(saveButton(page)).toHaveAccessibleDescription('1 confirmation needed before saving')
  await page.keyboard.press('Control+s')
  expect(await desk.updatesSent()).toEqual([])

  await page.getByRole('checkbox', { name: 'Blank it' }).check()
  await save(page)
  expect((await desk.updatesSent()).map((sent) => sent.customer)).toEqual([
    { customerNo: customer.customerNo, postalAddress: inBergen },
  ])
  expect((await desk.storedCustomer(customer.customerNo)).postalAddress).toEqual({
    name: ordinary.postalAddress.name,
    ...inBergen,
  })
})

test('an address pasted into a field of the group fills all seven, and the line that it does not carry can be kept', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer(withLine2)
  await openCustomer(page, customer)
  await field(page, 'Postal code').focus()
  await paste(page, 'Bryggen 2\n5003 Bergen\nNorge')
  await expect(field(page, 'City')).toHaveValue('Bergen')
  await expect(saveButton(page)).toHaveAccessibleDescription('1 confirmation needed before saving')
  await page.getByRole('button', { name: 'Keep line' }).click()
  await expect(field(page, 'Address line 2')).toHaveValue('c/o Hansen')
  await expect(page.getByRole('checkbox', { name: 'Blank it' })).toHaveCount(0)
  await save(page)
  expect((await desk.updatesSent())[0]!.customer.postalAddress).toEqual({
    ...inBergen,
    ...withLine2,
  })
})

test('a pasted address is put back whole, and what it did not use is told no longer', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer(withLine2)
  await openCustomer(page, customer)
  await pasteByDialog(page, bergen)
  await address(page).getByRole('button', { name: 'Revert' }).click()
  await expect(field(page, 'Address line 1')).toHaveValue('Storgata 1')
  await expect(field(page, 'Address line 2')).toHaveValue('c/o Hansen')
  await expect(address(page)).toContainText('Address unchanged')
  await expect(address(page).getByText('so not filled in')).toHaveCount(0)
  await expect(unsaved(page)).toBeHidden()

  await field(page, 'Address line 2').fill('')
  await field(page, 'City').fill('Bergen')
  await expect(page.getByRole('checkbox', { name: 'Blank it' })).toHaveCount(0)
  await expect(saveButton(page)).not.toHaveAttribute('aria-disabled')
})

test('a newer read in the background takes no tick away that a pasted address needs, and a save tells no longer what was not used', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer(withLine2)
  await openCustomer(page, customer)
  await pasteByDialog(page, bergen)
  await desk.store(customer.customerNo, {
    ...(await desk.storedCustomer(customer.customerNo)),
    phoneNo: '+47 11 11 11 11',
  })
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
  await expect(field(page, 'Phone')).toHaveValue('+47 11 11 11 11')
  await expect(field(page, 'City')).toHaveValue('Bergen')
  await expect(saveButton(page)).toHaveAccessibleDescription('1 confirmation needed before saving')
  await expect(address(page).getByText('so not filled in')).toBeVisible()
  await page.keyboard.press('Control+s')
  expect(await desk.updatesSent()).toEqual([])

  await page.getByRole('checkbox', { name: 'Blank it' }).check()
  await save(page)
  await expect(address(page).getByText('so not filled in')).toHaveCount(0)
  expect(await desk.storedCustomer(customer.customerNo)).toMatchObject({
    phoneNo: '+47 11 11 11 11',
    postalAddress: inBergen,
  })
})

test('a single line, and lines that are no address, are pasted as they are', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer(withLine2)
  await openCustomer(page, customer)
  await field(page, 'Address line 1').focus()
  await page.keyboard.press('Control+a')
  await paste(page, 'Bryggen 2, 5003 Bergen')
  await expect(field(page, 'Address line 1')).toHaveValue('Bryggen 2, 5003 Bergen')
  await field(page, 'Addressee').focus()
  await page.keyboard.press('Control+a')
  await paste(page, 'Fjellheim AS\nBryggen 2\n5003 Bergen')
  await expect(field(page, 'Addressee')).not.toHaveValue(ordinary.postalAddress.name)
  await field(page, 'City').focus()
  await page.keyboard.press('Control+a')
  await paste(page, 'Bergen\nby')
  await expect(field(page, 'City')).toHaveValue(/^Bergen ?by$/)
  await expect(field(page, 'Address line 2')).toHaveValue('c/o Hansen')
  await expect(field(page, 'Postal code')).toHaveValue('0155')
  await expect(address(page).getByText('so not filled in')).toHaveCount(0)
})

test('what does not read as an address fills nothing, and says so', async ({ desk, page }) => {
  const customer = await desk.as('controller').withCustomer(withLine2)
  await openCustomer(page, customer)
  const dialog = await pasteByDialog(page, 'Hei, ring meg i morgen')
  await expect(dialog).toContainText(
    'We don’t recognise this as an address. Nothing was filled in.',
  )
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue(
    'Hei, ring meg i morgen',
  )
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(unsaved(page)).toBeHidden()
  await expect(field(page, 'Address line 1')).toHaveValue('Storgata 1')
})

/** Has the part that reads addresses wait for what is returned, or fail. */
async function holdAddressParser(page: Page, answer: (route: Route) => Promise<void>) {
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch()
    const isParser = (await response.text()).includes('"parsePastedAddress",')
    await (isParser ? answer(route) : route.fulfill({ response }))
  })
}

test('an address that is pasted before it can be read is read once it can', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer(withLine2)
  const parser = Promise.withResolvers<void>()
  await holdAddressParser(page, async (route) => {
    await parser.promise
    await route.continue()
  })
  await openCustomer(page, customer)
  await field(page, 'Postal code').focus()
  await paste(page, 'Bryggen 2\n5003 Bergen\nNorge')
  await expect(field(page, 'Postal code')).toHaveValue(ordinary.postalAddress.postalCode)
  parser.resolve()
  await expect(field(page, 'City')).toHaveValue('Bergen')
  await expect(field(page, 'Postal code')).toHaveValue('5003')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('where an address cannot be read, a field gets it as it is, and the dialog keeps it and says so', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer(withLine2)
  await holdAddressParser(page, (route) => route.abort())
  await openCustomer(page, customer)
  await field(page, 'Address line 3').focus()
  await paste(page, 'Bryggen 2\n5003 Bergen')
  await expect(field(page, 'Address line 3')).toHaveValue('Bryggen 2 5003 Bergen')
  await expect(field(page, 'City')).toHaveValue('Oslo')

  const dialog = await pasteByDialog(page, bergen)
  await expect(dialog).toContainText(
    'We couldn’t read the address just now. Nothing was filled in.',
  )
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue(bergen)
  await expect(field(page, 'City')).toHaveValue('Oslo')
  await looked(page, 'address-not-read')

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await dialog.getByRole('button', { name: 'Fill in fields' }).click()
  await expect(dialog).toBeHidden()
  await expect(field(page, 'City')).toHaveValue('Bergen')
})
