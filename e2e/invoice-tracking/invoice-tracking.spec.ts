import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, reload, takesInput, test, visit } from '../fixtures'
import { collectionOf } from '../support/collection'
import { retryUntil } from '../support/retry-until'
import { sandbox } from '../support/sandbox'
import { lookedInBothSizes } from '../support/screenshots'
import { inBothSizes } from '../support/window-sizes'

type Asked = { ReceiptId: string; CompanyId: number; InvoiceNumber: string }

/** Nothing is due before the tenant's clock is moved by a minute, however late a page is opened. */
const later = { queuedAfter: 45, completedAfter: 48, channelAfter: 54, settledAfter: 58 }

/**
 * A request that the network has just accepted, and what becomes of it as the tenant's clock goes
 * on.
 */
const send = (
  desk: Desk,
  plan: Record<string, unknown>,
  transaction: Record<string, unknown> = {},
) =>
  sandbox<Asked>(`/sandbox/tenants/${desk.clientNo}/requests`, 'POST', {
    transaction,
    plan: { ...later, ...plan },
  })

const sentence = (page: Page) => page.getByRole('heading', { level: 1 })
const bounced = 'Bounced: 550-5.1.1 The email account that you tried to reach does not exist.'

test('an invoice fails while its page is open: the cause is told, its field is corrected by the link, and the story stands afterwards', async ({
  desk,
  page,
}) => {
  const customer = await desk
    .as('lead')
    .withCustomer({ name: 'Ragnhild Fjellstad', emailAddressDocument: ['ragnhild@gone.example'] })
  const { ReceiptId } = await send(
    desk,
    { outcome: 'Failed', LogText: bounced },
    { InvoiceeName: 'Ragnhild Fjellstad', RequestedChannel: 'E-mail' },
  )
  await visit(page, routes.invoiceById(ReceiptId))
  await expect(sentence(page)).toHaveText('Accepted, not in the queue yet')
  await expect(page.getByText('Updates automatically while in progress.')).toBeVisible()
  await expect(page.getByText('Not searched: no invoice number yet').first()).toBeVisible()
  await expect(page.getByText('No match')).toHaveCount(0)

  await desk.clock(60)
  await expect(sentence(page)).toHaveText('Not delivered: mailbox unknown')
  await expect(
    page.getByRole('status').filter({ hasText: 'Now: Not delivered: mailbox unknown' }),
  ).toHaveCount(1)
  await expect(page.getByText(bounced, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /^Fix / }).click()
  await expect(page).toHaveURL(
    new RegExp(`/customers/${customer.customerNo}#field=emailAddressDocument`),
  )
  const email = page.getByRole('textbox', { name: 'E-mail 1', exact: true })
  await expect(email).toBeVisible()
  await takesInput(page)
  await email.fill('ragnhild@post.example')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.locator('[data-page-foot]')).toContainText('Saved.')

  await visit(page, routes.invoiceById(ReceiptId))
  await expect(sentence(page)).toHaveText('Not delivered: mailbox unknown')
  const story = page.getByRole('region', { name: 'Timeline' })
  await expect(story.getByText(/^Customer update by /)).toBeVisible()
  await expect(story.getByText('Received for distribution')).toBeVisible()
})

test('“similar failures” counts the others, and leads to the failures with that cause alone', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  const failed = { Status: 'Failed', ChannelStatus: null, LogText: bounced }
  const [mine] = await desk.addTransactions(
    { ...failed, InvoiceNumber: 'M-1' },
    { ...failed, LogText: '550 5.1.1 User unknown' },
  )
  await desk.addTransactions({ Status: 'Failed', LogText: 'Gateway X9 said: quux 7' })
  await visit(page, routes.invoiceById(`R-${mine!.TransactionRid}`))
  const more = page.getByRole('link', { name: /^\d+ similar failures? in seven days$/ })
  const count = Number.parseInt((await more.textContent())!, 10)
  await more.click()
  await expect(
    page.getByRole('heading', { level: 1, name: `${count + 1} invoices not delivered` }),
  ).toBeVisible()
  const causes = page.locator('main [data-cause]')
  await expect(causes).toHaveCount(1)
  await expect(causes.getByRole('button', { name: 'Mailbox unknown' })).toBeVisible()
  await expect(causes).toContainText(`0 of ${count + 1}`)
  await page.getByRole('button', { name: /^Show all \d+ causes$/ }).click()
  await causes.getByRole('button', { name: /^Unrecognised/ }).click()
  await expect(causes.filter({ hasText: 'Gateway ‹id› said: quux ‹number›' })).toHaveCount(1)
  await expect(page).not.toHaveURL(/cause=/)
})

