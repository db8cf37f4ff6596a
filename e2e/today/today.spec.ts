import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { expect, reload, test, visit } from '../fixtures'
import { inDays, serviceDay } from '../support/days'
import { expectForgedRefused } from '../support/forged-webhook'
import { expectAccessible } from '../support/page-checks'
import { pressOnceItSays } from '../support/press-once-it-says'
import { retryUntil } from '../support/retry-until'

test.beforeEach(({ request }) => expectForgedRefused(request))

const group = (page: Page, name: string) => page.getByRole('region', { name })
const lineOf = (page: Page, words: RegExp | string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: words }) })

test('work of every kind stands in its group, says why it is there, and leads to its place', async ({
  desk,
  page,
}) => {
  await desk.as('lead').withCustomer({
    stopReminderUntil: inDays(2),
    stopReminderMemo: 'Waits for a credit note',
  })
  await desk.addTransactions(
    { Status: 'Failed', LogText: 'Mailbox full', LogTime: `${serviceDay()}T00:10:00` },
    { Status: 'Failed', LogText: 'Blorp at node 7', LogTime: `${serviceDay()}T00:11:00` },
  )
  await visit(page, routes.home())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\w+day \d{1,2} \w+$/)
  await expect(
    group(page, 'Deadlines').getByRole('link', { name: /stops? ends? within 7 days/ }),
  ).toBeVisible()
  await expect(
    group(page, 'Deadlines')
      .getByRole('link', { name: /approve or decline|eviction\?|collection\?/ })
      .first(),
  ).toBeVisible()
  await expect(
    group(page, 'Not delivered').getByRole('link', { name: /unrecognised error/ }),
  ).toBeVisible()

  await group(page, 'Not delivered').getByRole('link', { name: 'Mailbox full' }).click()
  await expect(page).toHaveURL(/\/partner\/failures\?/)
  await expect(page.getByRole('button', { name: 'Mailbox full', expanded: true })).toBeVisible()
  const counted = page.getByRole('link', { name: /^Failures/ })
  await expect(counted).toContainText(/\d/)
  const count = await counted.textContent()

  await reload(page)
  await expect(counted).toHaveText(count!)
})

test('a cause that was handled is off the day at once, and is counted no more', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  await desk.addTransactions(
    { Status: 'Failed', LogText: 'Mailbox full', LogTime: `${serviceDay()}T00:10:00` },
    { Status: 'Failed', LogText: 'Blorp at node 7', LogTime: `${serviceDay()}T00:11:00` },
  )
  await visit(page, routes.home())
  const today = page.getByRole('link', { name: /^Today/ })
  await expect(today).toContainText(/\d/)
  const before = Number(/\d+/.exec((await today.textContent())!)![0])
  await group(page, 'Not delivered').getByRole('link', { name: 'Mailbox full' }).click()
  const cause = page.getByRole('region', { name: 'Details of Mailbox full' })
  await cause.getByRole('button', { name: 'Mark handled' }).click()
  await expect(cause).toContainText('Marked as handled by')
  await expect(today).toContainText(String(before - 1))

  await today.click()
  await expect(group(page, 'Not delivered')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Mailbox full' })).toBeHidden()
})

test('a write that nobody confirmed comes first, and is gone once it is', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('lead').withCustomer()
  await desk.fault({ operation: 'updateCustomer', kind: 'drop-before' })
  await visit(page, routes.customer(customer.clientNo, customer.customerNo))
  await page.getByLabel('Name', { exact: true }).first().fill('Kari Hansen')
  await page.getByRole('button', { name: /^Save/ }).first().click()
  await expect(page.getByText(/couldn’t confirm/i).first()).toBeVisible()

  await visit(page, routes.home())
  const first = page.getByRole('main').getByRole('listitem').first()
  await expect(first).toContainText('Customer update, no confirmation')
  await expect(group(page, 'Unconfirmed changes')).toContainText(customer.customerNo)
  const { userName } = desk.user('lead')
  await expect(first.getByRole('link', { name: userName, exact: true })).toHaveAttribute(
    'href',
    routes.journalOf(userName),
  )
  await first.getByRole('link', { name: /^Customer update/ }).click()
  await expect(page).toHaveURL(/\/journal\?state=unknown#write-/)
})

