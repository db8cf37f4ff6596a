import { expect, openCustomer, ordinary, reload, test } from '../fixtures'
import { field, save, saveButton } from '../support/customer-page'

/**
 * Values that no contract knows, or knows in another form: path, label, how it stands on the page,
 * and another that is typed over it.
 */
const odd = [
  { label: 'Category', path: 'customerCategory', stored: '?? of nobody', typed: '!! of nobody' },
  { label: 'Group', path: 'customerGroupCode', stored: 'ÆØÅ', typed: 'øæå' },
  { label: 'Language', path: 'language', stored: 'tlh-Piqd', typed: 'x-elvish' },
  { label: 'Currency', path: 'currency', stored: 'Kroner', typed: 'XXX' },
  { label: 'Prices', path: 'priceNetOrGross', stored: 'Q', typed: 'q' },
  { label: 'Web status', path: 'activeStatusWeb', stored: 'Paused?', typed: 'Paused!' },
  { label: 'ID country', path: 'ssnCountry', stored: 'Norway', typed: 'Norge' },
  {
    label: 'Stop reminders until',
    path: 'stopReminderUntil',
    stored: '31.12.2026',
    typed: '2027-01-31',
  },
  {
    label: 'Stop interest until',
    path: 'stopInterestCalcUntil',
    stored: '9999-12-31',
    typed: '2027-01-01',
  },
  { label: 'Due days', path: 'dueDays', stored: 14.5, shown: '14,5', typed: '15', sent: 15 },
  {
    label: 'Year of birth',
    path: 'yearOfBirth',
    stored: -1,
    shown: '-1',
    typed: '1950',
    sent: 1950,
  },
  {
    label: 'Credit limit',
    path: 'limitAmount',
    stored: 1e21,
    shown: '1000000000000000000000',
    typed: '\u22121,5',
    sent: -1.5,
  },
  {
    label: 'Discount',
    path: 'discountRate',
    stored: 1e-7,
    shown: '0,0000001',
    typed: '12.5',
    sent: 12.5,
  },
]
const unknown = {
  ...ordinary,
  ...Object.fromEntries(odd.map(({ path, stored }) => [path, stored])),
  distribution: { type: 'Pigeon', einvoiceCode: -77, more: 1 },
  options: ['NoUpdatePostalReturn', 'HoldEverything', 'HoldEverything'],
  emailAddressDocument: ['no address', 'kari@post.example'],
  legacyId: 'K-0088',
  nested: { of: [null, { nobody: true }] },
  stopDebtCollectionUntil: null,
  secondaryEmailAddress: null,
}

test('values that nobody knows stand as they are, and stay so when another field is saved', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer(unknown)
  const stored = await desk.storedCustomer(customer.customerNo)
  await openCustomer(page, customer)
  for (const { label, stored: value, shown } of odd)
    await expect(field(page, label)).toHaveValue(shown ?? String(value))
  await expect(field(page, 'Distribution')).toHaveValue('Pigeon')
  await expect(field(page, 'E-invoice code')).toHaveValue('-77')
  await expect(field(page, 'Options 2')).toHaveValue('HoldEverything')
  await expect(field(page, 'E-mail 1')).toHaveValue('no address')
  const others = page.getByRole('region', { name: 'Other fields' })
  await expect(others).toContainText('"K-0088"')
  await expect(others).toContainText('{"of":[null,{"nobody":true}]}')

  await field(page, 'Phone').fill('+47 55 11 22 33')
  await save(page)
  expect((await desk.updatesSent())[0]!.customer).toEqual({
    customerNo: customer.customerNo,
    phoneNo: '+47 55 11 22 33',
  })
  expect(await desk.storedCustomer(customer.customerNo)).toEqual({
    ...stored,
    phoneNo: '+47 55 11 22 33',
  })
})

