import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { expect, visit } from '../fixtures'
import { theirs } from '../support/second-upstream.mjs'
import { serviceName, test } from '../support/second-upstream-fixture'

// The desk on a service that has the nine documented operations of interface.md and nothing else.
test.describe.configure({ mode: 'default' })
test.beforeEach(() => test.slow())

const { clientNo, organizationId, customerNo, invoiceId, invoiceNumber, receiptId } = theirs
const unasked = '0c8e8b1e-6a47-4f3f-9d0a-8f7f5c1e2a44'

/** What is not there is said to be so. */
const notOffered = new RegExp(
  `not offered by ${serviceName}|doesn’t offer (it|this)|can’t be loaded`,
  'i',
)
const withoutRows = /returned no list|sent no rows that we can show/i

/** Never said of what the service does not offer: it would be a statement about the record. */
const untrue =
  /deleted|Record not found|no such number|nobody has this number|No invoices match these filters/i
const broken = /Something went wrong on our side|Page not found/

/**
 * Every page of the desk, and what it must say here. Pages of the desk's own need the service for
 * nothing.
 */
const pages: [address: string, says: RegExp | null][] = [
  [routes.home(), null],
  [routes.customers(clientNo), notOffered],
  [`${routes.customers(clientNo)}?q=zzzz`, notOffered],
  [routes.customer(clientNo, customerNo), notOffered],
  [routes.customerJournal(clientNo, customerNo), null],
  [routes.newCustomer(clientNo), null],
  [routes.customerImport(clientNo), null],
  [routes.stops(clientNo), notOffered],
  [routes.items(clientNo), notOffered],
  [routes.item(clientNo, 1), notOffered],
  [routes.aging(clientNo), notOffered],
  [routes.glItems(clientNo), notOffered],
  [routes.glItem(clientNo, 1), notOffered],
  [routes.glMovements(clientNo), notOffered],
  [routes.compareLedgers(clientNo), notOffered],
  [routes.documents(clientNo), notOffered],
  [routes.storedFiles(clientNo), notOffered],
  [routes.codes(clientNo), notOffered],
  [routes.postings(clientNo), null],
  [routes.actions(clientNo), notOffered],
  [routes.partnerSearch(), withoutRows],
  [routes.partnerFailures(), withoutRows],
  [routes.invoices(), null],
  [routes.invoiceById(receiptId), /88-104/],
  [routes.invoiceByNumber(invoiceNumber, null), /88-104/],
  [routes.companies(), null],
  [routes.bankAgreements(), null],
  [routes.files(), null],
  [routes.journal(), null],
  [routes.exports(), null],
  [routes.collectionInvoices(organizationId), notOffered],
  [routes.collectionInvoice(organizationId, invoiceId), /1\u00a0200,00 NOK/],
  [routes.newCollectionInvoices(organizationId), null],
  [routes.allCases(organizationId), notOffered],
  [routes.case(organizationId, 100_042), notOffered],
  [routes.cases(organizationId), notOffered],
  [routes.settlements(organizationId), notOffered],
  [routes.settlement(organizationId, unasked), notOffered],
  [routes.reports(organizationId), notOffered],
  [routes.batches(), null],
  [routes.collectionBatch(organizationId, unasked), notOffered],
]

/** The words of a page once nothing of it is on its way. */
async function wordsOf(page: Page) {
  const main = page.getByRole('main')
  await expect(main).toBeVisible()
  await expect(main.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0)
  return main.innerText()
}

test('every page stands, and says of what the service does not have that it does not have it', async ({
  page,
  second,
}) => {
  for (const [address, says] of pages) {
    const answer = await page.goto(address)
    expect.soft(answer!.status(), address).toBeLessThan(500)
    if (says) await expect.soft(page.getByRole('main'), address).toContainText(says)
    const words = await wordsOf(page)
    expect.soft(words, address).not.toMatch(untrue)
    expect.soft(words, address).not.toMatch(broken)
    expect.soft(words, address).not.toMatch(/\bthe service\b/i)
    expect.soft(await page.title(), address).not.toMatch(broken)
  }
  const answered = second.data.asked.filter((asked) =>
    asked.endsWith(`/orgs/${organizationId}/cases`),
  )
  expect(answered.length, 'a visit that asks nothing proves nothing').toBeGreaterThan(0)
})

