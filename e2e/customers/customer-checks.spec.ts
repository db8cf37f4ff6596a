import { expect, openCustomer, reload, test } from '../fixtures'
import { change, field, group, outcome, save, saveButton } from '../support/customer-page'

test('what cannot be sent says what is wrong and blocks the save, and every character stays', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  const wrong = [
    ['E-invoice code', '1,5', 'This isn’t a whole number. Use digits only.'],
    ['Stop reminders until', '2026-02-30', 'This date doesn’t exist. Check the day and the month.'],
    ['Stop interest until', '31.12.26', 'This isn’t a valid date \\(use 2026-03-31\\).'],
    ['Due days', '12x', 'This isn’t a whole number. Use digits only.'],
    [
      'Credit limit',
      'abc',
      'This isn’t a valid number. Use digits and at most one comma, such as 1250,50.',
    ],
    ['Discount', `1,${'2'.repeat(100)}`, 'Use at most 100 digits.'],
  ] as const
  await field(page, 'Phone').fill('+47 55 11 22 33')
  for (const [label, typed] of wrong) await field(page, label).fill(typed)
  for (const [label, typed, says] of wrong) {
    await expect(field(page, label)).toHaveValue(typed)
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, label)).toHaveAccessibleDescription(
      new RegExp(says.replaceAll('.', '\\.')),
    )
  }
  const names = wrong.map(([label]) => label).join(', ')
  await expect(saveButton(page)).toHaveAccessibleDescription(`Fix before saving: ${names}`)
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Control+s')
  await expect(field(page, 'E-invoice code')).toBeFocused()
  await saveButton(page).press('Enter')
  expect((await desk.requests()).counts.updateCustomer).toBeUndefined()

  for (const [label] of wrong.slice(1)) await field(page, label).fill('')
  await field(page, 'E-invoice code').fill('15')
  await field(page, 'Due days').fill('12')
  await save(page)
  const right = { phoneNo: '+47 55 11 22 33', distribution: { einvoiceCode: 15 }, dueDays: 12 }
  expect((await desk.updatesSent()).map((sent) => sent.customer)).toEqual([
    { customerNo: customer.customerNo, ...right },
  ])
})

test('a day written as people write it here is taken, and shown as it will be sent', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  await field(page, 'Stop interest until').fill('31.12.2026')
  await field(page, 'Interest memo').fill('Tvist')
  await expect(field(page, 'Stop interest until')).toHaveValue('2026-12-31')
  await save(page)
  expect(await desk.storedCustomer(customer.customerNo)).toMatchObject({
    stopInterestCalcUntil: '2026-12-31',
    stopInterestCalcMemo: 'Tvist',
  })
})

test('what only looks wrong warns and is saved all the same', async ({ desk, page }) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  const warned = [
    [
      'Org. no.',
      '974760674',
      'The check digit of this Norwegian organization number doesn’t match',
    ],
    ['Postal code', '01555', 'A Norwegian postal code has 4 digits'],
    ['Country name', 'Sverige', 'This is the country with the code SE'],
    ['Phone', '12', 'phone number'],
    ['Second phone', 'call Kari', 'A phone number can’t have letters'],
    ['Language', 'norwegian', 'Use a language code of two or three letters'],
    ['Currency', 'QQQ', 'No currency has this code'],
    ['Due days', '400', 'More than 365 days is unusual'],
    ['Credit limit', '1.250', 'This means 1,25. Write thousands without a point or a comma.'],
  ] as const
  for (const [label, typed] of warned) await field(page, label).fill(typed)
  for (const [label, , says] of warned) {
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(says))
    await expect(field(page, label)).not.toHaveAttribute('aria-invalid')
  }
  await save(page)
  expect(await desk.storedCustomer(customer.customerNo)).toMatchObject({
    organizationNo: '974760674',
    postalAddress: { postalCode: '01555', countryText: 'Sverige', countryCode: 'NO' },
    phoneNo: '12',
    secondaryPhoneNo: 'call Kari',
    language: 'norwegian',
    currency: 'QQQ',
    dueDays: 400,
    limitAmount: 1.25,
  })
  await field(page, 'Currency').fill('XXX')
  await save(page)
  expect(await desk.storedCustomer(customer.customerNo)).toMatchObject({ currency: 'XXX' })
})

