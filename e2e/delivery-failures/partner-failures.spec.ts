import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, reload, takesInput, test, visit } from '../fixtures'
import { serviceDay } from '../support/days'
import { lookedInBothSizes } from '../support/screenshots'
import { pressVerbKey } from '../support/verb-keys'

/** Days in which a fresh tenant has nothing of its own. */
const week = 'from=2025-03-03&to=2025-03-09'

const failed = (LogText: string | null, at = '2025-03-05T10:00:00', more = {}) => ({
  Status: 'Failed',
  LogText,
  LogTime: at,
  ...more,
})

const causes = (page: Page) => page.getByRole('table', { name: 'Causes', exact: true })
/** The row of a cause, and what it opens to. */
const rowOf = (page: Page, name: string | RegExp) =>
  causes(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name, exact: typeof name === 'string' }) })
const open = (page: Page, name: string | RegExp) => rowOf(page, name).getByRole('button').click()
const detailOf = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: typeof name === 'string' ? `Details of ${name}` : name })
const headline = (page: Page) => page.getByRole('heading', { level: 1 })
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'marked as handled' })

async function planted(desk: Desk) {
  await desk.addTransactions(
    failed('Receiver 0192:991825827 is not registered in PEPPOL'),
    failed('Mottaker 0192:310000001 er ikke registrert i ELMA', '2025-03-06T08:00:00'),
    failed('SMP lookup: participant 0007:2120001355 not found in SML.'),
    failed('Gateway X9 said: quux 1234 in batch 77'),
    failed('Gateway X9 said: quux 98 in batch 5'),
    failed('Pipe was bent'),
    failed(null),
    failed(''),
    failed('Faktura 2025-7 er allerede mottatt (duplikat av 12)'),
    failed('Mailbox full', '2025-03-12T10:00:00'),
    { Status: 'OK', LogText: 'Mailbox full', LogTime: '2025-03-05T10:00:00' },
  )
}

test('failures stand in one table by cause: known ones, all unknown texts as one, and those without a text', async ({
  desk,
  page,
}) => {
  await planted(desk)
  await desk.signIn('support')
  await visit(page, routes.partnerFailures(week))
  await expect(headline(page)).toHaveText('9 invoices not delivered')
  await expect(page).toHaveTitle(/^Failures by cause/)
  await expect(causes(page).getByRole('row')).toHaveCount(5)
  await expect(page.getByText('4 causes, 9 failed, 0 handled')).toBeVisible()

  const known = rowOf(page, 'Recipient not in Peppol')
  for (const cell of ['3', 'Org. no.', 'Nobody', '0 of 3'])
    await expect(known.getByRole('cell', { name: cell, exact: true })).toBeVisible()
  await expect(known.getByRole('img', { name: 'Peak 2 on 2025-03-05' })).toBeVisible()
  await expect(rowOf(page, 'No reason given')).toContainText('0 of 2')
  await expect(rowOf(page, 'Already received, sent twice')).toContainText('Not a customer field')

  const unknown = 'Unrecognised, 2 different texts'
  await expect(rowOf(page, unknown)).toContainText('0 of 3')
  await open(page, unknown)
  const texts = detailOf(page, unknown).getByRole('list', { name: 'Texts' }).getByRole('listitem')
  await expect(texts).toHaveCount(2)
  await expect(texts.first()).toContainText('Gateway ‹id› said: quux ‹number› in batch ‹number›')
  await expect(texts.first()).toContainText('2')
  await texts.first().locator('summary').click()
  await expect(texts.first()).toContainText('Gateway X9 said: quux 98 in batch 5')

  await page.getByRole('button', { name: /Failed: / }).click()
  await page
    .getByRole('dialog', { name: 'Failed' })
    .getByLabel('To', { exact: true })
    .fill('2025-03-12')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/to=2025-03-12/)
  await expect(rowOf(page, 'Mailbox full')).toContainText('0 of 1')
  await expect(headline(page)).toHaveText('10 invoices not delivered')
})

test('a known cause that is opened shows its newest invoices, each with its own text', async ({
  desk,
  page,
}) => {
  const texts = ['Dokumentet er allerede mottatt', 'Faktura 2025-7 er allerede mottatt']
  await desk.addTransactions(
    ...texts.map((text, at) => failed(text, undefined, { InvoiceNumber: `TWICE-${at}` })),
  )
  await desk.signIn('support')
  await visit(page, routes.partnerFailures(week))
  await open(page, 'Already received, sent twice')
  const newest = detailOf(page, 'Already received, sent twice').getByRole('table')
  await expect(newest.getByRole('row')).toHaveCount(3)
  for (const [at, text] of texts.entries())
    await expect(newest.getByRole('row').filter({ hasText: `TWICE-${at}` })).toContainText(text)
})

