import { routes } from '@/lib/shared/routes'
import { expect, openCustomer, ordinary, reload, takesInput, test, visit } from '../fixtures'

const saved = { hasText: /Saved\./ }

test('a person sees what the upstream cleaned from an e-mail address, character by character', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  await page.getByRole('textbox', { name: 'E-mail 1', exact: true }).fill(' <kari@ny.example>;')
  await expect(page.getByText(/kari@ny\.example will probably be stored/)).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()

  await expect(page.getByRole('status').filter(saved)).toContainText('The service gave 1 warning.')
  const reaching = page.getByRole('region', { name: 'Contact' })
  await expect(reaching).toContainText('4 characters were removed.')
  await expect(reaching.getByRole('deletion')).toHaveText([' <', '>;'])
  await expect(page.getByRole('textbox', { name: 'E-mail 1', exact: true })).toHaveValue(
    'kari@ny.example',
  )
  expect((await desk.updatesSent())[0]!.customer.emailAddressDocument).toEqual([
    ' <kari@ny.example>;',
  ])
  expect(await desk.storedCustomer(customer.customerNo)).toMatchObject({
    emailAddressDocument: ['kari@ny.example'],
  })
})

test('a person adds a second e-mail address and takes the first away', async ({ desk, page }) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  await page.getByRole('button', { name: 'Add to E-mail', exact: true }).click()
  await page.getByRole('textbox', { name: 'E-mail 2', exact: true }).fill('faktura@post.example')
  await page.getByRole('button', { name: 'Remove E-mail 1', exact: true }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('status').filter(saved)).toBeVisible()
  expect(await desk.storedCustomer(customer.customerNo)).toMatchObject({
    emailAddressDocument: ['faktura@post.example'],
  })
})

test('a person changes name and phone, and the head of the page follows', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  await page.getByLabel('Name', { exact: true }).fill('Kari Berg')
  await page.getByLabel('Phone', { exact: true }).fill('+47 40 00 00 00')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: 'Kari Berg' })).toBeVisible()
  await expect(page.getByRole('status').filter(saved)).toBeVisible()
  const { postalAddress } = await desk.storedCustomer(customer.customerNo)
  expect(await desk.storedCustomer(customer.customerNo)).toMatchObject({
    name: 'Kari Berg',
    phoneNo: '+47 40 00 00 00',
  })
  expect(postalAddress).toEqual(ordinary.postalAddress)
})

test('a person is told that a phone cannot be cleared, and nothing goes out', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  await page.getByLabel('Phone', { exact: true }).fill('')
  await expect(page.getByText(`so it isn’t sent and stays ${ordinary.phoneNo}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveAccessibleDescription(
    'These changes can’t be saved',
  )
  await page.keyboard.press('Control+s')
  expect(await desk.updatesSent()).toEqual([])
})

test('a whole edit, from the list to the saved customer, with the keyboard alone', async ({
  desk,
  page,
}) => {
  const { clientNo, customerNo } = await desk
    .as('controller')
    .withCustomer({ name: 'Tastatur Berg', addressLine2: 'c/o Hansen' })
  await visit(page, routes.customers(clientNo))
  await expect(page.getByText('Rows 1 to 43 of 43')).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('tastatur')
  await expect(page.getByText('Rows 1 to 1 of 1')).toBeVisible()
  const tabTo = async (name: string, role: 'link' | 'textbox' | 'button') => {
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(page.getByRole(role, { name, exact: true })).toBeFocused({ timeout: 50 })
    }).toPass({ intervals: [0] })
  }
  await tabTo('Tastatur Berg', 'link')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(routes.customer(clientNo, customerNo))
  await expect(page.getByLabel('City')).toBeVisible()
  await takesInput(page)

  await tabTo('City', 'textbox')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Bergen')
  await tabTo('Phone', 'textbox')
  await page.keyboard.press('End')
  await page.keyboard.type('66')
  await tabTo('Save changes', 'button')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('status').filter(saved)).toBeVisible()
  expect(await desk.storedCustomer(customerNo)).toMatchObject({
    phoneNo: `${ordinary.phoneNo}66`,
    postalAddress: { addressLine2: 'c/o Hansen', cityName: 'Bergen' },
  })
})

test('a read in the background overwrites nothing that was typed, and brings what is newer elsewhere', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  await page.getByLabel('City').fill('Bergen')
  await desk.store(customer.customerNo, {
    ...(await desk.storedCustomer(customer.customerNo)),
    phoneNo: '+47 11 11 11 11',
  })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('+47 11 11 11 11')
  await expect(page.getByLabel('City')).toHaveValue('Bergen')

  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('status').filter(saved)).toBeVisible()
  expect(await desk.storedCustomer(customer.customerNo)).toMatchObject({
    phoneNo: '+47 11 11 11 11',
    postalAddress: { cityName: 'Bergen' },
  })
  expect((await desk.updatesSent()).map((sent) => Object.keys(sent.customer))).toEqual([
    ['customerNo', 'postalAddress'],
  ])
})

test('a read in the background that collides with what was typed says so and touches nothing', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  await page.getByLabel('Phone', { exact: true }).fill('+47 22')
  await desk.store(customer.customerNo, {
    ...(await desk.storedCustomer(customer.customerNo)),
    phoneNo: '+47 11 11 11 11',
  })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('Someone else also changed Phone.')).toBeVisible()
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('+47 22')
})

test('an untouched form follows a newer read', async ({ desk, page }) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  await desk.store(customer.customerNo, {
    ...(await desk.storedCustomer(customer.customerNo)),
    phoneNo: '+47 11 11 11 11',
  })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('+47 11 11 11 11')
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden()
})

test('leaving a page with something typed asks first, and an untouched one does not', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await reload(page)
  await openCustomer(page, customer)
  await page.getByLabel('City').fill('Bergen')
  await page.getByLabel('City').fill('Oslo')
  await reload(page)
  expect(asked).toEqual([])
  await openCustomer(page, customer)
  await page.getByLabel('City').fill('Bergen')
  await reload(page)
  expect(asked).toEqual(['beforeunload'])
})

test('a person of the support who may not write reads the fields, and is led to no save', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('support').withCustomer()
  await openCustomer(page, customer)
  await expect(page.getByText('You can’t change this customer.')).toBeVisible()
  await expect(page.getByLabel('City')).toHaveValue(ordinary.postalAddress.cityName)
  await expect(page.getByLabel('City')).not.toBeEditable()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0)
  expect(await desk.updatesSent()).toEqual([])
})

test('a person whose right ends while they type is told so, and keeps what was typed', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  await page.getByLabel('City').fill('Bergen')
  await desk.fault({ operation: 'updateCustomer', kind: 'status', status: 403 })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'You don’t have permission to save this' }),
  ).toContainText('The service or your permissions don’t allow it.')
  await expect(page.getByLabel('City')).toHaveValue('Bergen')
  expect((await desk.storedCustomer(customer.customerNo)).postalAddress).toEqual(
    ordinary.postalAddress,
  )
})