test('values that nobody knows can be typed over, all in one save, and an option beside unknown ones', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer(unknown)
  const stored = await desk.storedCustomer(customer.customerNo)
  await openCustomer(page, customer)
  for (const { label, typed } of odd) await field(page, label).fill(typed)
  await field(page, 'E-invoice code').fill('78')
  await page.getByRole('button', { name: 'Remove Options 3', exact: true }).click()
  await save(page)

  const edited = {
    ...Object.fromEntries(odd.map(({ path, typed, sent }) => [path, sent ?? typed])),
    options: ['NoUpdatePostalReturn', 'HoldEverything'],
  }
  const [sent] = await desk.updatesSent()
  expect(sent!.customer).toEqual({
    customerNo: customer.customerNo,
    ...edited,
    distribution: { einvoiceCode: 78 },
  })
  const distribution = { ...unknown.distribution, einvoiceCode: 78 }
  expect(await desk.storedCustomer(customer.customerNo)).toEqual({
    ...stored,
    ...edited,
    distribution,
  })
})

test('a field that the read did not carry, or carried as null, is blank, is kept, and can be filled', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  const bare = {
    customerNo: '9600',
    name: 'Bare Berg',
    phoneNo: null,
    dueDays: null,
    vatLiable: null,
    distribution: null,
    currency: '',
    legacy: 0,
  }
  await desk.store('9600', bare)
  await openCustomer(page, { clientNo: desk.clientNo, customerNo: '9600' })
  for (const label of [
    'Phone',
    'Second phone',
    'Due days',
    'Distribution',
    'Currency',
    'Stop reminders until',
    'Identity number',
    'Message',
    'City',
  ])
    await expect(field(page, label)).toHaveValue('')
  await expect(field(page, 'Liable for VAT')).toHaveValue('')

  await field(page, 'Due days').fill('0')
  await field(page, 'Liable for VAT').selectOption('No')
  await field(page, 'E-invoice code').fill('4')
  await save(page)
  const filled = { dueDays: 0, vatLiable: false, distribution: { einvoiceCode: 4 } }
  expect((await desk.updatesSent())[0]!.customer).toEqual({ customerNo: '9600', ...filled })
  expect(await desk.storedCustomer('9600')).toEqual({ ...bare, ...filled })
})

test('a list that the read did not carry needs a tick before it is replaced, and the button says so', async ({
  desk,
  page,
}) => {
  const lists = {
    secondaryEmailAddress: null,
    options: null,
    peppolBlockIds: undefined,
    efakturaBlockIds: [],
  }
  const customer = await desk.as('controller').withCustomer(lists)
  const stored = await desk.storedCustomer(customer.customerNo)
  await openCustomer(page, customer)
  const tick = page.getByRole('checkbox', { name: 'Replace list' })
  await field(page, 'eFaktura 1').fill('E1')
  await expect(tick).toHaveCount(0)
  await field(page, 'Peppol 1').fill('P1')
  await field(page, 'Options 1').fill('NoUpdatePostalReturn')
  await expect(
    page.getByText('The current list is unknown. Saving replaces it with what you enter here.'),
  ).toHaveCount(2)
  await expect(saveButton(page)).toHaveAccessibleDescription('1 confirmation needed before saving')
  await page.keyboard.press('Control+s')
  await saveButton(page).press('Enter')
  expect(await desk.updatesSent()).toEqual([])

  await tick.first().check()
  await field(page, 'Second e-mail 1').fill('kari@privat.example')
  await expect(saveButton(page)).toHaveAccessibleDescription('1 confirmation needed before saving')
  await tick.first().check()
  await save(page)
  const filled = {
    secondaryEmailAddress: ['kari@privat.example'],
    options: ['NoUpdatePostalReturn'],
    efakturaBlockIds: ['E1'],
    peppolBlockIds: ['P1'],
  }
  expect((await desk.updatesSent()).map((sent) => sent.customer)).toEqual([
    { customerNo: customer.customerNo, ...filled },
  ])
  expect(await desk.storedCustomer(customer.customerNo)).toEqual({ ...stored, ...filled })

  await reload(page)
  await field(page, 'Peppol 1').fill('P2')
  await expect(tick).toHaveCount(0)
})