test('a line is taken by one of two: the other sees it, and who takes it unseen is told', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  const other = await desk.otherBrowser()
  await desk.signIn('controller', other)
  const theirs = await other.newPage()
  const stops = /stops? ends? within 7 days/
  await desk.withCustomer({ stopReminderUntil: inDays(1) })
  await theirs.route('**/api/events*', (route) => route.abort())
  await visit(theirs, routes.home())
  await visit(page, routes.home())

  await lineOf(page, stops)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Take it' }).click()
  await expect(lineOf(page, stops)).toContainText('Taken by you')

  await theirs.getByRole('link', { name: stops }).focus()
  await theirs.keyboard.press('c')
  await expect(theirs.getByText(/took this first\. Nothing was changed/)).toBeVisible()
  await expect(lineOf(theirs, stops)).toContainText(`Taken by ${desk.user('lead').userName}`)
  await expectAccessible(theirs)

  await lineOf(theirs, stops)
    .getByRole('button', { name: /^More for/ })
    .click()
  await lineOf(page, stops)
    .getByRole('button', { name: /^More for/ })
    .click()
  const verb = page.getByRole('menuitem').first()
  await expect(verb).toHaveText(/^Release/)
  await pressOnceItSays(verb, 'Take over from')
  await theirs.getByRole('menuitem', { name: /^Take over from/ }).click()
  await expect(lineOf(theirs, stops)).toContainText('Taken by you')
  await expect(lineOf(page, stops)).toContainText(`Taken by ${desk.user('controller').userName}`)
  await expect(verb).toHaveAttribute('data-pressed')
  await expect(verb).toBeEnabled()
  await expect(lineOf(page, stops)).toContainText(`Taken by ${desk.user('controller').userName}`)
})

test('by key alone a line is moved to, noted, hidden until a day, done, and brought back', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  await desk.withCustomer({ stopReminderUntil: inDays(1) })
  await visit(page, routes.home())
  const lines = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^More for/ }) })
  await expect(page.getByRole('complementary', { name: 'Checked' })).not.toContainText('Checking')
  const count = await lines.count()
  const [firstName, secondName] = await lines.locator('.row-link').allInnerTexts()

  await page.keyboard.press('j')
  await expect(lines.first().locator('.row-link')).toBeFocused()
  await page.keyboard.press('n')
  await page.keyboard.type('Rang 22 10 44 80')
  await page.keyboard.press('Enter')
  await expect(lines.first()).toContainText('Rang 22 10 44 80')

  await page.keyboard.press('s')
  await page.getByRole('textbox', { name: 'Date' }).fill('2020-01-01')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Choose a day after today.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Date' }).fill(inDays(5))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Hidden until/)).toBeVisible()
  await expect(lines).toHaveCount(count - 1)
  await reload(page)
  await expect(lines).toHaveCount(count - 1)
  await page
    .getByRole('complementary')
    .getByRole('button', { name: `Return: ${firstName}` })
    .click()
  await expect(lines).toHaveCount(count)

  await page.getByRole('link', { name: secondName }).first().focus()
  await page.keyboard.press('e')
  await expect(page.getByText(`Done: ${secondName}`)).toBeVisible()
  await expect(lines).toHaveCount(count - 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(lines).toHaveCount(count)

  await page.getByRole('link', { name: secondName }).first().focus()
  await page.keyboard.press('s')
  await page.getByRole('textbox', { name: 'Date' }).press('Enter')
  await expect(lines).toHaveCount(count - 1)
  await expect(lines.nth(Math.min(1, count - 2)).locator('.row-link')).toBeFocused()
})

