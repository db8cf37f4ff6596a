import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, signIn, test, visit } from '../fixtures'
import { collectionOf } from '../support/collection'
import { listItems } from '../support/items'
import type { Role } from '../support/sandbox'
import { looked, lookedInBothSizes } from '../support/screenshots'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Go to, find, do' })
const box = (page: Page) => dialog(page).getByRole('combobox')
const group = (page: Page, name: string) => dialog(page).getByRole('group', { name })
const marked = (page: Page) => dialog(page).getByRole('option', { selected: true })

/** Opens the box by its key on a page where a person begins. */
async function openBox(desk: Desk, page: Page, role: Role = 'lead') {
  await desk.signIn(role)
  await visit(page, routes.batches())
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
}

const stored = (desk: Desk, more = {}) =>
  desk.addTransactions({
    ...{ InvoiceNumber: 'W-1042', Filename: 'w-1042.xml', InvoiceeName: 'Solveig Tveit' },
    ...more,
  })

test('an invoice number shows the invoice with its sentence, and Enter opens it', async ({
  desk,
  page,
}) => {
  await stored(desk, { Status: 'OK', ChannelStatus: 'Delivered' })
  await openBox(desk, page)
  await page.keyboard.type('w-1042')
  const row = group(page, 'Exact matches').getByRole('option', { name: /W-1042.*Solveig Tveit/ })
  await expect(row).toHaveAttribute('aria-selected', 'true')
  await expect(row).toContainText(/elivered/)
  await looked(page, 'search-everything')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(routes.invoiceByNumber('W-1042', desk.companyId))
  await expect(dialog(page)).toBeHidden()
})

test('a customer number shows the customer, in what may be a part of others too', async ({
  desk,
  page,
}) => {
  const { clientNo, customerNo } = await desk.as('lead').withCustomer({ name: 'Havn AS' })
  await openBox(desk, page)
  await page.keyboard.type(customerNo)
  await expect(marked(page)).toContainText(`${customerNo}`)
  await expect(marked(page)).toContainText('Havn AS')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(routes.customer(clientNo, customerNo))
})

test('Enter before anything has come opens the exact hit once it is there', async ({
  desk,
  page,
}) => {
  await stored(desk)
  await openBox(desk, page)
  await desk.fault({ operation: 'searchInvoiceSummary', kind: 'delay', delayMs: 800, times: 1 })
  await desk.fault({ operation: 'getInvoiceStatus', kind: 'delay', delayMs: 800, times: 1 })
  await box(page).fill('W-1042')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(routes.invoiceByNumber('W-1042', desk.companyId))
})

test('Enter in the very moment in which the first row is marked opens it', async ({
  desk,
  page,
}) => {
  await openBox(desk, page)
  await box(page).evaluate((input: HTMLInputElement) => {
    const press = () =>
      input.value === 'keyboard' &&
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    document.addEventListener('pointermove', () => queueMicrotask(press))
  })
  await box(page).fill('keyboard')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('before anything is typed it offers pages and actions', async ({ desk, page }) => {
  await openBox(desk, page)
  await expect(group(page, 'Actions').getByRole('option', { name: /New customer/ })).toBeVisible()
  await expect(group(page, 'Go to').getByRole('option').first()).toBeVisible()
  await lookedInBothSizes(page, 'search-everything-empty')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
})

test('a case number shows the case with its sentence', async ({ desk, page }) => {
  await openBox(desk, page)
  const [first] = await collectionOf(desk).cases('?PageSize=1')
  const number = String(first!.caseNumber)
  await box(page).fill(number)
  await expect(marked(page)).toContainText(number)
  await expect(marked(page)).toContainText('Case')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(routes.case(desk.organizationId, number))
})

test('a name shows who has it, with the part that matched underlined', async ({ desk, page }) => {
  await desk.as('lead').withCustomer({ name: 'Havnelageret Nord AS' })
  await openBox(desk, page)
  await page.keyboard.type('havnelager')
  const row = group(page, 'Customers').getByRole('option', { name: /Havnelageret Nord AS/ })
  await expect(row.locator('b')).toHaveText('Havnelager')
  await expect(row).toHaveAttribute('aria-selected', 'true')
})

test('each source is asked once for a word, and given up when typing goes on', async ({
  desk,
  page,
}) => {
  await stored(desk)
  await openBox(desk, page)
  await desk.fault({ operation: 'searchInvoiceSummary', kind: 'delay', delayMs: 9_000, times: 1 })
  const givenUp = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith(routes.read('searchInvoiceSummary')),
  )
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/read/')) asked.push(`${request.url()} ${request.postData()}`)
  })
  const first = page.waitForRequest((request) =>
    request.url().endsWith(routes.read('searchInvoiceSummary')),
  )
  await box(page).fill('W-10')
  await first
  await box(page).fill('W-1042')
  expect((await givenUp).failure()?.errorText).toContain('ABORTED')
  await expect(marked(page)).toContainText('W-1042')
  await expect(dialog(page).getByRole('status')).toContainText('match')
  const aboutWords = asked.filter((each) => each.includes('W-'))
  expect(aboutWords.length).toBeGreaterThan(6)
  expect(new Set(aboutWords).size).toBe(aboutWords.length)
  const words = aboutWords.flatMap((each) => /W-\d*/.exec(each)?.[0] ?? [])
  expect([...new Set(words)]).toEqual(['W-10', 'W-1042'])
})

