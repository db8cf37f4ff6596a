import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, openCustomer, signIn, test, visit } from '../fixtures'
import { sendImported } from '../support/import-file'
import { noteShown } from '../support/leak-corpus'
import { chooseFilter } from '../support/list-filters'
import { expectAccessible } from '../support/page-checks'
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
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: `customer ${customerNo}` }) })

const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Parts of the activity' }).getByRole('link', { name })

test('every write is a line with its outcome, and an unknown one is settled by checking', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  const done = await savePhone(desk, page, '+47 1')
  const refused = await savePhone(desk, page, '+47 2', { kind: 'status', status: 422 })
  const stored = await savePhone(desk, page, '+47 3', { kind: 'drop-after' })
  const notStored = await savePhone(desk, page, '+47 4', { kind: 'drop-before' })

  await visit(page, routes.journal())
  await expect(page.getByText(/^[1-4] changes? today by 1 person\./)).toBeVisible()
  await expect(page.getByText('The outcome of 2 is unknown.')).toBeVisible()
  for (const [name, count] of [
    ['All', 4],
    ['Mine', 4],
    ['Unknown', 2],
    ['Refused', 1],
  ] as const)
    await expect(tab(page, new RegExp(`^${name}`))).toHaveText(`${name}${count}`)
  await expect(entryOf(page, done.customerNo)).toContainText('Saved and checked')
  await expect(entryOf(page, done.customerNo)).toContainText(desk.user('controller').userName)
  await expect(entryOf(page, refused.customerNo)).toContainText(
    'Refused: The sandbox was told to answer 422',
  )
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
    `changed Phone of customer ${notStored.customerNo}`,
  )

  const unknown = entryOf(page, stored.customerNo)
  await expect(unknown).toContainText('Unknown')
  await unknown.getByRole('button', { name: 'Check status' }).click()
  await expect(unknown).toContainText('every field is stored as sent.')
  await expect(unknown).toContainText('Saved and checked')
  await expect(unknown.getByRole('row', { name: /^Phone / })).toContainText('+47 3')
  await entryOf(page, notStored.customerNo).getByRole('button', { name: 'Check status' }).click()
  await expect(entryOf(page, notStored.customerNo)).toContainText(
    'every field is as it was before.',
  )
  await expect(entryOf(page, notStored.customerNo)).toContainText('Not applied')
  await expect(page.getByText('Everything confirmed.')).toBeVisible()
  await expect(tab(page, /^Unknown/)).toHaveText('Unknown0')
  expect(await desk.updatesSent()).toHaveLength(4)
  expect(await desk.storedCustomer(stored.customerNo)).toMatchObject({ phoneNo: '+47 3' })
  expect(await desk.storedCustomer(notStored.customerNo)).toMatchObject({
    phoneNo: '+47 22 33 44 55',
  })
})

test('a person narrows the activity by tab, person, kind, day and number, and the address tells it', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  const done = await savePhone(desk, page, '+47 1')
  const unknown = await savePhone(desk, page, '+47 2', { kind: 'drop-before' })
  await visit(page, routes.journal())
  await expect(entryOf(page, done.customerNo)).toBeVisible()
  await tab(page, /^Unknown/).click()
  await expect(page).toHaveURL(/state=unknown/)
  await expect(entryOf(page, done.customerNo)).toBeHidden()
  await expect(entryOf(page, unknown.customerNo)).toBeVisible()
  await page.goBack()
  await expect(entryOf(page, done.customerNo)).toBeVisible()

  await chooseFilter(page, 'Kind', 'Cases')
  await expect(page).toHaveURL(/kind=cases/)
  await expect(page.getByRole('heading', { name: 'No changes match these filters' })).toBeVisible()
  await expect(tab(page, /^All/)).toHaveText('All0')
  await chooseFilter(page, 'Kind', 'Customers')
  await chooseFilter(page, 'Who', desk.user('controller').userName)
  await expect(page).toHaveURL(/who=/)
  await chooseFilter(page, 'Day', 'Yesterday')
  await expect(page.getByRole('heading', { name: 'No changes match these filters' })).toBeVisible()
  await chooseFilter(page, 'Day', 'Last 7 days')
  await expect(entryOf(page, done.customerNo)).toBeVisible()
  await expect(page.getByText('2 of 2 changes')).toBeVisible()

  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('/')
  await page.keyboard.type(unknown.customerNo)
  await expect(page).toHaveURL(new RegExp(`q=${unknown.customerNo}`))
  await expect(entryOf(page, done.customerNo)).toBeHidden()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(routes.journal())
  await expect(entryOf(page, done.customerNo)).toBeVisible()
  await visit(page, `${routes.journal()}?state=refused`)
  await expect(page.getByRole('heading', { name: 'No changes match these filters' })).toBeVisible()
})

