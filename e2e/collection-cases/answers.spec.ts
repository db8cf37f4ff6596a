import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, test, visit } from '../fixtures'
import { casesPastTheDesk } from '../support/cases-past-the-desk'
import { collectionOf } from '../support/collection'
import { chooseFilter } from '../support/list-filters'

const dialog = (page: Page) => page.getByRole('dialog')
const table = (page: Page) => page.getByRole('table', { name: 'Cases that need an answer' })
const rows = (page: Page) => table(page).locator('tbody tr:has(.row-link)')
const rowOf = (page: Page, number: number | string) =>
  rows(page).filter({ has: page.getByRole('link', { name: String(number), exact: true }) })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const timesSent = async (desk: Desk, operation: string) =>
  (await desk.requests()).counts[operation] ?? 0

async function openAnswers(desk: Desk, page: Page, query = 'kind=DEBT_COLLECTION_LIST_MANUAL') {
  await desk.signIn('controller')
  await visit(page, routes.cases(desk.organizationId, query))
  await expect(page.getByText(/^All \d+ open cases checked$/)).toBeVisible()
}

/** The numbers of the cases, in the order in which they stand. */
const numbersOf = (page: Page) => rows(page).locator('.row-link').allInnerTexts()

test('three cases are approved and one is declined with twelve keys, and each row says which', async ({
  desk,
  page,
}) => {
  await openAnswers(desk, page)
  const numbers = (await numbersOf(page)).slice(0, 4)
  expect(numbers).toHaveLength(4)
  let pressed = 0
  async function press(...keys: string[]) {
    for (const key of keys) {
      await page.keyboard.press(key)
      pressed += 1
    }
  }

  await press('j', 'Space', 'j', 'j', 'Shift+Space')
  await expect(page.getByText('3 selected')).toBeVisible()
  await press('a')
  await expect(dialog(page).getByRole('heading', { name: 'Approve 3 cases' })).toBeVisible()
  await press('Enter')
  await expect(dialog(page).getByRole('heading', { name: '3 of 3 decided' })).toBeVisible()
  await press('Enter', 'j', 'd')
  await expect(
    dialog(page).getByRole('heading', { name: `Decline debt collection for case ${numbers[3]}` }),
  ).toBeVisible()
  // No row leaves as long as a dialog covers it.
  for (const number of numbers.slice(0, 2))
    await expect(rowOf(page, number)).toContainText('Approved')
  await press('ArrowDown', 'Enter')
  await expect(rowOf(page, numbers[3]!)).toContainText('Declined')
  expect(pressed).toBeLessThanOrEqual(12)
  await expect(dialog(page)).toHaveCount(0)

  const area = await casesPastTheDesk(desk)
  const stored = new Map(
    (await area.all()).map(({ caseNumber, subStatus }) => [String(caseNumber), subStatus]),
  )
  expect(numbers.map((number) => stored.get(number))).toEqual([
    ...Array(3).fill('DEBT_COLLECTION'),
    'DEBT_COLLECTION_LIST_REJECTED',
  ])
  expect(await timesSent(desk, 'acceptDebtCollectionList')).toBe(3)
  expect(await timesSent(desk, 'rejectDebtCollectionList')).toBe(1)
})

test('a case that is refused stays with the reason, and one that has its answer leaves by itself', async ({
  desk,
  page,
}) => {
  await openAnswers(desk, page)
  const [first, second] = (await numbersOf(page)) as [string, string]
  const count = await rows(page).count()
  await rowOf(page, first).getByRole('checkbox').click()
  await rowOf(page, second).getByRole('checkbox').click()
  await page.keyboard.press('d')
  await dialog(page).getByLabel('Reason').fill('They pay by instalments')
  await desk.fault({
    operation: 'rejectDebtCollectionList',
    kind: 'status',
    status: 409,
    body: { message: 'It moved on' },
    times: 1,
  })
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: '1 of 2 decided' })).toBeVisible()
  await expect(rowOf(page, first)).toContainText('Not decided: 409 It moved on')
  await expect(rowOf(page, second)).toContainText('Declined')
  await expect(rowOf(page, second).getByRole('checkbox')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(rowOf(page, first).getByRole('checkbox')).not.toBeChecked()
  await rowOf(page, first).locator('.row-link').focus()
  await expect(rowOf(page, second)).toHaveCount(0)
  await expect(rows(page)).toHaveCount(count - 1)
  await expect(rowOf(page, first)).toContainText('It moved on')

  await visit(page, routes.journal())
  await expect(
    page.getByRole('listitem').filter({ hasText: 'started declining 2 cases' }),
  ).toHaveCount(1)
})