test('an editor that has just opened leaves the focus with who types into it already', async ({
  desk,
  page,
}) => {
  await desk.signIn('support')
  await visit(page, routes.partnerFailures(week))
  await takesInput(page)
  await page.getByRole('button', { name: /Failed: / }).evaluate((chip) => {
    new MutationObserver((_, observer) => {
      const to = document.querySelectorAll<HTMLInputElement>('[popover]:popover-open input')[1]
      if (!to) return
      observer.disconnect()
      to.focus()
    }).observe(document.body, { childList: true, subtree: true })
    ;(chip as HTMLButtonElement).click()
  })
  const isToFocused = await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
    return document.activeElement?.id.endsWith('-to')
  })
  expect(isToFocused).toBe(true)
})

test('heads order the causes, and a channel counts its own failures', async ({ desk, page }) => {
  await desk.addTransactions(
    failed('Mailbox full', undefined, { RequestedChannel: 'E-mail' }),
    failed('Mailbox full', undefined, { RequestedChannel: 'E-mail' }),
    failed('Unknown currency code XXN', undefined, { RequestedChannel: 'Peppol' }),
  )
  await desk.signIn('support')
  await visit(page, routes.partnerFailures(week))
  const names = causes(page).getByRole('row').getByRole('button', { expanded: false })
  await expect(names).toHaveText(['Mailbox full', 'Currency missing or unknown'])
  await page.getByRole('button', { name: 'Cause', exact: true }).click()
  await expect(names).toHaveText(['Currency missing or unknown', 'Mailbox full'])
  await expect(page.getByRole('columnheader', { name: 'Cause', exact: true })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await page.getByRole('button', { name: /Channel: / }).click()
  await page
    .getByRole('dialog', { name: 'Channel' })
    .getByRole('button', { name: 'E-mail' })
    .click()
  await expect(headline(page)).toHaveText('2 invoices not delivered')
  await expect(names).toHaveText(['Mailbox full'])
  await expect(page.getByText('Marking a cause as handled covers every channel')).toBeVisible()
  await names.first().click()
  await expect(page.getByRole('button', { name: /^Mark handled/ })).toHaveCount(0)
  await lookedInBothSizes(page, 'failures-of-a-channel')
})

test('the rows of a cause open in the search, with the days and the companies', async ({
  desk,
  page,
}) => {
  await planted(desk)
  await desk.signIn('support')
  await visit(page, routes.partnerFailures(week))
  await open(page, 'Recipient not in Peppol')
  await detailOf(page, 'Recipient not in Peppol')
    .getByRole('link', { name: 'Failed invoices of this company in Search' })
    .click()
  await expect(page).toHaveURL(/\/partner\/search\?/)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    companies: String(desk.companyId),
    status: 'Failed',
    from: '2025-03-03',
    to: '2025-03-09',
  })
  await expect(page.getByRole('grid', { name: 'Sent invoices' }).getByRole('row')).toHaveCount(10)
})

test('three causes are handled by keys alone, each leaves, and the last one is undone', async ({
  desk,
  page,
}) => {
  await planted(desk)
  await desk.signIn('support')
  await visit(page, routes.partnerFailures(week))
  await expect(headline(page)).toHaveText('9 invoices not delivered')
  await page.keyboard.press('j')
  await expect(rowOf(page, 'Recipient not in Peppol').getByRole('button')).toBeFocused()
  await page.keyboard.press('e')
  await expect(notice(page)).toContainText('Recipient not in Peppol: marked as handled')
  await expect(rowOf(page, /^Unrecognised/).getByRole('button')).toBeFocused()
  await expect(headline(page)).toHaveText('6 invoices not delivered')
  await page.keyboard.press('e')
  await expect(headline(page)).toHaveText('3 invoices not delivered')
  await page.keyboard.press('e')
  await expect(headline(page)).toHaveText('1 invoice not delivered')
  await expect(causes(page).getByRole('row')).toHaveCount(2)
  await expect(page.getByText('3 handled causes are not shown')).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(headline(page)).toHaveText('3 invoices not delivered')
  await expect(causes(page).getByRole('row')).toHaveCount(3)
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(rowOf(page, 'Recipient not in Peppol')).toContainText('All 3')

  await visit(page, routes.journal())
  const lines = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'cause of delivery failures' })
  await expect(lines).toHaveCount(4)
})

test('ticked causes are handled in one write, and taken', async ({ desk, page }) => {
  await planted(desk)
  await desk.signIn('support')
  await visit(page, routes.partnerFailures(week))
  await expect(causes(page).getByRole('row')).toHaveCount(5)
  await page.getByRole('checkbox', { name: 'Select all causes' }).check()
  const bar = page.getByRole('region', { name: 'Selected rows' })
  await expect(bar).toContainText('4')
  await bar.getByRole('button', { name: 'Take 4' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'You took 4 causes' })).toBeVisible()
  await expect(rowOf(page, 'No reason given')).toContainText('(you)')

  await page.getByRole('checkbox', { name: 'Select all causes' }).check()
  await pressVerbKey(page, 'e')
  await expect(notice(page)).toContainText('4 causes marked as handled')
  await expect(headline(page)).toHaveText('Every failure is handled')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(headline(page)).toHaveText('9 invoices not delivered')
  await visit(page, routes.journal())
  const lines = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'cause of delivery failures' })
  await expect(lines).toHaveCount(2)
})