test('reading order follows time, and each event opens to what it was read from', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  const { ReceiptId } = await send(desk, { outcome: 'OK' })
  await desk.clock(60)
  await visit(page, routes.invoiceById(ReceiptId))
  await expect(sentence(page)).toContainText('Sent')
  const times = page.locator('.timeline-row time')
  await expect(times.first()).toBeVisible()
  const shown = await times.allTextContents()
  expect(shown.length).toBeGreaterThan(3)
  expect(shown.map((each) => each.slice(0, 10))).toEqual(
    shown.map((each) => each.slice(0, 10)).toSorted(),
  )
  const received = page.getByRole('button', { name: /Received for distribution/ })
  await received.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('ReceiptId', { exact: true })).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('ReceiptId', { exact: true })).toBeVisible()
  await expect(sentence(page)).toBeVisible()
  for (const role of ['navigation', 'banner'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
})

test('an invoice that every area knows is read with three calls at once and never more', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  const claims = new Set(
    (await collectionOf(desk).invoices()).map(({ invoiceNumber }) => invoiceNumber),
  )
  const row = (await desk.storedTransactions()).find(
    ({ InvoiceNumber, Status }) => Status === 'OK' && claims.has(InvoiceNumber as string),
  )!
  await desk.changeTransaction(row.TransactionRid as number, {
    Status: 'Failed',
    ChannelStatus: null,
    LogText: bounced,
  })
  // This desk may have learned from another test that a status is asked for by POST.
  const statuses = ['getInvoiceStatus', 'postInvoiceStatus']
  const areas = [
    'listArItems',
    'listCollectionInvoices',
    'getReceipt',
    'getCustomer',
    'searchInvoiceSummary',
  ]
  const slow = [...areas, 'listInvoiceHistory', 'listInvoicePayments']
  for (const operation of [...statuses, ...slow])
    await desk.fault({ operation, kind: 'delay', delayMs: 400, times: 20 })
  await visit(page, routes.invoiceById(`R-${row.TransactionRid}`))
  await expect(
    page.getByRole('region', { name: 'Timeline' }).getByText('likely', { exact: false }).first(),
  ).toBeVisible()
  const asked = async () => Object.keys((await desk.requests()).counts)
  await expect.poll(asked).toEqual(expect.arrayContaining(slow))
  expect(await asked()).toEqual(
    expect.arrayContaining([expect.stringMatching(`^(${statuses.join('|')})$`)]),
  )
  const isAllAnswered = async () =>
    (await desk.requests()).requests.every(({ status }) => status !== null)
  await expect.poll(isAllAnswered).toBe(true)
  expect((await desk.requests()).mostAtOnce).toBe(3)
})

inBothSizes((size) => {
  test(`what comes while the page is open moves nothing that is read, is announced once, and goes in when it is asked for (${size})`, async ({
    desk,
    page,
  }) => {
    await desk.signIn('lead')
    const { ReceiptId } = await send(desk, { outcome: 'Failed', LogText: bounced })
    await visit(page, routes.invoiceById(ReceiptId))
    const announced = page.getByRole('status').filter({ hasText: /^Now: / })
    const received = page.getByRole('button', { name: /Received for distribution/ })
    // Whose pointer moves here has begun to read: what comes from now on is new.
    await expect(received).toBeVisible()
    await received.hover({ position: { x: 4, y: 4 } })
    await received.hover()
    const place = await received.boundingBox()
    const rows = await page.locator('.timeline-row').count()
    await expect(announced).toHaveCount(0)

    await desk.clock(60)
    await expect(sentence(page)).toContainText('Not delivered')
    await expect(page.getByText(bounced, { exact: true })).toBeVisible()
    await expect(announced).toHaveText(`Now: ${await sentence(page).textContent()}`)
    const show = page.getByRole('button', { name: 'Show 5 new events' })
    await expect(show).toBeVisible()
    expect(await received.boundingBox()).toEqual(place)
    await expect(page.locator('.timeline-row')).toHaveCount(rows)
    await show.click()
    await expect(page.locator('.timeline-row').getByText('New', { exact: true })).toHaveCount(5)
    await expect(page.getByRole('button', { name: /^Show \d+ new events?$/ })).toHaveCount(0)
  })
})

