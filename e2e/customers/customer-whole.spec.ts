import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { expect, goBack, openCustomer, reload, takesInput, test, visit } from '../fixtures'
import { readRoute } from '../support/api-client'
import { inDays as day } from '../support/days'
import { owingName as name, owingCustomer } from '../support/owing-customer'
import { retryUntil } from '../support/retry-until'
import { lookedInBothSizes } from '../support/screenshots'

const tab = (page: Page, words: RegExp) =>
  page.getByRole('navigation', { name: 'Customer pages' }).getByRole('link', { name: words })
const answer = (page: Page, label: string) =>
  page
    .getByRole('region', { name: 'At a glance' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: label, exact: true }) })
const row = (page: Page, number: string) =>
  page.getByRole('table').getByRole('row').filter({ hasText: number })
const notes = (page: Page) => page.getByRole('region', { name: /^Notes/ })
const owner = (page: Page) => page.getByRole('region', { name: 'Owner' })

test('five answers stand over the form, and each leads to its tab', async ({ desk, page }) => {
  const customer = await owingCustomer(desk)
  await desk.signIn('controller')
  await openCustomer(page, customer)
  await expect(page).toHaveTitle(new RegExp(`^${name}, ${customer.customerNo}`))
  await expect(answer(page, 'Open balance')).toContainText('1 230,50 NOK')
  await expect(answer(page, 'Overdue')).toContainText('230,00 NOK')
  await expect(answer(page, 'Overdue')).toContainText('2 invoices, oldest 100 days')
  await expect(answer(page, 'In collection')).toContainText('30,00 NOK')
  await expect(answer(page, 'Next stop ends')).toContainText('Reminders, in 19 days')
  await expect(answer(page, 'Assigned to')).toContainText('Nobody')
  await expect(tab(page, /^Invoices/)).toContainText('3 open')

  await answer(page, 'In collection')
    .getByRole('link', { name: `Case ${customer.caseNumber}` })
    .click()
  await expect(page).toHaveURL(routes.case(desk.organizationId, customer.caseNumber))
  await goBack(page)
  await answer(page, 'Next stop ends').getByRole('link').click()
  await expect(page).toHaveURL(routes.customerStops(desk.clientNo, customer.customerNo))
  await expect(page.getByText(/, 19 days left$/)).toBeVisible()
  await page.getByRole('link', { name: 'Change in Details: Reminders' }).click()
  await expect(page.getByLabel('Stop reminders until', { exact: true })).toBeFocused()
})

test('an invoice says how it was delivered and what is in collection, and leads to its page', async ({
  desk,
  page,
}) => {
  const customer = await owingCustomer(desk)
  await desk.signIn('lead')
  await openCustomer(page, customer)
  await tab(page, /^Invoices/).click()
  await expect(row(page, 'W-1')).toContainText('not due')
  await expect(row(page, 'W-1')).toContainText('Reminders stopped to')
  await expect(row(page, 'W-2')).toContainText('40 days late')
  await expect(row(page, 'W-2')).toContainText('Not delivered')
  await expect(row(page, 'W-3')).toContainText(`case ${customer.caseNumber}`)
  await expect(row(page, 'W-3').getByText('likely')).toHaveCount(2)

  await page.getByRole('button', { name: /^31 to 60/ }).click()
  await expect(row(page, 'W-2')).toBeVisible()
  await expect(row(page, 'W-1')).toBeHidden()
  await reload(page)
  await expect(row(page, 'W-2')).toBeVisible()
  await expect(row(page, 'W-1')).toBeHidden()

  await expect(row(page, 'W-2')).toContainText('Not delivered')
  await row(page, 'W-2').getByRole('link', { name: 'W-2' }).click()
  await expect(page).toHaveURL(/\/invoices\/number\/W-2\?company=\d+$/)
  await goBack(page)
  await tab(page, /^Collection/).click()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: String(customer.caseNumber) })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'W-3' })).toBeVisible()
})