test('a cause that is taken on the page of the day is taken here, and the other way round', async ({
  desk,
  page,
}) => {
  await desk.addTransactions(failed('Mailbox full', `${serviceDay()}T00:10:00`))
  await desk.signIn('support')
  await visit(page, routes.home())
  const line = page.getByRole('listitem').filter({ hasText: 'Mailbox full' })
  await line.getByRole('link', { name: 'Mailbox full' }).focus()
  await page.keyboard.press('c')
  await expect(line).toContainText('Taken by you')
  await line.getByRole('link', { name: 'Mailbox full' }).click()
  const detail = detailOf(page, 'Mailbox full')
  await detail.getByRole('button', { name: 'Release' }).click()
  await expect(rowOf(page, 'Mailbox full')).toContainText('Nobody')

  const other = await desk.otherBrowser()
  await desk.signIn('lead', other)
  const theirs = await other.newPage()
  await visit(theirs, routes.partnerFailures('cause=cause:mailboxFull'))
  const isTold = Promise.withResolvers<void>()
  await page.route(`**${routes.read('listWorkMarks')}`, async (route) => {
    await isTold.promise
    await route.continue()
  })
  await detailOf(theirs, 'Mailbox full').getByRole('button', { name: 'Take' }).click()
  await expect(rowOf(theirs, 'Mailbox full')).toContainText('(you)')
  await detail.getByRole('button', { name: 'Take' }).click()
  isTold.resolve()
  const first = desk.user('lead').userName
  const told = page.getByText(`${first} took this first`)
  await expect(told.getByRole('link', { name: first })).toHaveAttribute(
    'href',
    routes.journalOf(first),
  )
})

test('causes are given to a colleague whom the desk has seen with the client, and taken back', async ({
  desk,
  page,
}) => {
  await planted(desk)
  const { clientNo, customerNo } = await desk.withCustomer()
  const colleague = desk.user('lead').userName
  const other = await desk.otherBrowser()
  await desk.signIn('lead', other)
  const theirs = await other.newPage()
  await visit(theirs, routes.customer(clientNo, customerNo))
  await theirs.getByRole('textbox', { name: 'New note' }).fill('Disputes the delivery.')
  await theirs.getByRole('button', { name: 'Add note' }).click()
  await expect(
    theirs.getByRole('listitem').filter({ hasText: 'Disputes the delivery.' }),
  ).toBeVisible()

  await desk.signIn('support')
  await visit(page, routes.partnerFailures(week))
  await page.getByRole('checkbox', { name: 'Select all causes' }).check()
  await pressVerbKey(page, 'a')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Assign 4 causes' })).toBeVisible()
  await dialog.getByLabel('Owner').selectOption(colleague)
  await dialog.getByRole('button', { name: 'Assign 4 causes' }).click()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: `4 causes assigned to ${colleague}` })
      .getByRole('link', { name: colleague, exact: true }),
  ).toBeVisible()
  await expect(rowOf(page, 'No reason given')).toContainText(colleague)

  await visit(theirs, routes.partnerFailures(week))
  await expect(rowOf(theirs, 'No reason given')).toContainText(`${colleague} (you)`)
  await open(page, 'No reason given')
  await detailOf(page, 'No reason given').getByRole('button', { name: 'Assign' }).click()
  await dialog.getByLabel('Owner').selectOption('Nobody')
  await dialog.getByRole('button', { name: 'Assign 1 cause' }).click()
  await expect(rowOf(page, 'No reason given')).toContainText('Nobody')
  await expect(rowOf(theirs, 'No reason given')).toContainText('Nobody')
  const unknown = /^Unrecognised/
  await open(theirs, unknown)
  const details = detailOf(theirs, /Details of Unrecognised/)
  await details.getByRole('button', { name: 'Release' }).click()
  await expect(rowOf(theirs, unknown)).toContainText('Nobody')
})