test('a row that the keyboard is on stays until it goes on', async ({ desk, page }) => {
  await page.clock.install()
  await openAnswers(desk, page)
  const [first, second] = (await numbersOf(page)) as [string, string]
  await page.keyboard.press('j')
  await page.keyboard.press('a')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(rowOf(page, first)).toContainText('Approved')
  await expect(rowOf(page, first).locator('.row-link')).toBeFocused()
  await page.clock.runFor(10_000)
  await expect(rowOf(page, first)).toContainText('Approved')
  await page.keyboard.press('j')
  await expect(rowOf(page, second).locator('.row-link')).toBeFocused()
  await page.clock.runFor(2_000)
  await expect(rowOf(page, first)).toHaveCount(0)
  await expect(rowOf(page, second).locator('.row-link')).toBeFocused()
})

test('a decision that nobody could confirm keeps its row until it is known', async ({
  desk,
  page,
}) => {
  await openAnswers(desk, page)
  const [first] = (await numbersOf(page)) as [string]
  await desk.fault({ operation: 'acceptDebtCollectionList', kind: 'drop-after', times: 1 })
  await page.keyboard.press('j')
  await page.keyboard.press('a')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('alert')).toContainText('We couldn’t confirm this decision')
  await page.keyboard.press('Escape')
  await expect(rowOf(page, first)).toContainText('Unconfirmed')
  await expect(rowOf(page, first).getByRole('checkbox')).toHaveCount(0)
  await rowOf(page, first).getByRole('button', { name: 'Check status' }).click()
  await expect(rowOf(page, first)).toContainText('Approved')
  expect(await timesSent(desk, 'acceptDebtCollectionList')).toBe(1)
})

test('a case that comes back with another question can be answered again', async ({
  desk,
  page,
}) => {
  const area = await casesPastTheDesk(desk)
  const read = await area.one('EVICTION_REQUEST')
  await openAnswers(desk, page, 'kind=EVICTION_REQUEST')
  await rowOf(page, read.caseNumber).locator('.row-link').focus()
  await page.keyboard.press('a')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(rowOf(page, read.caseNumber)).toContainText('Approved')

  await desk.clock(22 * 86_400)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await chooseFilter(page, 'Question', 'Evictions to confirm')
  const again = rowOf(page, read.caseNumber)
  await expect(again).toContainText('Confirm eviction?')
  await expect(again).not.toContainText('Approved')
  await again.locator('.row-link').focus()
  await page.keyboard.press('d')
  await expect(dialog(page)).toContainText('Decline eviction for case')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(again).toContainText('Declined')
  expect((await area.now(read)).subStatus).toBe('DEBT_COLLECTION')
})

test('the title counts the cases and sums them by currency, as the service holds them', async ({
  desk,
  page,
}) => {
  await openAnswers(desk, page, '')
  const { all } = await casesPastTheDesk(desk)
  const asks = ['DEBT_COLLECTION_LIST_MANUAL', 'EVICTION_REQUEST', 'EVICTION_CONFIRMATION']
  const waiting = (await all()).filter(
    ({ status, subStatus }) => status === 'OPEN' && asks.includes(subStatus),
  )
  await expect(title(page)).toHaveText(`${waiting.length} cases need your answer`)
  const running = (await all()).filter(({ status }) => status === 'OPEN').length - waiting.length
  await expect(rows(page)).toHaveCount(waiting.length + Math.min(10, running))
  await expect(table(page)).toContainText(
    new RegExp(`No answer needed ${running}\\s*next date first`),
  )
  for (const text of await rows(page).allInnerTexts()) expect(text).toMatch(/\d{6}/)
  const cents = Map.groupBy(waiting, ({ currency }) => currency)
  for (const [currency, own] of cents) {
    const sum = own.reduce((total, each) => total + Math.round(each.remainingAmount * 100), 0)
    const written = `${Math.floor(sum / 100)}`.replace(/\B(?=(\d{3})+$)/g, ' ')
    await expect(page.getByRole('main')).toContainText(
      new RegExp(
        `${written},${String(sum % 100).padStart(2, '0')} ${currency}`.replaceAll(' ', '\\s'),
      ),
    )
  }
})