test('beside a tab stand how the customer is reached, how it pays, and what happened last', async ({
  desk,
  page,
}) => {
  const customer = await owingCustomer(desk, {
    emailAddressDocument: ['regnskap@fjellheim.example'],
    phoneNo: '+47 22 10 44 80',
    dueDays: 20,
    limitAmount: 1000,
    currency: 'NOK',
  })
  await desk.signIn('lead')
  await visit(page, routes.customerInvoices(customer.clientNo, customer.customerNo))
  const part = (title: string) => page.getByRole('region', { name: title })
  await expect(
    part('Contact').getByRole('link', { name: 'regnskap@fjellheim.example' }),
  ).toHaveAttribute('href', 'mailto:regnskap@fjellheim.example')
  await expect(part('Contact')).toContainText('+47 22 10 44 80')
  await expect(part('Pays')).toContainText('20 days')
  await expect(part('Pays')).toContainText('Not known')
  await expect(part('Pays')).toContainText('payment dates aren’t listed')
  await expect(part('Pays')).toContainText('0 of 3 invoices in full')
  await expect(part('Pays')).toContainText('230,50 NOK over the limit')
  await expect(
    part('Latest').getByRole('link', { name: `Case ${customer.caseNumber} registered` }),
  ).toBeVisible()

  for (const operation of ['listArItems', 'listCases'])
    await desk.fault({ operation, kind: 'status', status: 503, times: 50 })
  await reload(page)
  await expect(part('Latest')).toContainText('Receivables: no answer')
  await expect(part('Latest')).toContainText('Debt collection: no answer')
  await expect(part('Pays').getByText('Not known')).toHaveCount(3)
})

test('an area that does not answer is not known, and never nothing', async ({ desk, page }) => {
  const customer = await owingCustomer(desk)
  await desk.signIn('lead')
  for (const operation of ['listCases', 'listCollectionInvoices', 'searchInvoiceSummary'])
    await desk.fault({ operation, kind: 'status', status: 503, times: 50 })
  await visit(page, routes.customerInvoices(customer.clientNo, customer.customerNo))
  await expect(answer(page, 'In collection')).toContainText('Not known')
  await expect(answer(page, 'In collection')).toContainText('Debt collection: no answer')
  await expect(answer(page, 'Open balance')).toContainText('1 230,50 NOK')
  await expect(row(page, 'W-1').getByText('Not known')).toHaveCount(2)

  await desk.clearFaults()

  await desk.fault({ operation: 'listArItems', kind: 'status', status: 503, times: 50 })
  await reload(page)
  await expect(answer(page, 'Open balance')).toContainText('Not known')
  await expect(answer(page, 'Overdue')).toContainText('Receivables: no answer')
  await expect(tab(page, /^Invoices$/)).toBeVisible()
  await expect(page.getByText('Nothing open.')).toBeHidden()
  await desk.clearFaults()
  const balance = answer(page, 'Open balance')
  await expect(balance.getByRole('button', { name: /^Retry\s+Receivables$/ })).toBeVisible()
  await retryUntil(balance, balance.filter({ hasText: '1 230,50 NOK' }))
  await expect(row(page, 'W-1')).toBeVisible()
})

test('who may not search what was sent is led to the page of each invoice, which tells its delivery', async ({
  desk,
  page,
}) => {
  const customer = await owingCustomer(desk)
  await desk.signIn('controller')
  await visit(page, routes.customerInvoices(customer.clientNo, customer.customerNo))
  await expect(page.getByText('Sent invoices: shown on the page of each invoice')).toBeVisible()
  await row(page, 'W-2').getByRole('link', { name: 'Track delivery W-2' }).click()
  await expect(page).toHaveURL(/\/invoices\/number\/W-2/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Not delivered')
})

test('a note and an owner are seen by a colleague, who cannot take what changed meanwhile', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer()
  const { userName } = desk.user('controller')
  await openCustomer(page, customer)
  await notes(page).getByRole('button', { name: 'Add note' }).click()
  await expect(notes(page).getByText('Write the note first.')).toBeVisible()
  const box = notes(page).getByRole('textbox', { name: 'New note' })
  await box.fill('Born 150885 98765, he says')
  await notes(page).getByRole('button', { name: 'Add note' }).click()
  await expect(notes(page).getByText(/may be an identity number/)).toBeVisible()
  await box.fill('Disputes the January delivery.')
  await notes(page).getByRole('button', { name: 'Add note' }).click()
  await expect(notes(page).getByRole('listitem')).toContainText('Disputes the January delivery.')
  await expect(box).toHaveValue('')

  const other = await desk.otherBrowser()
  await desk.signIn('lead', other)
  const theirs = await other.newPage()
  await openCustomer(theirs, customer)
  await expect(notes(theirs).getByRole('listitem')).toContainText(userName)
  await expect(notes(theirs).getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await expect(owner(theirs)).toContainText('Nobody')

  await theirs.route('**/api/read/getFollowUp', (route) => route.abort())
  await owner(page).getByRole('button', { name: 'Take it' }).click()
  await expect(owner(page)).toContainText(`${userName} (you)`)
  await expect(answer(page, 'Assigned to')).toContainText(userName)
  await owner(theirs).getByRole('button', { name: 'Take it' }).click()
  await expect(owner(theirs)).toContainText('Someone changed this first. Nothing was saved.')
  await theirs.unroute('**/api/read/getFollowUp')
  await reload(theirs)
  await expect(owner(theirs)).toContainText(userName)

  await owner(page).getByRole('button', { name: 'Set follow-up day' }).click()
  await owner(page).getByRole('textbox', { name: 'Follow-up day' }).fill(day(5))
  await owner(page).getByRole('button', { name: 'Save' }).click()
  await expect(answer(page, 'Assigned to')).toContainText('Follow up')
  await notes(page)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(notes(page)).toContainText('No notes yet.')

  await tab(page, /^Activity/).click()
  const main = page.getByRole('main')
  await expect(main.getByText('added a note about')).toBeVisible()
  await expect(main.getByText('changed the owner or the follow-up day of')).toHaveCount(3)
  await expect(main.getByText(/^Refused/)).toHaveCount(1)
})

test('notes and owner of another client cannot be read', async ({ desk, page }) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  await notes(page).getByRole('textbox', { name: 'New note' }).fill('Disputes the delivery.')
  await notes(page).getByRole('button', { name: 'Add note' }).click()
  await expect(notes(page).getByRole('listitem')).toBeVisible()

  const theirs = await desk.stranger()
  const { userName, password } = theirs.user('lead')
  const stranger = await (await desk.otherBrowser()).newPage()
  await visit(stranger, routes.login(routes.customer(theirs.clientNo, '1')))
  await stranger.getByLabel('User name').fill(userName)
  await stranger.getByLabel('Password').fill(password)
  await stranger.keyboard.press('Enter')
  await expect(stranger).toHaveURL(routes.customer(theirs.clientNo, '1'))
  const params = { clientno: customer.clientNo, customerno: customer.customerNo }
  for (const operation of ['listCustomerNotes', 'getFollowUp']) {
    const answer = await readRoute(stranger.context().request, operation, { params })
    expect(await answer.json()).toMatchObject({ ok: false, failure: { kind: 'forbidden' } })
  }
})