test('a cause is handled once for the company, with a note, until newer failures of it come', async ({
  desk,
  page,
}) => {
  await planted(desk)
  await desk.signIn('support')
  await visit(page, routes.partnerFailures(`${week}&handled=all`))
  const unknown = /^Unrecognised/
  await open(page, unknown)
  const mine = detailOf(page, /Details of Unrecognised/)
  await mine.getByRole('button', { name: 'With a note' }).click()
  await mine.getByLabel('Note for colleagues (optional)').fill('Asked the network')
  await page.keyboard.press('Enter')
  const by = `Marked as handled by ${desk.user('support').userName}`
  await expect(mine).toContainText(by)
  await expect(headline(page)).toHaveText('6 invoices not delivered')

  const other = await desk.otherBrowser()
  await desk.signIn('lead', other)
  const theirs = await other.newPage()
  await visit(theirs, routes.partnerFailures(`${week}&handled=all&cause=shapes`))
  const detail = detailOf(theirs, /Details of Unrecognised/)
  await expect(detail).toContainText(by)
  await expect(detail).toContainText('Asked the network')

  await desk.addTransactions(failed('Gateway X9 said: quux 5 in batch 6'))
  await reload(theirs)
  await expect(detail).toContainText(
    `One new since ${desk.user('support').userName} marked it as handled`,
  )
  await expect(rowOf(theirs, unknown)).toContainText('3 of 4')
  await detail.getByRole('button', { name: 'Mark as not handled' }).click()
  await expect(rowOf(theirs, unknown)).toContainText('0 of 4')
  await expect(detail).not.toContainText('marked it as handled')
})

test('two customers are fixed where they stand, each with its own result, and the address goes whole', async ({
  desk,
  page,
}) => {
  const text = 'Postal code is missing for recipient'
  const names = ['Sørbø Rørlegger AS', 'Vestby Trelast AS', 'Nobody Knows AS']
  await desk.addTransactions(
    ...names.map((InvoiceeName) => failed(text, undefined, { InvoiceeName })),
  )
  const address = { addressLine1: 'Storgata 1', cityName: 'Oslo', countryCode: 'NO' }
  const first = await desk.as('lead').withCustomer({ ...address, name: names[0], postalCode: '15' })
  await desk.withCustomer({ ...address, name: names[1], postalCode: '' })
  await visit(page, routes.partnerFailures(week))
  await open(page, 'Postal code missing or wrong')
  const detail = detailOf(page, 'Postal code missing or wrong')
  const lineOf = (name: string) => detail.getByRole('row').filter({ hasText: name })
  await expect(lineOf('Nobody Knows AS')).toContainText('No customer with this name')
  await expect(lineOf('Vestby Trelast AS')).toContainText('Missing')
  const fields = names.slice(0, 2).map((name) => detail.getByLabel(`New Postal code of ${name}`))
  await fields[0]!.fill('0150')
  await fields[1]!.fill('0151')
  await detail.getByRole('button', { name: 'Fix 2 customers' }).click()
  for (const name of names.slice(0, 2))
    await expect(lineOf(name)).toContainText('Saved and verified')
  await expect(lineOf(names[0]!)).toContainText('0150')
  await expect(detail.getByRole('button', { name: 'Fix 0 customers' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(detail.getByRole('button', { name: /resend/i })).toHaveCount(0)

  const sent = (await desk.updatesSent()).map(({ customer }) => customer.postalAddress)
  expect(sent).toHaveLength(2)
  for (const postalCode of ['0150', '0151'])
    expect(sent).toContainEqual(expect.objectContaining({ ...address, postalCode }))
  for (const group of sent) expect(Object.keys(group as object)).toHaveLength(7)

  await detail.getByRole('link', { name: names[0] }).click()
  await expect(page).toHaveURL(routes.customer(first.clientNo, first.customerNo))
})

test('a value that somebody changed meanwhile is not overwritten', async ({ desk, page }) => {
  const name = 'Lunds Rörverk AB'
  await desk.addTransactions(
    failed('Buyer reference is missing', undefined, { InvoiceeName: name }),
  )
  const { customerNo } = await desk.as('lead').withCustomer({ name, buyerReference: 'A-1' })
  await visit(page, routes.partnerFailures(week))
  await open(page, 'Buyer reference missing')
  const detail = detailOf(page, 'Buyer reference missing')
  await detail.getByLabel(`New Buyer reference of ${name}`).fill('B-2')
  await desk.store(customerNo, {
    ...(await desk.storedCustomer(customerNo)),
    buyerReference: 'C-3',
  })
  await detail.getByRole('button', { name: 'Fix 1 customer' }).click()
  await expect(detail).toContainText('Changed by someone else, nothing saved')
  expect(await desk.updatesSent()).toEqual([])
})

test('an answer without rows is not “nothing failed”', async ({ desk, page }) => {
  await desk.signIn('support')
  await visit(page, routes.partnerFailures(week))
  await expect(page.getByRole('heading', { name: 'No failures in this period' })).toBeVisible()
  await desk.partner({ summaryWithoutRows: true })
  await reload(page)
  await expect(page.getByRole('heading', { name: 'Failures unknown' })).toBeVisible()
  await expect(page.getByText('No failures in this period')).toHaveCount(0)
})
