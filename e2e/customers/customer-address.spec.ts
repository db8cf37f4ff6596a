import { routes } from '@/lib/shared/routes'
import { expect, openCustomer, test, typedIn, visit } from '../fixtures'

test('a person moves a customer to Bergen without losing the care-of line', async ({
  desk,
  page,
}) => {
  const { clientNo, customerNo } = await desk
    .as('controller')
    .withCustomer({ addressLine1: 'Storgata 1', addressLine2: 'c/o Hansen', cityName: 'Oslo' })
  await visit(page, routes.customer(clientNo, customerNo))

  await page.getByLabel('City').fill('Bergen')
  await expect(page.getByRole('row', { name: 'City' })).toContainText('change')
  await expect(page.getByRole('region', { name: 'Address' })).toContainText(
    'Address will be sent, all 7 fields',
  )
  await page.getByRole('button', { name: 'Save changes' }).click()

  await expect(page.getByRole('status').filter({ hasText: /Saved\./ })).toBeVisible()
  expect(await desk.storedCustomer(customerNo)).toMatchObject({
    postalAddress: { addressLine2: 'c/o Hansen', cityName: 'Bergen' },
  })
})

test('a person who changes the phone sends no address at all', async ({ desk, page }) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  await page.getByLabel('Phone', { exact: true }).fill('+47 99 88 77 66')
  await expect(page.getByRole('region', { name: 'Address' })).toContainText('Address unchanged')
  await page.getByRole('button', { name: 'Save changes' }).click()

  await expect(page.getByRole('status').filter({ hasText: /Saved\./ })).toBeVisible()
  expect(await desk.updatesSent()).toEqual([
    {
      metadata: { userId: desk.user('controller').userName },
      customer: { customerNo: customer.customerNo, phoneNo: '+47 99 88 77 66' },
    },
  ])
})

test('a person sees what becomes of each of the seven fields before saving', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer({ addressLine2: 'c/o Hansen' })
  await openCustomer(page, customer)
  await page.getByLabel('Address line 2').fill('')
  await page.getByLabel('City').fill('Bergen')
  const address = page.getByRole('region', { name: 'Address' })
  for (const [field, effect] of [
    ['Address line 1', 'keep'],
    ['Address line 2', 'becomes blank'],
    ['Address line 3', 'keep'],
    ['Postal code', 'keep'],
    ['City', 'change'],
    ['Country name', 'keep'],
    ['Country code', 'keep'],
    ['Addressee', 'saved separately'],
  ] as const) {
    await expect(address.getByRole('row', { name: field })).toContainText(effect)
  }

  await address.getByRole('button', { name: 'Revert' }).click()
  await expect(address).toContainText('Address unchanged')
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden()
})

test('a person ticks once before address fields that were not read become blank', async ({
  desk,
  page,
}) => {
  const { clientNo, customerNo } = await desk.as('controller').withCustomer({
    postalAddress: { addressLine1: 'Storgata 1', cityName: 'Oslo', addressLine2: null },
  })
  await openCustomer(page, { clientNo, customerNo })
  const address = page.getByRole('region', { name: 'Address' })
  await expect(address.getByRole('row', { name: 'Postal code' })).toContainText('unknown')

  await page.getByLabel('City').fill('Bergen')
  await expect(address.getByRole('row', { name: /^Postal code/ })).toContainText(
    'unknown → becomes blank',
  )
  const save = page.getByRole('button', { name: 'Save changes' })
  await expect(save).toHaveAccessibleDescription('1 confirmation needed before saving')
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Control+s')
  expect((await desk.requests()).counts.updateCustomer).toBeUndefined()

  await page.getByRole('checkbox', { name: 'Blank all 5' }).check()
  await save.click()
  await expect(page.getByRole('status').filter({ hasText: /Saved\./ })).toBeVisible()
  const blank = {
    addressLine2: '',
    addressLine3: '',
    postalCode: '',
    countryText: '',
    countryCode: '',
  }
  expect((await desk.updatesSent())[0]!.customer.postalAddress).toEqual({
    addressLine1: 'Storgata 1',
    cityName: 'Bergen',
    ...blank,
  })
})

test('what will be sent is what is sent', async ({ desk, page }) => {
  const customer = await desk.as('controller').withCustomer({ addressLine2: 'c/o Hansen' })
  await openCustomer(page, customer)
  await page.getByLabel('Name', { exact: true }).fill('Kari Berg')
  await page.getByLabel('Address line 2').fill('')
  await page.getByLabel('Addressee').fill('Berg')
  await page.getByRole('textbox', { name: 'E-mail 1', exact: true }).fill('kari@berg.example')
  await page.getByRole('button', { name: 'Show what will be sent' }).click()

  const panel = page.getByRole('complementary', { name: 'What will be sent' })
  await expect(panel).toContainText('One field becomes blank: addressLine2.')
  const [line, ...body] = (await panel.locator('pre').innerText()).split('\n')
  expect(line).toBe(`PUT /clients/${customer.clientNo}/customers`)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('status').filter({ hasText: /Saved\./ })).toBeVisible()
  expect(await desk.updatesSent()).toEqual([JSON.parse(body.join('\n'))])
})

test('a person who discards gets back what was read', async ({ desk, page }) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  await expect(page.getByLabel('City')).toHaveValue('Oslo')
  const before = await typedIn(page)
  await page.getByLabel('City').fill('Bergen')
  await page.getByLabel('Phone', { exact: true }).fill('1')
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toContainText(
    '2 unsaved changes',
  )
  await page.getByRole('button', { name: 'Discard' }).click()

  expect(await typedIn(page)).toEqual(before)
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden()
})