test('a source that fails is named, and asked again by the row that says so', async ({
  desk,
  page,
}) => {
  await desk.as('lead').withCustomer({ name: 'Havnelageret Nord AS' })
  await openBox(desk, page)
  await desk.fault({ operation: 'listCustomers', kind: 'status', status: 403, times: 1 })
  await box(page).fill('havnelager')
  const failed = group(page, 'Customers').getByRole('option', { name: /couldn’t be searched/ })
  await expect(failed).toBeVisible()
  await expect(dialog(page).getByText('No match for havnelager in what could')).toBeVisible()
  await failed.click()
  await expect(group(page, 'Customers').getByText('Havnelager')).toBeVisible()
  await expect(marked(page)).toHaveCount(1)
})

test('a person without the right to collection is not asked for it', async ({ desk, page }) => {
  await stored(desk)
  await openBox(desk, page, 'support')
  const before = (await desk.requests()).counts
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.keyboard.type('W-1042')
  await expect(marked(page)).toContainText('W-1042')
  // The desk's own batches are searched for all the same: those of receivables are among them.
  expect(asked.filter((url) => /listC(ases|ollection)/.test(url))).toEqual([])
  const { counts } = await desk.requests()
  for (const operation of ['listCases', 'listCollectionInvoices', 'listCollectionBatches'])
    expect(counts[operation] ?? 0).toBe(before[operation] ?? 0)
  await expect(dialog(page).getByText('Cases')).toHaveCount(0)
})

test('the row that a hand has marked stays where it is while others arrive above', async ({
  desk,
  page,
}) => {
  await desk.as('lead').withCustomer({ name: 'Havnelageret Nord AS' })
  await desk.addTransactions(
    ...['1', '2', '3', '4'].map((no) => ({
      ...{ InvoiceNumber: `H-${no}`, InvoiceeName: 'Havnelageret Nord AS' },
    })),
  )
  await openBox(desk, page)
  await desk.fault({ operation: 'searchInvoiceSummary', kind: 'delay', delayMs: 9_000, times: 1 })
  await box(page).fill('havnelager')
  await expect(group(page, 'Customers').getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  const [row, place] = [await marked(page).textContent(), await marked(page).boundingBox()]
  expect(row).toContain('Havnelageret Nord AS')
  await desk.letGo()
  await expect(group(page, 'Invoices').getByRole('option')).toHaveCount(2)
  await expect(dialog(page).getByRole('status')).toContainText('5 matches')
  expect(await marked(page).textContent()).toBe(row)
  expect(await marked(page).boundingBox()).toEqual(place)
})

test('Tab keeps one kind, and Ctrl Enter opens another tab', async ({ desk, page, context }) => {
  const { customerNo, clientNo } = await desk.as('lead').withCustomer({ name: 'Havnelageret AS' })
  await stored(desk, { InvoiceeName: 'Havnelageret AS' })
  await openBox(desk, page)
  await page.keyboard.type('havnelager')
  await expect(dialog(page).getByRole('status')).toContainText('2 matches')
  await page.keyboard.press('ArrowDown')
  await expect(marked(page)).toContainText(customerNo)
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByRole('option')).toHaveCount(2)
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  await expect(await opened).toHaveURL(routes.customer(clientNo, customerNo))
  await expect(box(page)).toBeFocused()
})

