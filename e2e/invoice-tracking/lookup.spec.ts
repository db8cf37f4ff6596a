import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, reload, takesInput, test, visit } from '../fixtures'
import { retryUntil } from '../support/retry-until'
import type { Role } from '../support/sandbox'
import { lookedInBothSizes } from '../support/screenshots'

/** A payment reference whose last digit fits mod 10. */
const kid = '000000000018'

const box = (page: Page) => page.getByRole('textbox', { name: 'References' })
const results = (page: Page) => page.getByRole('table', { name: 'Invoices found' })
const lines = (page: Page) => page.getByRole('table', { name: 'Results by line' })
const find = (page: Page) => page.getByRole('button', { name: 'Find invoices' }).click()
const recent = (page: Page) => page.getByRole('region', { name: 'Recent' })

async function open(desk: Desk, page: Page, role: Role = 'support') {
  await desk.signIn(role)
  await visit(page, routes.invoices())
}

async function ask(page: Page, text: string) {
  await box(page).fill(text)
  await page.keyboard.press('Enter')
}

const delivered = { Status: 'OK', ChannelStatus: 'Delivered' }

/** A number that one company has accepted and another has in its queue: no search knows it yet. */
const waiting = async (desk: Desk) => {
  const year = (await desk.storedTransactions())
    .map(({ LogTime }) => String(LogTime).slice(0, 4))
    .sort()
    .at(-1)
  return `${year}-700001`
}

const stored = (desk: Desk, more = {}) =>
  desk.addTransactions({
    InvoiceNumber: 'W-1042',
    KID: kid,
    Filename: 'w-1042.xml',
    InvoiceeName: 'Solveig Tveit',
    ...delivered,
    ...more,
  })

for (const [what, textOf] of [
  ['number', () => 'W-1042'],
  ['KID', () => kid],
  ['file name', () => 'w-1042.xml'],
  ['transaction number', (rid) => `rid ${rid}`],
] satisfies [string, (rid: number) => string][]) {
  test(`an invoice is found by its ${what}, and opened at once in its company`, async ({
    desk,
    page,
  }) => {
    const [row] = await stored(desk)
    await open(desk, page)
    await ask(page, textOf(row!.TransactionRid))
    await expect(page).toHaveURL(routes.invoiceByNumber('W-1042', desk.companyId))
  })
}

