import { routes } from '@/lib/shared/routes'
import { expect, openCustomer, test, visit } from '../fixtures'
import { lookedInBothSizes } from '../support/screenshots'

const longWord =
  'Fellesforsikringsinnkrevingssamarbeidsorganisasjonsstyreformannskapskandidatutvelgelseskomitéen'

/** The longest of everything that a customer may hold. */
const longest = {
  name: `${longWord} for vedlikehold av privat vei, brygge, molo og felles strandsone mellom Øvre Bjørndalen og Nedre Sørbøvågen SA`,
  informalName: longWord,
  addressLine1: `c/o ${longWord}`,
  addressLine2:
    'Oppgang B, 4. etasje, inngang fra bakgården bak den gamle trelastforretningen ved elva',
  addressLine3: 'Postboks 1187 Sentrum',
  emailAddressDocument: Array.from(
    { length: 8 },
    (_, at) => `regnskap.avdeling.${at}@${longWord.toLowerCase().replace('é', 'e')}.example`,
  ),
  secondaryEmailAddress: ['daglig.leder@nordkraft.example', 'kopi@nordkraft.example'],
  efakturaBlockIds: ['40012874', '40012875', longWord],
  peppolBlockIds: ['310984427'],
  digipostBlockIds: ['kari.nordby#4F7K', 'kari.nordby#9Q2X'],
  options: ['NoUpdatePostalReturn', 'HoldForReview'],
  customerCategory: '??',
  currency: 'XXX',
  language: 'tlh',
  organizationNo: '310000000',
  stopReminderUntil: '9999-12-31',
  stopReminderMemo: 'Har klaget på leveransen, venter på svar fra butikken. '.repeat(4).trim(),
  stopDebtCollectionUntil: '2020-01-01',
  stopInterestCalcUntil: '2031-01-01',
  customerMessage: 'Lang melding over flere linjer. '.repeat(20).trim(),
  limitAmount: 9_999_999_999.99,
  discountRate: 7.125,
  vatLiable: true,
  legacyId: 'K-0088',
}

test('a customer with the longest names and lists is whole, readable and accessible', async ({
  desk,
  page,
}) => {
  test.slow()
  const shot = (name: string) => lookedInBothSizes(page, `customers-${name}`)
  const customer = await desk.as('controller').withCustomer(longest)
  await openCustomer(page, customer)
  await expect(page.getByText('No currency has this code')).toBeVisible()
  await shot('longest')

  await page.getByLabel('City').fill(longWord)
  await page.getByLabel('Phone', { exact: true }).fill('')
  await page.getByLabel('Due days').fill('12x')
  await page.getByRole('button', { name: 'Paste address' }).click()
  await page
    .getByRole('textbox', { name: 'Address', exact: true })
    .fill('Kari Nordmann\nBryggen 7\n5003 Bergen\nNorge')
  await shot('paste')
  await page.getByRole('button', { name: 'Fill in fields' }).click()
  await expect(page.getByRole('button', { name: 'Keep lines' })).toBeVisible()
  await shot('typed')

  await page.getByRole('button', { name: 'Keep lines' }).click()
  await page.getByLabel('Due days').fill('30')
  await desk.store(customer.customerNo, {
    ...(await desk.storedCustomer(customer.customerNo)),
    postalAddress: null,
    dueDays: 99,
    phoneNo: '+47 1',
  })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(
    page.getByRole('dialog', { name: 'This customer changed while you were editing' }),
  ).toBeVisible()
  await shot('conflict')
  await page.keyboard.press('Escape')

  await visit(page, routes.customer(customer.clientNo, customer.customerNo))
  await expect(page.getByRole('button', { name: 'Restore draft' })).toBeVisible()
  await shot('draft')
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByLabel('Due days').fill('30')
  await page.getByLabel('Name', { exact: true }).fill(longWord)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('status').filter({ hasText: /Saved\./ })).toBeVisible()

  await visit(page, routes.customerJournal(customer.clientNo, customer.customerNo))
  await page
    .getByRole('main')
    .getByRole('button', { expanded: false, name: /^changed/ })
    .click()
  await shot('journal')
  await page.getByRole('link', { name: 'Undo change' }).click()
  await expect(page.getByText(/Undoing .+’s change from/)).toBeVisible()
  await shot('undo')

  await visit(page, routes.newCustomer(customer.clientNo))
  await page.getByLabel('Customer no.').fill(customer.customerNo)
  await page.getByRole('button', { name: 'Check number' }).click()
  await expect(page.getByText('already exists')).toBeVisible()
  await shot('exists')
  await page.getByLabel('Customer no.').fill('88001')
  await page.getByRole('button', { name: 'Check number' }).click()
  await expect(page.getByText('Available')).toBeVisible()
  await shot('new')
})