test('cases are found by their fields, taken by a key, and both are seen by colleagues', async ({
  desk,
  page,
}) => {
  await openAnswers(desk, page)
  const [first, second] = (await numbersOf(page)) as [string, string]
  await page.keyboard.press('j')
  await page.keyboard.press('m')
  await expect(rowOf(page, first)).toContainText(desk.user('controller').userName)
  await expect(rowOf(page, second)).toContainText('Nobody')
  await chooseFilter(page, 'Assigned', 'Me')
  await expect(rows(page)).toHaveCount(1)
  await expect(page).toHaveURL(/who=me/)
  await page.getByRole('button', { name: 'Clear all' }).first().click()
  await page.getByRole('searchbox').fill(second)
  await expect(rowOf(page, second)).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('searchbox').fill('15085098765')
  await expect(page.getByRole('heading', { name: 'No cases match these filters' })).toBeVisible()
  expect(page.url()).not.toContain('15085098765')

  const colleague = await desk.otherBrowser()
  await desk.signIn('lead', colleague)
  const theirs = await colleague.newPage()
  await visit(theirs, routes.cases(desk.organizationId))
  await expect(rowOf(theirs, first)).toContainText(desk.user('controller').userName)

  const all = theirs.getByRole('grid', { name: 'Cases' })
  await visit(theirs, routes.allCases(desk.organizationId, `q=${second}`))
  await expect(all).toContainText('Nobody')
  await visit(theirs, routes.allCases(desk.organizationId, `q=${first}`))
  await all.getByRole('link', { name: desk.user('controller').userName }).click()
  await expect(theirs).toHaveURL(/\/journal\?who=/)
})

test('whether an invoice was delivered is told where the search links it, and nothing to who may not search', async ({
  desk,
  page,
}) => {
  const name = 'Nordlys Bygg AS'
  const [made] = await collectionOf(desk).addInvoices({
    invoiceNumber: '2026-990001',
    originalInvoiceAmount: 1_200,
    currency: 'NOK',
    type: 'DEBT_COLLECTION',
    ocrReferenceNumber: '2345676',
    debtors: [{ role: 'PRIMARY_DEBTOR', type: 'COMPANY', name, customerNumber: '7' }],
  })
  await desk.clock(2 * 86_400)
  await desk.addTransactions({
    InvoiceNumber: '2026-990001',
    KID: '2345676',
    InvoiceeName: name,
    Status: 'OK',
    ChannelStatus: 'Delivered',
  })
  await openAnswers(desk, page)
  await expect(rowOf(page, made!.caseNumber)).toContainText('Send to debt collection?')
  await expect(rowOf(page, made!.caseNumber)).not.toContainText(/deliver/i)

  const other = await desk.otherBrowser()
  await desk.signIn('lead', other)
  const theirs = await other.newPage()
  await visit(theirs, routes.cases(desk.organizationId))
  await expect(rowOf(theirs, made!.caseNumber)).toContainText('Invoice delivered')
  await expect(theirs.getByText('Invoice delivered')).toHaveCount(1)
})

test('addresses from before there was one page lead to it', async ({ desk, page }) => {
  await desk.signIn('controller')
  const { organizationId } = desk
  await visit(page, `/collection/${organizationId}/decisions?kind=EVICTION_REQUEST`)
  await expect(page).toHaveURL(routes.cases(organizationId, 'kind=EVICTION_REQUEST'))
  await expect(rows(page).first()).toContainText('Apply for eviction?')
  await visit(page, routes.cases(organizationId, 'status=PAUSED'))
  await expect(page).toHaveURL(routes.allCases(organizationId, 'status=PAUSED'))
  await expect(page.getByRole('grid', { name: 'Cases' })).toBeVisible()
})