test('one address that a service may not have is asked for once: a page does not ask again and again', async ({
  page,
  second,
}) => {
  const asked = () =>
    second.data.asked.filter((one) => one === `GET /orgs/${organizationId}/settlements`).length
  const before = asked()
  await page.goto(routes.settlements(organizationId))
  await expect(page.getByRole('main')).toContainText(notOffered)
  await expect.poll(asked).toBeLessThanOrEqual(before + 2)
})

test('the status of an invoice is asked for and told', async ({ page }) => {
  await visit(page, routes.invoices())
  await page.getByRole('textbox', { name: 'References' }).fill(invoiceNumber)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toContainText(/sent or stored|Delivered|Sent/i)
})

test('a correction is sent once, and that nobody can read its batch is said', async ({
  page,
  second,
}) => {
  await visit(page, routes.collectionInvoice(organizationId, invoiceId))
  await page.getByRole('button', { name: 'Correct invoice', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill('100')
  await dialog.getByRole('button', { name: 'Send 1 correction' }).click()
  await expect.poll(() => second.data.corrections.length).toBe(1)
  expect(second.data.corrections).toMatchObject([{ invoiceId, amount: 100 }])
  await expect(dialog).toContainText(notOffered)
  await expect(dialog).not.toContainText(/0 of 1|Nothing was sent|deleted|Record not found/)
  await expect(dialog.getByRole('button', { name: /Resend/ })).toHaveCount(0)

  await visit(page, routes.batches())
  await expect(
    page.getByRole('list', { name: 'Sent from Duedesk' }).getByRole('listitem'),
  ).toHaveCount(1)
  expect(second.data.corrections).toHaveLength(1)
})

test('a customer is updated where one can be read: the address as a whole, once that was agreed to, and nothing else', async ({
  page,
  second,
}) => {
  second.data.readsCustomers = true
  try {
    await visit(page, routes.customer(clientNo, customerNo))
    await page.getByLabel('Phone', { exact: true }).fill('+47 55 00 00 02')
    await page.getByLabel('City').fill('Fauske')
    await page.getByLabel('Blank all 5').check()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect
      .poll(() => second.data.customers.get(customerNo))
      .toMatchObject({ phoneNo: '+47 55 00 00 02' })
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: new RegExp(`Saved\\.|Accepted by ${serviceName}\\.`) }),
    ).toBeVisible()
    expect(second.data.customers.get(customerNo)).toMatchObject({
      name: 'Brattli Bygg',
      postalAddress: {
        addressLine1: 'Kaia 3',
        addressLine2: '',
        postalCode: '',
        cityName: 'Fauske',
        countryCode: '',
      },
    })
  } finally {
    second.data.readsCustomers = false
  }
})

test('the service answers its nine operations as interface.md documents them, and nothing else', async ({
  second,
}) => {
  const { access_token } = (await (
    await fetch(`${second.url}/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'password', ...named }),
    })
  ).json()) as { access_token: string }
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
    const answer = await fetch(second.url + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return {
      status: answer.status,
      body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : null,
    }
  }
  const customers = `/clients/${clientNo}/customers`
  const taken = await ask('PUT', `${customers}/batches`, [
    { customerNo, secondaryPhoneNo: '+47 55' },
  ])
  expect(taken.body).toEqual({ batchUuid: expect.any(String) })
  expect((await ask('GET', `/clients/${clientNo}/batches/${taken.body!.batchUuid}`)).status).toBe(
    200,
  )
  expect(second.data.customers.get(customerNo)).toMatchObject({ secondaryPhoneNo: '+47 55' })
  expect(await ask('POST', '/api/Invoice/SummaryInvoice', {})).toEqual({ status: 200, body: null })
  expect((await ask('POST', '/send/status', { InvoiceNumber: invoiceNumber })).body).toMatchObject({
    Status: 3,
  })
  const agreement = {
    organizationNumber: '556000-0000',
    name: 'A',
    bankAccountNumber: '1',
    bankAccountType: 'BG',
    targetGroup: 'B2C',
  }
  const registered = await ask('POST', '/bankagreement/swedish/register', agreement)
  expect(registered).toMatchObject({
    status: 202,
    body: { ...agreement, isCompleted: false, isFailed: false },
  })
  for (const path of [
    customers,
    `${customers}/${customerNo}`,
    `/orgs/${organizationId}/cases`,
    `/orgs/${organizationId}/batches/${unasked}`,
  ])
    expect((await ask('GET', path)).status, path).toBe(404)
  const asked = await fetch(second.url + customers, { method: 'PUT', body: '{}' })
  expect(asked.status).toBe(401)
})

/** Who signs in, as the token is asked for. */
const named = { username: theirs.person.userName, password: theirs.person.password }
