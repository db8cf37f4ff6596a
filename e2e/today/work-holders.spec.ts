import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, test, visit } from '../fixtures'
import { collectionOf } from '../support/collection'
import { seeImportEnd, sendCustomerFile } from '../support/customer-import'
import { inDays } from '../support/days'
import { pressOnceItSays } from '../support/press-once-it-says'
import { lookedInBothSizes } from '../support/screenshots'
import { typeCorrection } from '../support/typed-correction'
import { pressVerbKey } from '../support/verb-keys'

const main = (page: Page) => page.getByRole('main')
const lineOf = (page: Page, words: RegExp) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: words }) })
    .first()
/** What a place says of who has a line, by what the line is. */
const holderOf = (page: Page, what: string) =>
  main(page).getByRole('status').filter({ hasText: what })

/** Signs a colleague in, in a browser of their own. */
async function openColleague(desk: Desk): Promise<Page> {
  const other = await desk.otherBrowser()
  await desk.signIn('controller', other)
  return other.newPage()
}

/** Takes a line in Today, and answers where it is done. */
async function takeInToday(page: Page, words: RegExp): Promise<string> {
  const line = lineOf(page, words)
  await line.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: 'Take it' }).click()
  await expect(line).toContainText('Taken by you')
  return (await line.getByRole('link', { name: words }).getAttribute('href'))!
}

/** The words of a page as the server painted it, without its marks and what it hands to its code. */
const listWords = (html: string) =>
  html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '').replaceAll(/<[^>]*>/g, '')

/** Opens a place by its address and finds who has the line there, in the page as the server painted it. */
async function expectTaken(desk: Desk, page: Page, address: string, what: string) {
  const taken = `Taken by ${desk.user('lead').userName}`
  // A server that is busy paints what it has after a while, and leaves the rest to the browser.
  await expect
    .poll(
      async () => listWords(await (await page.request.get(address)).text()).includes(taken),
      `${address} is painted with ${taken}`,
    )
    .toBe(true)
  await visit(page, address)
  await expect(holderOf(page, what)).toContainText(taken)
}

test('a colleague who comes to stops, amounts or a case sees who has taken them', async ({
  desk,
  page,
}) => {
  const collection = collectionOf(desk)
  const [made] = await collection.addInvoices({
    ...{ originalInvoiceAmount: 1000, currency: 'NOK', invoiceNumber: 'SUM-1' },
  })
  await collection.addSettlement({
    ...{ invoiceId: made!.invoiceId, amount: 100, allocations: [{ type: 'CAPITAL', amount: 90 }] },
  })
  await collection.bendAmount({ field: 'remainingAmount', by: -12.34 })
  await desk.as('lead').withCustomer({ stopReminderUntil: inDays(1) })
  await visit(page, routes.home())
  const theirs = await openColleague(desk)
  const places = [
    [/stops? ends? within 7 days/, 'Stops ending within 7 days'],
    [/Invoice SUM-1 doesn’t add up/, 'Amounts that don’t add up'],
    [/^Settlement of/, 'Amounts that don’t add up'],
    [/eviction/i, 'Answer needed'],
  ] as const
  for (const [words, what] of places) {
    const address = await takeInToday(page, words)
    await expectTaken(desk, theirs, address, what)
    await lookedInBothSizes(theirs, `taken-${words.source.replace(/\W+/g, '-')}`)
  }
})

test('amounts of many invoices are taken together, and their list and each of them says so', async ({
  desk,
  page,
}) => {
  const collection = collectionOf(desk)
  const made = await collection.addInvoices(
    ...Array.from({ length: 11 }, (_, at) => ({
      ...{ originalInvoiceAmount: 1000, currency: 'NOK', invoiceNumber: `SUM-${at + 1}` },
    })),
  )
  await collection.bendAmount({ field: 'remainingAmount', by: 5 })
  await desk.signIn('lead')
  await visit(page, routes.home())
  const theirs = await openColleague(desk)
  const what = 'Amounts that don’t add up'
  await expectTaken(desk, theirs, await takeInToday(page, /collection invoices don’t/), what)
  await lookedInBothSizes(theirs, 'taken-invoices')

  const one = routes.collectionInvoice(desk.organizationId, made[0]!.invoiceId)
  await expectTaken(desk, theirs, one, what)
  await main(theirs)
    .getByRole('button', { name: /^Take over from/ })
    .click()
  await expect(holderOf(theirs, what)).toContainText('Taken by you')
  await visit(theirs, routes.collectionInvoices(desk.organizationId))
  await expect(holderOf(theirs, what)).toContainText(`Taken by ${desk.user('lead').userName}`)
})