test('a page that nobody has touched stays at its top while a reason appears, wherever the pointer rests', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  const { ReceiptId } = await send(desk, { outcome: 'Failed', LogText: bounced })
  await visit(page, routes.invoiceById(ReceiptId))
  const received = page.getByRole('button', { name: /Received for distribution/ })
  const { x, y } = (await received.boundingBox())!
  await page.mouse.move(x + 20, y + 8)
  await reload(page)
  await expect(received).toBeVisible()

  await desk.clock(60)
  await expect(page.getByText(bounced, { exact: true })).toBeVisible()
  const scrolled = await page.evaluate(() =>
    [...document.querySelectorAll('*')].filter(({ scrollTop }) => scrollTop > 0),
  )
  expect(scrolled).toEqual([])
  await expect(sentence(page)).toBeInViewport({ ratio: 1 })
})

test('the page tells how old it is, and on paper when it was read', async ({ desk, page }) => {
  await desk.signIn('lead')
  const { ReceiptId } = await send(desk, { outcome: 'OK' })
  await desk.clock(60)
  await visit(page, routes.invoiceById(ReceiptId))
  const age = page.locator('time.age')
  await expect(age).toHaveAttribute('title', /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  await expect(age.locator('.age-words')).toHaveText(/^\d+ s ago$/)
  const seconds = async () => Number.parseInt(await age.locator('.age-words').innerText(), 10)
  const before = await seconds()
  await expect.poll(seconds).toBeGreaterThan(before)
  await expect(age.locator('.age-time')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(age.locator('.age-words')).toBeHidden()
  await expect(age.locator('.age-time')).toHaveText((await age.getAttribute('title')) ?? '')
  await expect(age.locator('.age-time')).toBeVisible()
})

test('an area that is down leaves the others and is named; a look afterwards brings it', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  const { ReceiptId } = await send(desk, { outcome: 'OK' })
  await desk.clock(60)
  await desk.fault({ operation: 'listCollectionInvoices', kind: 'status', status: 503, times: 20 })
  await visit(page, routes.invoiceById(ReceiptId))
  await expect(page.getByText('Couldn’t be loaded').first()).toBeVisible()
  await expect(page.getByText('Received for distribution').first()).toBeVisible()
  await desk.clearFaults()
  const story = page.getByRole('region', { name: 'Timeline' })
  await retryUntil(story, story.filter({ hasNotText: /Couldn’t be loaded|Loading/ }))
  await expect(page.getByText('Couldn’t be loaded')).toHaveCount(0)
  await expect(page.getByText('No match').first()).toBeVisible()
})

test('an invoice that nobody knows, and one of a company of somebody else, say so and offer the look-up', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  await visit(page, routes.invoiceById('R-0'))
  await expect(page.getByText('Invoice not found')).toBeVisible()
  const stranger = await desk.stranger()
  const foreign = await sandbox<Asked>(`/sandbox/tenants/${stranger.clientNo}/requests`, 'POST', {
    plan: {},
  })
  await visit(page, routes.invoiceById(foreign.ReceiptId))
  await expect(page.getByText(foreign.InvoiceNumber)).toHaveCount(0)
  await visit(page, routes.invoiceByNumber(foreign.InvoiceNumber, foreign.CompanyId))
  await expect(page.getByRole('link', { name: 'Try another search' })).toBeVisible()
})

test('an identifier of any characters is asked for as it is', async ({ desk, page }) => {
  await desk.signIn('lead')
  const ReceiptId = 'a/b %41?#æ'
  await sandbox(`/sandbox/tenants/${desk.clientNo}/requests`, 'POST', { ReceiptId, plan: later })
  await visit(page, routes.invoiceById(ReceiptId))
  await expect(sentence(page)).toHaveText('Accepted, not in the queue yet')
})

test('the page of an invoice is whole and readable, under way and failed', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  const { ReceiptId } = await send(desk, { outcome: 'Failed', LogText: bounced })
  await visit(page, routes.invoiceById(ReceiptId))
  await lookedInBothSizes(page, 'where-under-way')
  await desk.clock(60)
  await expect(sentence(page)).toHaveText('Not delivered: mailbox unknown')
  await expect(page.getByText('Received for distribution').first()).toBeVisible()
  await lookedInBothSizes(page, 'where-failed')
})