test('marks narrow to pages and actions, customers, and numbers', async ({ desk, page }) => {
  await stored(desk, { InvoiceeName: 'Kunde AS' })
  await openBox(desk, page)
  await page.keyboard.type('>exp')
  await expect(marked(page)).toContainText('Exports')
  await box(page).fill('#W-1042')
  await expect(marked(page)).toContainText('W-1042')
  await expect(dialog(page).getByRole('status')).not.toHaveText('Searching')
  const before = (await desk.requests()).counts
  await box(page).fill('@W-1042')
  await expect(dialog(page).getByText('No match for W-1042')).toBeVisible()
  const { counts } = await desk.requests()
  expect(counts.searchInvoiceSummary).toBe(before.searchInvoiceSummary)
  expect(counts.listCustomers).toBe((before.listCustomers ?? 0) + 1)
})

test('a number that nobody has is offered as the two nearest that an invoice has', async ({
  desk,
  page,
}) => {
  await desk.addTransactions(
    ...['77-10424', '77-01442', '77-14042'].map((InvoiceNumber) => ({ InvoiceNumber })),
  )
  await openBox(desk, page)
  await page.keyboard.type('77-1o442')
  await expect(dialog(page).getByText('No match for 77-1o442')).toBeVisible()
  await expect(group(page, 'Did you mean')).toHaveCount(0)
  await box(page).fill('77-10442')
  const offered = group(page, 'Did you mean').getByRole('option')
  await expect(offered).toHaveText([
    /^77-01442.*Two digits swapped/,
    /^77-14042.*Two digits swapped/,
  ])
  await expect(marked(page)).toContainText('Look it up in Track invoice')
  await offered.first().click()
  await expect(page).toHaveURL(routes.invoiceByNumber('77-01442', desk.companyId))
})

test('what was named exactly offers what may be done with it, last', async ({
  desk,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await stored(desk)
  await openBox(desk, page)
  await page.keyboard.type('W-1042')
  const actions = group(page, 'Actions on W-1042').getByRole('option')
  await expect(actions).toHaveText([/^Show in partner search/, /^Copy number/])
  await expect(marked(page)).toContainText('Solveig Tveit')
  await looked(page, 'search-everything-actions')
  await actions.last().click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('W-1042')
})

test('a receivable is found by its number and its KID, a settlement by its id', async ({
  desk,
  page,
}) => {
  const collection = collectionOf(desk)
  const [claim] = await collection.invoices('?Status=OPEN')
  const number = String(claim!.invoiceNumber)
  await openBox(desk, page)
  await box(page).fill(number)
  const row = dialog(page).getByRole('option', { name: new RegExp(`^${number}.*Receivable`) })
  await expect(row.first()).toBeVisible()
  await box(page).fill(`kid ${claim!.ocrReferenceNumber}`)
  await expect(row.first()).toBeVisible()
  const settlement = await collection.addSettlement({ invoiceId: String(claim!.id), amount: 100 })
  await box(page).fill(settlement.settlementId)
  await expect(marked(page)).toContainText('Settlement')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(routes.settlement(desk.organizationId, settlement.settlementId))
})

test('a file is found by its name, and leads to what came in it', async ({ desk, page }) => {
  await stored(desk)
  await openBox(desk, page)
  await page.keyboard.type('w-1042.xml')
  const row = group(page, 'Exact matches').getByRole('option', {
    name: /^w-1042\.xml.*File.*1 invoice/,
  })
  await row.click()
  await expect(page).toHaveURL(/partner\/search\?.*w-1042/)
})

test('matches that did not come are counted as more, and their list is one row away', async ({
  desk,
  page,
}) => {
  await desk.addTransactions(
    ...Array.from({ length: 60 }, (_, at) => ({
      ...{ InvoiceNumber: `H-${at}`, InvoiceeName: 'Havnelageret Nord AS' },
    })),
  )
  await openBox(desk, page)
  await box(page).fill('havnelager')
  await expect(dialog(page).getByRole('status')).toContainText('50 or more matches')
  await expect(group(page, 'Invoices')).toHaveAccessibleName(/5 of 50 or more/)
  await group(page, 'Invoices').getByRole('option', { name: 'Search in partner search' }).click()
  await expect(page).toHaveURL(/partner\/search\?.*q=havnelager/)
})

test('the calendar of stops is found by what it is', async ({ desk, page }) => {
  await openBox(desk, page)
  await box(page).fill('>calendar')
  await expect(marked(page)).toContainText('Stops')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(routes.stops(desk.clientNo))
})

test('what another client has is found by one row more, which tells whose it is', async ({
  context,
  page,
}) => {
  await signIn(context, { userName: 'lead', password: 'sandbox' })
  await visit(page, routes.customers('1002'))
  const number = await page.getByRole('row').nth(1).getByRole('cell').nth(2).innerText()
  await visit(page, routes.customers('1001'))
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type(number)
  await expect(marked(page)).toContainText('Search in 2 other clients too')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/read/')) asked.push(`${request.url()} ${request.postData()}`)
  })
  await page.keyboard.press('Enter')
  await expect(marked(page)).toContainText(number)
  await expect(marked(page)).toContainText('Nordkust Värme AB')
  expect(new Set(asked).size).toBe(asked.length)
  expect(asked.filter((each) => each.includes('searchInvoiceSummary'))).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(routes.customer('1002', number))
})