test('an invoice is found by its receipt id, and opened by it', async ({ desk, page }) => {
  await open(desk, page, 'controller')
  await box(page).fill(`receipt Q-${desk.clientNo}-1`)
  await expect(page.getByText('Searching by receipt ID. It’s labelled as a receipt.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(routes.invoiceById(`Q-${desk.clientNo}-1`))
})

test('a number of two companies is offered and never guessed, also where no search knows it yet', async ({
  desk,
  page,
}) => {
  const number = await waiting(desk)
  await open(desk, page)
  await ask(page, number)
  await expect(page.getByRole('heading', { name: '2 matches' })).toBeVisible()
  await expect(page).toHaveURL(routes.invoices())
  await expect(results(page).getByRole('row').nth(1)).toContainText(
    'Accepted, not in the queue yet',
  )
  await expect(results(page).getByRole('row').nth(2)).toContainText('In the queue, not sent yet')
  await box(page).focus()
  await results(page).getByRole('link').nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(routes.invoiceByNumber(number, desk.companyIds[1]!))
})

test('several hits of a payment reference are offered with what tells them apart', async ({
  desk,
  page,
}) => {
  await stored(desk, { Amount: 1250.5 })
  await stored(desk, {
    InvoiceNumber: 'W-1043',
    Amount: -10,
    ...{ Status: 'Failed', ChannelStatus: 'Delivered' },
    LogText: 'Invoicee address: StreetName is missing',
  })
  await open(desk, page)
  await ask(page, kid)
  await expect(page.getByRole('heading', { name: '2 matches' })).toBeVisible()
  await expect(page.getByText('searchInvoiceSummary', { exact: true }).first()).toBeVisible()
  const rows = results(page).getByRole('row')
  await expect(rows.filter({ hasText: 'W-1042' })).toContainText('1 250,50')
  await expect(rows.filter({ hasText: 'W-1043' })).toContainText('Conflicting status “Failed”')
})

test('what is not found says who was asked, and takes a correction', async ({ desk, page }) => {
  await stored(desk, { InvoiceNumber: kid, KID: '5' })
  await open(desk, page)
  await ask(page, kid)
  await expect(page.getByRole('heading', { name: 'No match' })).toBeVisible()
  await expect(
    page.getByText('We found no invoice with this payment reference that you can access.'),
  ).toBeVisible()
  await expect(page.getByText('Sources: partner search')).toBeVisible()
  await page.getByRole('button', { name: 'Search by invoice number' }).click()
  await expect(page).toHaveURL(routes.invoiceByNumber(kid, desk.companyId))
})

test('how a text is taken may be chosen before it is asked for', async ({ desk, page }) => {
  await stored(desk, { Filename: '77001' })
  await open(desk, page)
  await box(page).fill('77001')
  await expect(page.getByText(/^Searching by invoice number\./)).toBeVisible()
  await page.getByRole('radio', { name: 'File name' }).check()
  await expect(page.getByText('Searching by file name. You chose this field.')).toBeVisible()
  await find(page)
  await expect(page).toHaveURL(routes.invoiceByNumber('W-1042', desk.companyId))
})

test('without the right to the partner part the status answers what it can, and the rest says why not', async ({
  desk,
  page,
}) => {
  await stored(desk)
  await open(desk, page, 'controller')
  await ask(page, 'w-1042.xml')
  await expect(page.getByRole('heading', { name: 'Search not available' })).toBeVisible()
  await expect(
    page.getByText('Searching by file name needs access to partner search, which you don’t have.'),
  ).toBeVisible()
  await ask(page, kid)
  await expect(page.getByText('Sources: receivable items')).toBeVisible()
  await ask(page, 'W-404')
  await expect(page.getByText('You don’t have access to partner search')).toBeVisible()
  await ask(page, 'W-1042')
  await expect(page).toHaveURL(routes.invoiceByNumber('W-1042', desk.companyId))
  expect((await desk.requests()).counts.searchInvoiceSummary).toBeUndefined()
})

test('a look-up that fails says so and is asked again; an ended session is signed in over', async ({
  desk,
  page,
}) => {
  await stored(desk)
  await open(desk, page)
  await desk.fault({ operation: 'searchInvoiceSummary', kind: 'status', status: 503, times: 9 })
  await ask(page, kid)
  await expect(
    page.getByRole('alert').filter({ hasText: 'The service isn’t responding' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await desk.clearFaults()
  await desk.tokens({ revokeAll: true, revokeRefresh: true })
  const dialog = page.getByRole('dialog', { name: 'You were signed out' })
  await retryUntil(page, dialog)
  await dialog.getByLabel('Password').fill(desk.user('support').password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(routes.invoiceByNumber('W-1042', desk.companyId))
})

test('each line of a pasted list gets its sentence and its way', async ({
  desk,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await stored(desk)
  const number = await waiting(desk)
  await open(desk, page)
  const pasted = ['W-1042', number, `receipt Q-${desk.clientNo}-3`, 'w-1042.xml', 'W-404'].join(
    '\n',
  )
  await page.evaluate((text) => navigator.clipboard.writeText(text), pasted)
  await box(page).focus()
  await page.keyboard.press('Control+v')
  await expect(box(page)).toHaveValue(pasted)
  await find(page)
  await expect(
    page.getByRole('status').filter({
      hasText:
        'Done. 2 delivered, 2 on the way, 0 failed, 0 in collection, 1 not found, 0 not known.',
    }),
  ).toBeAttached()
  const told = await lines(page)
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('td')]
          .slice(0, 5)
          .map(
            (cell) => cell.querySelector('select')?.selectedOptions[0]?.text ?? cell.textContent,
          ),
      ),
    )
  expect(told).toEqual([
    ['1', 'W-1042', 'Invoice', 'Delivered', 'W-1042'],
    ['2', number, 'Invoice', '1 of 2: Accepted, not in the queue yet', number],
    ['2', '', '', '2 of 2: In the queue, not sent yet', number],
    [
      ...['3', `receipt Q-${desk.clientNo}-3`, 'Receipt', 'In the queue, not sent yet'],
      expect.any(String),
    ],
    ['4', 'w-1042.xml', 'File', 'Delivered', 'W-1042'],
    ['5', 'W-404', 'Invoice', 'Not found', ''],
  ])
  await expect(page).toHaveURL(routes.invoices())
  await lines(page).getByRole('link', { name: 'W-1042' }).first().click()
  await expect(page).toHaveURL(routes.invoiceByNumber('W-1042', desk.companyId))
})

test('a list that is stopped or fails keeps what came, and goes on', async ({ desk, page }) => {
  const numbers = Array.from({ length: 12 }, (_, at) => `W-2${String(at).padStart(3, '0')}`)
  await desk.addTransactions(...numbers.map((InvoiceNumber) => ({ InvoiceNumber, ...delivered })))
  await open(desk, page)
  await box(page).fill(numbers.join('\n'))
  await desk.fault({ operation: 'searchInvoiceSummary', kind: 'delay', delayMs: 60_000, times: 12 })
  await find(page)
  await expect(page.getByText('0 of 12 searched')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Results so far are kept, 12 lines not searched yet')).toBeVisible()
  await desk.clearFaults()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Done. 12 delivered' })).toBeAttached()
})

test('what was looked up last is the person’s own, is asked for again, and can be removed', async ({
  desk,
  page,
}) => {
  await stored(desk)
  await open(desk, page)
  await expect(recent(page)).toContainText('Your searches appear here. Only you can see them.')
  await ask(page, '01019030071')
  await expect(page.getByText('This may contain an identity number')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No match' })).toBeVisible()
  await ask(page, 'W-404')
  await expect(
    page.getByText('We found no invoice with this invoice number that you can access.'),
  ).toBeVisible()
  await ask(page, 'W-1042')
  await expect(page).toHaveURL(routes.invoiceByNumber('W-1042', desk.companyId))

  await visit(page, routes.invoices())
  await expect(recent(page).getByRole('listitem')).toHaveText([/^W-1042/, /^W-404/])
  const isKept = page.waitForResponse(
    (answer) => answer.url().endsWith(routes.localWrite('keepLookups')) && answer.ok(),
  )
  await recent(page).getByRole('button', { name: 'Remove W-404' }).click()
  await isKept
  await expect(recent(page).getByRole('listitem')).toHaveText([/^W-1042/])
  await reload(page)
  await expect(recent(page).getByRole('listitem')).toHaveText([/^W-1042/])
  await recent(page).getByRole('button', { name: 'Find W-1042, invoice number' }).click()
  await expect(page).toHaveURL(routes.invoiceByNumber('W-1042', desk.companyId))
})

test('the page works by the keyboard alone, and the navigation leads to it', async ({
  desk,
  page,
}) => {
  await desk.signIn('support')
  await visit(page, routes.journal())
  await page.getByRole('link', { name: 'Track invoices' }).click()
  await expect(page).toHaveURL(routes.invoices())
  await expect(page.getByRole('heading', { name: 'Track invoices' })).toBeVisible()
  await takesInput(page)
  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('W-404')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'No match' })).toBeVisible()
})

const longName =
  'Fellesforsikringsinnkrevingssamarbeidsorganisasjonsstyreformannskapskandidatutvelgelseskomitéen for vedlikehold av privat vei'

test('the look-up is whole and readable', async ({ desk, page }) => {
  test.slow()
  const shot = (name: string) => lookedInBothSizes(page, `lookup-${name}`)
  await stored(desk, { InvoiceeName: longName, Company: longName })
  await stored(desk, {
    InvoiceNumber: longName.slice(0, 50),
    Amount: -98_765_432.1,
    Status: 'Failed',
    LogText: null,
  })
  await open(desk, page)
  await shot('empty')
  await ask(page, 'W-404')
  await expect(page.getByRole('heading', { name: 'No match' })).toBeVisible()
  await shot('none')
  await ask(page, kid)
  await expect(page.getByRole('heading', { name: '2 matches' })).toBeVisible()
  await page.getByText('How lookup works').click()
  // Not half below the bar, which leaves too little of them to press.
  await box(page).scrollIntoViewIfNeeded()
  await shot('several')
  await box(page).fill(['W-1042', kid, longName, 'W-404'].join('\n'))
  await find(page)
  await expect(page.getByRole('status').filter({ hasText: /^Done\./ })).toBeAttached()
  await shot('list')
})