test('an unconfirmed change that was taken is told in its row of the journal', async ({
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
  const address = await takeInToday(page, /Customer update, no confirmation/)

  const theirs = await openColleague(desk)
  await expectTaken(desk, theirs, address, 'Unconfirmed change')
  await lookedInBothSizes(theirs, 'taken-outcome')
  const journal = routes.customerJournal(customer.clientNo, customer.customerNo)
  await expectTaken(desk, theirs, journal, 'Unconfirmed change')
})

test('a batch whose refused rows were taken says so on its page, in the list and in the journal', async ({
  desk,
  page,
}) => {
  const { dialog } = await typeCorrection(page, desk)
  await dialog.getByLabel('Currency').fill('SEK')
  await dialog.getByLabel('I’ve checked this').check()
  await dialog.getByRole('button', { name: 'Send 1 correction' }).click()
  await expect(dialog.getByText('Finished: no rows were booked.')).toBeVisible()
  await visit(page, routes.home())
  const address = await takeInToday(page, /rows refused/)

  const theirs = await openColleague(desk)
  for (const place of [address, routes.batches(), routes.journal()]) {
    await expectTaken(desk, theirs, place, 'Refused rows')
    await lookedInBothSizes(theirs, `taken-batch-${place === address ? 'page' : place.slice(1)}`)
  }
})

test('refused rows of a batch of customers are taken in Today, and its own page says so', async ({
  desk,
  page,
}) => {
  const { customerNo } = await desk.withCustomer({ name: 'Kari Berg' })
  await desk.signIn('lead')
  await sendCustomerFile(page, desk, [customerNo])
  await seeImportEnd(page)
  await visit(page, routes.home())
  const address = await takeInToday(page, /^Customer updates .* rows refused/)
  expect(address).toMatch(new RegExp(`^/clients/${desk.clientNo}/batches/.`))

  const theirs = await openColleague(desk)
  await expectTaken(desk, theirs, address, 'Refused rows')
  await expect(main(theirs)).toContainText(`by ${desk.user('lead').userName}`)
  await expect(main(theirs).getByRole('table')).toHaveCount(1)
  await lookedInBothSizes(theirs, 'taken-receivables-batch')
})

test('a stopped bulk action that was taken says so until the rest goes out', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  await visit(page, routes.allCases(desk.organizationId))
  const rows = page.getByRole('grid', { name: 'Cases' }).getByRole('row')
  await rows.nth(1).getByRole('checkbox').waitFor()
  await rows.first().getByRole('checkbox').click()
  await pressVerbKey(page, 'p')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('They wait for a credit note')
  await desk.fault({ operation: 'pauseCase', kind: 'drop-after', times: 1 })
  await dialog.getByRole('button', { name: /^Pause \d+ cases$/ }).click()
  await dialog.getByRole('link', { name: 'Open the list of results' }).click()
  await expect(page.getByRole('button', { name: 'Send the rest' })).toBeVisible()

  const other = await desk.otherBrowser()
  await desk.signIn('lead', other)
  const theirs = await other.newPage()
  await visit(theirs, routes.home())
  await takeInToday(theirs, /not sent/)
  // Nobody pressed anything here: the page follows what a colleague says.
  await expect(holderOf(page, 'Stopped bulk action')).toContainText(
    `Taken by ${desk.user('lead').userName}`,
  )
  await lookedInBothSizes(page, 'taken-bulk-action')
  const results = page.url()
  await expectTaken(desk, page, routes.bulkActions(), 'Stopped bulk action')
  await lookedInBothSizes(page, 'taken-bulk-actions')
  await visit(page, results)
  await page.getByRole('button', { name: 'Send the rest' }).click()
  await expect(page.getByRole('button', { name: 'Send the rest' })).toBeHidden()
  await expect(holderOf(page, 'Stopped bulk action')).toHaveCount(0)
})

test('who is second where the work is done is told who was first, and may take it over and give it back', async ({
  desk,
  page,
}) => {
  await desk.as('lead').withCustomer({ stopReminderUntil: inDays(1) })
  const stops = /stops? ends? within 7 days/
  const what = 'Stops ending within 7 days'
  const theirs = await openColleague(desk)
  await theirs.route('**/api/events*', (route) => route.abort())
  await visit(theirs, routes.stops(desk.clientNo))
  await expect(holderOf(theirs, what)).toHaveCount(0)

  await visit(page, routes.home())
  await page.getByRole('link', { name: stops }).focus()
  await page.keyboard.press('n')
  await page.keyboard.type('Rang 22 10 44 80')
  await page.keyboard.press('Enter')
  await expect(lineOf(page, stops)).toContainText('Rang 22 10 44 80')
  await visit(theirs, routes.stops(desk.clientNo))
  await expect(holderOf(theirs, what)).toContainText('Rang 22 10 44 80')
  await takeInToday(page, stops)

  await theirs.getByRole('button', { name: 'Take it' }).click()
  const lead = desk.user('lead').userName
  await expect(theirs.getByText(`${lead} took this first. Nothing was changed`)).toBeVisible()
  await expect(holderOf(theirs, what)).toContainText(`Taken by ${lead}`)
  await lookedInBothSizes(theirs, 'taken-first')

  await theirs.getByRole('button', { name: `Take over from ${lead}` }).click()
  await expect(holderOf(theirs, what)).toContainText('Taken by you')
  await expect(theirs.getByText('took this first')).toBeHidden()
  await expect(lineOf(page, stops)).toContainText(`Taken by ${desk.user('controller').userName}`)

  const taking = theirs.getByRole('button', { name: 'Take it' })
  const release = theirs.getByRole('button', { name: 'Release' })
  await expect(release).toBeEnabled()
  await pressOnceItSays(release, 'Take it')
  await release.click()
  await expect(holderOf(theirs, what)).toContainText('Released by you')
  await expect(taking).toHaveAttribute('data-pressed')
  await expect(taking).toBeEnabled()
  await expect(taking).toBeFocused()
  await expect(holderOf(theirs, what)).toContainText('Released by you')
  await expect(lineOf(page, stops)).not.toContainText('Taken by')
})

test('where it could not be read who has the work, the place says that it is not known', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  await page.route('**/api/events*', (route) => route.abort())
  await page.route('**/api/read/listWorkMarks', (route) => route.abort())
  await visit(page, routes.stops(desk.clientNo))
  await expect(main(page).getByText('We couldn’t check who has this')).toBeVisible()
  await page.unroute('**/api/read/listWorkMarks')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(main(page).getByText('We couldn’t check who has this')).toBeHidden()
})