test('an area that is down is named and not counted as nothing, and the others stay', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  await desk.withCustomer({ stopReminderUntil: inDays(1) })
  await desk.fault({ operation: 'listCases', kind: 'status', status: 503, times: 50 })
  await visit(page, routes.home())
  await expect(page.getByText('We couldn’t check: Cases to decide')).toBeVisible()
  await expect(page.getByRole('complementary')).toContainText('Cases to decideNot known')
  await expect(page.getByRole('link', { name: /stops? ends? within 7 days/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cases', exact: true })).toBeVisible()

  await desk.clearFaults()
  await retryUntil(
    page,
    page.getByRole('link', { name: /approve or decline|eviction\?|collection\?/ }).first(),
  )
  await expect(page.getByText('We couldn’t check: Cases to decide')).toBeHidden()
})

test('an area that the service refuses is named, and the others stay', async ({ desk, page }) => {
  await desk.signIn('lead')
  await desk.withCustomer({ stopReminderUntil: inDays(1) })
  await desk.fault({ operation: 'listCases', kind: 'status', status: 403, times: 50 })
  await visit(page, routes.home())
  await expect(page.getByText('We couldn’t check: Cases to decide')).toBeVisible()
  await expect(page.getByRole('complementary')).toContainText('Cases to decideNot known')
  await expect(page.getByRole('link', { name: /stops? ends? within 7 days/ })).toBeVisible()
})

test('an area that does not answer is named as still asked and then as not known, and the others are there at once', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  await desk.withCustomer({ stopReminderUntil: inDays(1) })
  await desk.fault({ operation: 'listCases', kind: 'delay', delayMs: 60_000, times: 50 })
  await visit(page, routes.home())
  const sources = page.getByRole('complementary')
  await expect(page.getByRole('link', { name: /stops? ends? within 7 days/ })).toBeVisible()
  await expect(sources).toContainText(/Failed invoices\d\d:\d\d/)
  await expect(sources).toContainText('Cases to decideChecking')
  const decision = group(page, 'Deadlines').getByRole('link', {
    name: /approve or decline|eviction\?|collection\?/,
  })
  await expect(decision).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Cases', exact: true })).toBeVisible()

  const unknown = page.getByText('We couldn’t check: Cases to decide')
  await expect(unknown).toBeVisible()
  await expect(sources).toContainText('Cases to decideNot known')
  await desk.clearFaults()
  await retryUntil(page, decision.first())
  await expect(unknown).toBeHidden()
  await expect(sources).toContainText(/Cases to decide\d\d:\d\d/)
})

test('invoices that wait longer than usual lead to just them', async ({ desk, page }) => {
  await desk.signIn('lead')
  const minutesAgo = (minutes: number) =>
    new Date(Date.now() - minutes * 60_000).toISOString().slice(0, 19)
  const sent = { RequestedChannel: 'Pigeon', InvoiceType: 'Invoice' }
  const waits = (InvoiceNumber: string, minutes: number) => ({
    ...{ ...sent, InvoiceNumber, LogTime: minutesAgo(minutes), Status: 'Pending' },
    ...{ ActualChannel: null, ChannelStatus: 'Queued', DeliveryTime: null },
  })
  await desk.addTransactions(
    ...Array.from({ length: 20 }, (_, at) => ({
      ...{ ...sent, Status: 'OK', LogTime: minutesAgo(1_440) },
      DeliveryTime: minutesAgo(1_440 - at - 1),
    })),
    ...[waits('LATE-1', 180), waits('LATE-2', 240), waits('FRESH-1', 2)],
  )
  await visit(page, routes.home())
  const line = group(page, 'Waiting longer than usual')
    .getByRole('listitem')
    .filter({ hasText: 'Pigeon 2' })
  await expect(line).toContainText(/\d invoices wait longer than usual at/)
  const count = Number(/(\d+) invoices wait/.exec((await line.textContent())!)![1])
  await line.getByRole('link').click()
  const rows = page.getByRole('grid').getByRole('row')
  await expect(rows.filter({ hasText: 'LATE-' })).toHaveCount(2)
  // The first is the head.
  await expect(rows).toHaveCount(1 + count)
})

test('a person is asked nothing that they may not see', async ({ desk, page }) => {
  await desk.signIn('controller')
  await visit(page, routes.home())
  const sources = page.getByRole('complementary').getByRole('listitem')
  await expect(sources.filter({ hasText: 'Stops ending' })).toBeVisible()
  await expect(sources.filter({ hasText: 'Failed invoices' })).toHaveCount(0)
  const { counts } = await desk.requests()
  expect(counts.searchInvoiceSummary ?? 0).toBe(0)
})

test('in a narrow window and in the dark it reads well', async ({ desk, page }) => {
  await desk.signIn('lead')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page, routes.home())
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a webhook whose signature is wrong is told, and what was opened leads back', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('lead').withCustomer({ name: 'Zz Recent' })
  await expectForgedRefused(page.request)
  await visit(page, routes.customer(customer.clientNo, customer.customerNo))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zz Recent')
  await visit(page, routes.home())
  const opened = page.getByRole('link', { name: `Customer ${customer.customerNo}` })
  await expect(opened).toHaveAttribute(
    'href',
    routes.customer(customer.clientNo, customer.customerNo),
  )
  await expect(page.getByText('Zz Recent')).toBeVisible()
  await expect(group(page, 'Refused webhooks')).toContainText('We don’t know who sent')
  await group(page, 'Refused webhooks')
    .getByRole('link', { name: /refused: wrong signature/ })
    .click()
  await expect(page).toHaveURL(/\/cases$/)
})