test('an identity number that contradicts the date and the year of birth is told, and is saved all the same', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  await change(page, 'Identity number')
  await field(page, 'Identity number').fill('21855000129')
  await expect(group(page, 'Identity number').getByRole('status')).toBeHidden()
  await change(page, 'Date of birth')
  await field(page, 'Date of birth').fill('1951-05-21')
  await field(page, 'Year of birth').fill('1952')
  await expect(field(page, 'Date of birth')).toHaveAccessibleDescription(
    /The identity number has a different date of birth\. One of the two is wrong\./,
  )
  await expect(field(page, 'Year of birth')).toHaveAccessibleDescription(
    /The date of birth has a different year.* The identity number has a different year/,
  )
  await field(page, 'Identity number').fill('21855000124')
  await expect(field(page, 'Identity number')).toHaveAccessibleDescription(
    /The check digits of this Norwegian identity number don’t match/,
  )
  await save(page)
  expect(await desk.storedCustomer(customer.customerNo)).toMatchObject({
    ssn: '21855000124',
    dateOfBirth: '1951-05-21',
    yearOfBirth: 1952,
  })
})

/** What is typed as an e-mail address, and what an upstream makes of it. */
const emails = [
  [' kari@ny.example ', 'kari@ny.example'],
  ['"ola.hansen@post.example",', 'ola.hansen@post.example'],
  ["<o'brien@post.example>;", "o'brien@post.example"],
  ['per\u200b@firma.example', 'per@firma.example'],
  ['rein@firma.example', 'rein@firma.example'],
] as const

test('what the page expects of cleaned e-mails is what is stored, and what was dropped stays beside them until they are edited', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  for (const [at, [typed]] of emails.entries()) {
    if (at > 0) await page.getByRole('button', { name: 'Add to E-mail', exact: true }).click()
    await field(page, `E-mail ${at + 1}`).fill(typed)
  }
  const reaching = page.getByRole('region', { name: 'Contact' })
  const predicted = reaching.getByRole('status').filter({ hasText: 'will probably be stored' })
  await expect(predicted).toContainText('Row 4')
  const said = [
    ...(await predicted.innerText()).matchAll(
      /Row (\d+) has characters .*? address\. (\S+) will probably be stored\.(?= |$)/g,
    ),
  ]
  expect(said.map(([, row, email]) => [row, email])).toEqual(
    emails.slice(0, 4).map(([, stored], at) => [String(at + 1), stored]),
  )

  await save(page)
  await expect(outcome(page)).toContainText('The service gave 4 warnings.')
  await expect(outcome(page)).toContainText('with e-mails cleaned.')
  expect((await desk.updatesSent())[0]!.customer.emailAddressDocument).toEqual(
    emails.map(([typed]) => typed),
  )
  expect((await desk.storedCustomer(customer.customerNo)).emailAddressDocument).toEqual(
    emails.map(([, stored]) => stored),
  )

  const expectDifferences = async () => {
    await expect(
      reaching.getByText(
        /Cleaned by the service at your last save, .*\. 2 characters were removed\./,
      ),
    ).toHaveCount(1)
    await expect(reaching.getByRole('deletion')).toHaveText([
      ' ',
      ' ',
      '"',
      '",',
      '<',
      '>;',
      '\u200b',
    ])
    await expect(
      reaching.getByText(
        /Warning from the service, .*: The e-mail address kari@ny\.example was cleaned/,
      ),
    ).toBeVisible()
    for (const [at, [, stored]] of emails.entries())
      await expect(field(page, `E-mail ${at + 1}`)).toHaveValue(stored)
  }
  await expectDifferences()
  await reload(page)
  await expectDifferences()

  await field(page, 'Phone').fill('+47 55 11 22 33')
  await expectDifferences()
  await save(page)
  await expectDifferences()
  await field(page, 'E-mail 2').fill('ola@post.example')
  await expect(reaching.getByRole('deletion')).toHaveCount(0)
  await save(page)
  await reload(page)
  await expect(field(page, 'E-mail 2')).toHaveValue('ola@post.example')
  await expect(reaching.getByRole('deletion')).toHaveCount(0)
})