test('a line opens by keyboard to its fields, then to its request, and its link leads to it alone', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  const first = await savePhone(desk, page, '+47 1')
  const second = await savePhone(desk, page, '+47 2')
  await visit(page, routes.journal())
  const entry = entryOf(page, first.customerNo)
  await expect(entry).toBeVisible()
  for (const key of ['j', 'j', 'Enter']) await page.keyboard.press(key)
  await expect(entry.getByRole('row', { name: /^Phone / }).getByRole('cell')).toHaveText([
    '+47 22 33 44 55',
    '+47 1',
  ])
  await expect(entry).toContainText('1 of 1 field sent changed.')
  await expect(entry.getByRole('link', { name: 'Undo change' })).toBeVisible()
  await entry.getByRole('button', { name: 'Show the request' }).click()
  await expect(entry.getByRole('region', { name: /^PUT / })).toContainText('"phoneNo": "+47 1"')
  await expectAccessible(page)

  const key = await entry.getByRole('button', { name: /^changed/ }).getAttribute('data-key')
  await visit(page, routes.journalLine(key ?? ''))
  await expect(entry.getByRole('row', { name: /^Phone / })).toBeVisible()
  await expect(entryOf(page, second.customerNo)).toBeHidden()
  await page.getByRole('button', { name: 'Remove Change' }).click()
  await expect(entryOf(page, second.customerNo)).toBeVisible()
})

test('a file of invoices is one line with its counts, and opens to the rows that were refused', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  await visit(page, routes.newCollectionInvoices(desk.organizationId))
  const rows = Array.from(
    { length: 12 },
    (_, at) => `J-${at + 1};10,00;NOK;01.02.2026;15.02.2026;Kari Nordmann`,
  )
  const file = ['Invoice number;Amount;Currency;Invoice date;Due date;Customer name', ...rows]
  await page.locator('input[type=file]').setInputFiles({
    name: 'march.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file.join('\r\n')),
  })
  await sendImported(page, { rows: 12 })
  await expect(page.getByText('Booked: 12 of 12.')).toBeVisible()

  await visit(page, routes.journal())
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: 'registered' })
  await expect(entry).toHaveCount(1)
  await expect(entry).toContainText('registered 12 invoices')
  await expect(entry).toContainText('12 booked')
  await entry.getByRole('button', { name: /^registered/ }).click()
  await expect(entry.getByRole('row', { name: /J-12/ })).toContainText('Booked')
  await entry.getByRole('link', { name: '12 invoices' }).click()
  await expect(page).toHaveURL(new RegExp(`/batches/${desk.organizationId}/`))
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
  await expect(entry).toContainText('Unknown')
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
  await expect(entryOf(theirs, customerNo)).toContainText(desk.user('controller').userName)
})

test('a person leads to what they changed, as far as the reader may see it', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  const { customerNo } = await savePhone(desk, page, '+47 1')
  const { userName } = desk.user('controller')
  const theirs = await (await desk.otherBrowser()).newPage()
  await desk.signIn('lead', theirs.context())
  const own = await savePhone(desk, theirs, '+47 2')
  await visit(theirs, routes.journal())
  await expect(entryOf(theirs, own.customerNo)).toBeVisible()
  await entryOf(theirs, customerNo).getByRole('link', { name: userName, exact: true }).click()
  await expect(theirs).toHaveURL(routes.journalOf(userName))
  await expect(entryOf(theirs, own.customerNo)).toHaveCount(0)
  await expect(entryOf(theirs, customerNo)).toBeVisible()

  const strange = await (await desk.otherBrowser()).newPage()
  await signIn(strange.context(), (await desk.stranger()).user('lead'))
  await visit(strange, routes.journalOf(userName))
  await expect(
    strange.getByRole('heading', { name: 'No changes match these filters' }),
  ).toBeVisible()
  await expect(strange.getByRole('main').getByRole('listitem')).toHaveCount(0)
})

test('a person who has written nothing reads why the journal is empty', async ({ desk, page }) => {
  await desk.signIn('support')
  await visit(page, routes.journal())
  await expect(page.getByRole('heading', { name: 'No activity yet' })).toBeVisible()
})

test('an identity number that is searched for stands in no address, and goes with the next list', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  await visit(page, routes.journal())
  const box = page.getByRole('searchbox')
  await box.fill('15085098765')
  await expect(page.getByText('so it isn’t in the address.')).toBeVisible()
  await tab(page, /^Mine/).click()
  await expect(page).toHaveURL(/who=/)
  await expect(box).toHaveValue('')
  expect(page.url()).not.toContain('15085098765')
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
  await expect(entryOf(page, customer.customerNo)).toContainText('revealed personal data of')
  await expect(page.getByText('15885011111')).toHaveCount(0)
})