test('a note that is typed stays while stops are set, and is there again when the customer is come back to', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer({ name: 'Notat Berg' })
  const { clientNo, customerNo } = customer
  const box = notes(page).getByRole('textbox', { name: 'New note' })
  await visit(page, `${routes.customers(clientNo)}?q=${customerNo}`)
  const link = page.getByRole('link', { name: 'Notat Berg' })
  await link.click()
  await tab(page, /^Stops/).click()
  await expect(page).toHaveURL(routes.customerStops(clientNo, customerNo))
  await takesInput(page)
  await box.fill('Promised to pay on Friday.')
  await page.getByRole('button', { name: /^Set stop/ }).click()
  await expect(page.getByLabel('Stop reminders until', { exact: true })).toBeFocused()
  await expect(box).toHaveValue('Promised to pay on Friday.')
  await goBack(page)
  await goBack(page)
  await goBack(page)
  await link.click()
  await expect(box).toHaveValue('Promised to pay on Friday.')
  const isDropped = page.waitForResponse(
    (dropped) => dropped.url().endsWith(routes.localWrite('dropDraft')) && dropped.ok(),
  )
  await notes(page).getByRole('button', { name: 'Add note' }).click()
  await expect(notes(page).getByRole('listitem')).toContainText('Promised to pay on Friday.')
  await expect(box).toHaveValue('')
  await isDropped
  await reload(page)
  await expect(box).toHaveValue('')
})

test('a typed field is asked for before a tab is followed', async ({ desk, page }) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  await page.getByLabel('Phone', { exact: true }).fill('+47 55 11 22 33')
  page.once('dialog', (dialog) => void dialog.dismiss())
  await tab(page, /^Stops/).click()
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('+47 55 11 22 33')
  page.once('dialog', (dialog) => void dialog.accept())
  await tab(page, /^Stops/).click()
  await expect(page).toHaveURL(routes.customerStops(desk.clientNo, customer.customerNo))
})

test('every tab of a customer is readable and accessible', async ({ desk, page }) => {
  test.slow()
  const customer = await owingCustomer(desk)
  const at = [customer.clientNo, customer.customerNo] as const
  await desk.signIn('lead')
  await openCustomer(page, customer)
  await expect(answer(page, 'In collection')).toContainText('30,00 NOK')
  await lookedInBothSizes(page, 'customers-whole-details')
  await visit(page, routes.customerInvoices(...at))
  await expect(
    page
      .getByText(/Reminders stopped to/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await lookedInBothSizes(page, 'customers-whole-invoices')
  await visit(page, routes.customerCollection(...at))
  await expect(page.getByRole('link', { name: 'W-3' })).toBeVisible()
  await lookedInBothSizes(page, 'customers-whole-collection')
  await visit(page, routes.customerStops(...at))
  await lookedInBothSizes(page, 'customers-whole-stops')
  await visit(page, routes.customerJournal(...at))
  await lookedInBothSizes(page, 'customers-whole-activity')
})