test('without a match the word is taken to Track invoice', async ({ desk, page }) => {
  await openBox(desk, page)
  await page.keyboard.type('X-999999')
  await expect(dialog(page).getByText('No match for X-999999')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(routes.invoices())
  await expect(page.getByRole('textbox', { name: 'References' })).toHaveValue('X-999999')
})

test('what was opened is offered again, but nothing that may name a person by number', async ({
  desk,
  page,
}) => {
  const { customerNo, clientNo } = await desk.as('lead').withCustomer({ name: 'Havn AS' })
  const hidden = await desk.withCustomer({ name: 'Solveig 010190-30071' })
  for (const no of [customerNo, hidden.customerNo]) {
    await visit(page, routes.customer(clientNo, no))
    await expect(page.getByLabel('City')).toBeVisible()
  }
  await openBox(desk, page)
  const recent = group(page, 'Recent').getByRole('option')
  await expect(recent).toHaveText([new RegExp(`^Customer ${customerNo}Havn ASseen .* ago$`)])
  await recent.click()
  await expect(page).toHaveURL(routes.customer(clientNo, customerNo))
})

test('an item, a settlement and a stored file that were opened are offered again', async ({
  desk,
  page,
}) => {
  const { clientNo, organizationId } = desk
  await desk.signIn('lead')
  const [item] = await listItems(desk)
  await visit(page, routes.item(clientNo, String(item!.arItemId)))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(item!.documentNo))
  const [settlement] = (
    await collectionOf(desk).ask<{ data: Record<'settlementId' | 'settlementDate', string>[] }>(
      'GET',
      '/settlements',
    )
  ).data
  await visit(page, routes.settlement(organizationId, settlement!.settlementId))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Settlement of')
  await visit(page, routes.storedFiles(clientNo))
  await page.getByRole('link', { name: 'logo.png' }).click()
  await expect(page.getByRole('complementary', { name: 'logo.png' })).toContainText('Uploaded')
  await page.keyboard.press('Control+k')
  const recent = group(page, 'Recent').getByRole('option')
  await expect(recent).toHaveText([
    /^File logo\.png/,
    new RegExp(`^Settlement ${settlement!.settlementDate.slice(0, 10)}`),
    new RegExp(`^Receivable ${String(item!.documentNo)}`),
  ])
  await recent.last().click()
  await expect(page).toHaveURL(routes.item(clientNo, String(item!.arItemId)))
})

test('a theme that is chosen in the box is ticked in the menu of the person', async ({
  desk,
  page,
}) => {
  await openBox(desk, page)
  await page.keyboard.type('>dark')
  await expect(marked(page)).toContainText('Dark theme')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Your settings' }).click()
  for (const [name, isTicked] of [
    ['Dark', true],
    ['Light', false],
  ] as const)
    await expect(page.getByRole('menuitemradio', { name, exact: true })).toBeChecked({
      checked: isTicked,
    })
})

test('what was opened tells how it was when it was seen', async ({ desk, page }) => {
  await stored(desk, { Status: 'OK', ChannelStatus: 'Delivered', Amount: 450.5 })
  await desk.signIn('lead')
  await visit(page, routes.invoiceByNumber('W-1042', desk.companyId))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const recent = group(page, 'Recent').getByRole('option')
  await expect(recent).toHaveText([/^Invoice W-1042Solveig TveitDelivered.*seen .*450,50$/])
  await looked(page, 'search-everything-recent')
})

test('the focus returns to where the box was opened from', async ({ desk, page }) => {
  await desk.signIn('lead')
  await visit(page, routes.batches())
  await page.getByRole('button', { name: 'Go to, find, do' }).click()
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Go to, find, do' })).toBeFocused()
})
