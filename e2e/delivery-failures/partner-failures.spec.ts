import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, test, visit } from '../fixtures'

/** Days in which a fresh tenant has nothing of its own. */
const week = 'from=2025-03-03&to=2025-03-09'

const failed = (LogText: string | null, at = '2025-03-05T10:00:00', more = {}) => ({
  Status: 'Failed',
  LogText,
  LogTime: at,
  ...more,
})

/** The group of a cause; `text` tells groups of unknown texts apart. */
const groupOf = (page: Page, name: string, text = '') =>
  page
    .getByRole('list', { name: 'Causes' })
    .locator('> li')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .filter({ hasText: text })

async function planted(desk: Desk) {
  await desk.addTransactions(
    failed('Receiver 0192:991825827 is not registered in PEPPOL'),
    failed('Mottaker 0192:310000001 er ikke registrert i ELMA', '2025-03-06T08:00:00'),
    failed('SMP lookup: participant 0007:2120001355 not found in SML.'),
    failed('Gateway X9 said: quux 1234 in batch 77'),
    failed('Gateway X9 said: quux 98 in batch 5'),
    failed(null),
    failed(''),
    failed('Mailbox full', '2025-03-12T10:00:00'),
    { Status: 'OK', LogText: 'Mailbox full', LogTime: '2025-03-05T10:00:00' },
  )
}

test('failures stand by cause with their counts: known ones, unknown texts by their shape, and those without a text', async ({
  desk,
  page,
}) => {
  await planted(desk)
  await desk.signIn('support')
  await visit(page, routes.partnerFailures(week))
  await expect(page.getByText('7 failed')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Causes' }).locator('> li')).toHaveCount(3)

  const known = groupOf(page, 'Recipient not in Peppol')
  await expect(known).toContainText('3 failures, 43 % of all')
  await expect(known.getByRole('term').filter({ hasText: 'Field to fix' })).toBeVisible()
  await expect(
    known.getByRole('img', { name: 'Failures by day, peak on 2025-03-05: 2' }),
  ).toBeVisible()
  await known.getByText('Latest 3 failures').click()
  for (const text of [
    'Receiver 0192:991825827 is not registered in PEPPOL',
    'Mottaker 0192:310000001 er ikke registrert i ELMA',
  ])
    await expect(known.getByText(text).last()).toBeVisible()

  const unknown = groupOf(page, 'Unrecognised error')
  await expect(unknown).toContainText('2 failures')
  await expect(unknown).toContainText('Gateway ‹id› said: quux ‹number› in batch ‹number›')
  await expect(unknown.getByText('Field to fix')).toHaveCount(0)
  await expect(groupOf(page, 'No reason given')).toContainText('2 failures')

  await page.getByLabel('To', { exact: true }).fill('2025-03-12')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page).toHaveURL(/to=2025-03-12/)
  await expect(groupOf(page, 'Mailbox full')).toContainText('1 failure,')
})

test('the rows of a cause open in the search, with the days and the companies', async ({
  desk,
  page,
}) => {
  await planted(desk)
  await desk.signIn('support')
  await visit(page, routes.partnerFailures(week))
  await groupOf(page, 'Recipient not in Peppol')
    .getByRole('link', { name: 'Show all failed invoices of these companies' })
    .click()
  await expect(page).toHaveURL(/\/partner\/search\?/)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    companies: String(desk.companyId),
    status: 'Failed',
    from: '2025-03-03',
    to: '2025-03-09',
  })
  await expect(page.getByRole('grid', { name: 'Sent invoices' }).getByRole('row')).toHaveCount(8)
})

test('a cause is handled once for the company, until newer failures of it come, and the mark is taken back', async ({
  desk,
  page,
}) => {
  await planted(desk)
  await desk.signIn('support')
  await visit(page, routes.partnerFailures(week))
  const mine = groupOf(page, 'Unrecognised error')
  await mine.getByRole('button', { name: 'Mark as handled' }).click()
  await mine.getByLabel('Note for colleagues (optional)').fill('Asked the network')
  await mine.getByRole('button', { name: 'Mark as handled' }).click()
  const by = `Marked as handled by ${desk.user('support').userName}`
  await expect(mine).toContainText(by)
  await expect(page.getByText('5 not handled')).toBeVisible()

  const other = await desk.otherBrowser()
  await desk.signIn('lead', other)
  const theirs = await other.newPage()
  await visit(theirs, routes.partnerFailures(week))
  await expect(groupOf(theirs, 'Unrecognised error')).toContainText(by)
  await expect(groupOf(theirs, 'Unrecognised error')).toContainText('Asked the network')
  await expect(groupOf(theirs, 'Recipient not in Peppol')).not.toContainText('handled by')

  await desk.addTransactions(failed('Gateway X9 said: quux 5 in batch 6'))
  await theirs.reload()
  await expect(groupOf(theirs, 'Unrecognised error')).toContainText(
    `One new since ${desk.user('support').userName} marked it as handled`,
  )
  await expect(theirs.getByText('6 not handled')).toBeVisible()
  await groupOf(theirs, 'Unrecognised error')
    .getByRole('button', { name: 'Mark as not handled' })
    .click()
  await expect(theirs.getByText('8 not handled')).toBeVisible()
  await expect(groupOf(theirs, 'Unrecognised error')).not.toContainText('marked it as handled')

  await visit(page, routes.journal())
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Done' }).first(),
  ).toBeVisible()
})

test('the customer of a failure is found by name, and the form opens at the field to fix', async ({
  desk,
  page,
}) => {
  await desk.addTransactions(
    failed('Invoicee address: StreetName is missing', undefined, {
      InvoiceeName: 'Sørbø Rørlegger AS',
    }),
    failed('Invoicee address: StreetName is missing', undefined, {
      InvoiceeName: 'Nobody Knows AS',
    }),
  )
  const { clientNo, customerNo } = await desk
    .as('lead')
    .withCustomer({ name: 'Sørbø Rørlegger AS', addressLine1: '' })
  await visit(page, routes.partnerFailures(week))
  const group = groupOf(page, 'Street missing')
  await group.getByText('Latest 2 failures').click()
  const sample = (name: string) => group.getByRole('listitem').filter({ hasText: name })
  await sample('Nobody Knows AS').getByRole('button', { name: 'Find customer' }).click()
  await expect(sample('Nobody Knows AS')).toContainText('Customer unknown: no customer of')
  await sample('Sørbø Rørlegger AS').getByRole('button', { name: 'Find customer' }).click()
  await expect(sample('Sørbø Rørlegger AS')).toContainText(
    `Likely Sørbø Rørlegger AS, customer ${customerNo}: the only customer with exactly this name.`,
  )
  await sample('Sørbø Rørlegger AS').getByRole('link', { name: 'Go to Address line 1' }).click()
  await expect(page).toHaveURL(
    routes.customerField(clientNo, customerNo, 'postalAddress.addressLine1'),
  )
  await expect(page.getByLabel('Address line 1')).toBeFocused()
})

test('an answer without rows is not “nothing failed”', async ({ desk, page }) => {
  await desk.signIn('support')
  await visit(page, routes.partnerFailures(week))
  await expect(page.getByRole('heading', { name: 'No failures in this period' })).toBeVisible()
  await desk.partner({ summaryWithoutRows: true })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Failures unknown' })).toBeVisible()
  await expect(page.getByText('No failures in this period')).toHaveCount(0)
})
