import type { APIRequestContext } from '@playwright/test'
import { routes } from '@/lib/routes'
import { expect, test } from './fixtures'
import { type ActionAnswer, callAction, foreign, serverActions, upstreamCalls } from './support/doors'
import { freshTenant } from './support/sandbox'

const intentId = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const address = {
  addressLine1: 'Storgata 1',
  addressLine2: '',
  addressLine3: '',
  postalCode: '0155',
  cityName: 'Oslo',
  countryText: 'Norge',
  countryCode: 'NO',
}
const texts = [
  ...['name', 'informalName', 'organizationNo', 'customerCategory', 'customerGroupCode', 'ssn', 'ssnCountry', 'dateOfBirth', 'yearOfBirth'],
  ...['addressName', 'phoneNo', 'secondaryPhoneNo', 'language', 'currency', 'priceNetOrGross', 'distributionType', 'einvoiceCode'],
  ...['sellerReference', 'buyerReference', 'bankAccountNo', 'activeStatusWeb', 'customerMessage', 'stopReminderUntil', 'stopReminderMemo'],
  ...['stopDebtCollectionUntil', 'stopDebtCollectionMemo', 'stopInterestCalcUntil', 'stopInterestCalcMemo', 'dueDays', 'vatLiable'],
  ...['limitAmount', 'discountRate'],
]
const lists = ['emailAddressDocument', 'secondaryEmailAddress', 'efakturaBlockIds', 'peppolBlockIds', 'digipostBlockIds', 'options']
const entry = {
  ...Object.fromEntries(texts.map((field) => [field, ''])),
  ...Object.fromEntries(lists.map((field) => [field, []])),
  name: 'Kari Nordmann',
  phoneNo: '1',
  address,
}

/** A good input of every server action, for a client. An action that is missing here fails the test of its day. */
const inputs: Record<string, (clientNo: string, userName: string) => Record<string, unknown>> = {
  updateCustomerAction: (clientNo, userName) => ({
    intentId: crypto.randomUUID(),
    clientNo,
    customerNo: '1',
    userName,
    baseline: entry,
    edited: { ...entry, phoneNo: '2' },
    clearing: [],
  }),
  createCustomerAction: (clientNo, userName) => ({ intentId: crypto.randomUUID(), clientNo, customerNo: '88001', userName, edited: entry }),
  deleteCustomerAction: (clientNo, userName) => ({ intentId: crypto.randomUUID(), clientNo, customerNo: '1', userName, typedNo: '1' }),
  revealFieldAction: (clientNo) => ({ intentId: crypto.randomUUID(), clientNo, customerNo: '1', field: 'ssn' }),
  revealDebtorFieldAction: () => ({
    intentId: crypto.randomUUID(),
    organizationId: organizationOfNobody,
    invoiceId: intentId,
    field: 'dateOfBirth',
    masked: '••••• ~1a2b3c4d',
  }),
  lookAgainAction: () => ({ intentId }),
  decideAction: (_, userName) => ({
    intentId: crypto.randomUUID(),
    userName,
    organizationId: organizationOfNobody,
    decision: 'pauseCase',
    caseId: intentId,
    caseNumber: 1,
    seen: { status: 'OPEN', subStatus: null, remainingAmount: 1, currency: 'NOK', pausedUntil: null, closedAt: null, invoices: null },
    reason: 'A payment plan',
    until: null,
    typedNo: '',
  }),
  submitPostingsAction: (_, userName) => ({
    intentId: crypto.randomUUID(),
    userName,
    organizationId: organizationOfNobody,
    kind: 'correction',
    rows: [{ invoiceId: intentId, amount: 1, currency: 'NOK', date: '2026-03-12', description: 'x', sourceId: 'c-20260312-7k2m9q0xvd' }],
  }),
  sendAgainAction: (_, userName) => ({ intentId, userName }),
  createInvoicesAction: (_, userName) => ({
    intentId: crypto.randomUUID(),
    userName,
    organizationId: organizationOfNobody,
    invoices: [{ uniqueSourceInvoiceId: 'i-1', originalInvoiceAmount: 1, currency: 'NOK' }],
  }),
  startExportAction: () => ({ exportId: crypto.randomUUID(), file: { format: 'csv', style: { kind: 'iso' } }, CompanyIds: [companyOfNobody] }),
  startInvoiceExportAction: () => ({
    exportId: crypto.randomUUID(),
    file: { format: 'csv', style: { kind: 'iso' } },
    organizationId: organizationOfNobody,
  }),
  cancelExportAction: () => ({ intentId: crypto.randomUUID(), exportId: intentId }),
  continueExportAction: () => ({ intentId: crypto.randomUUID(), exportId: intentId }),
  handleCauseAction: (_, userName) => ({
    intentId: crypto.randomUUID(),
    userName,
    key: 'silent',
    companyIds: [companyOfNobody],
    upToRowId: 1,
    note: '',
  }),
  joinByHandAction: (ClientNo, userName) => ({
    intentId: crypto.randomUUID(),
    userName,
    word: { Area: 'item', Id: '1', Same: true, TransactionRid: 1, CompanyId: companyOfNobody, ClientNo },
    isTakenBack: false,
  }),
  changeViewAction: () => ({
    change: 'save',
    intentId: crypto.randomUUID(),
    name: 'Failed',
    query: 'status=Failed',
    companyIds: [companyOfNobody],
    shared: false,
  }),
}
/** No sandbox gives it to anybody. */
const companyOfNobody = 999_999_999
const organizationOfNobody = '00000000-0000-4000-8000-000000000000'
/** Actions whose input names no client: another client's row is not found instead. */
const withoutClient = ['lookAgainAction', 'sendAgainAction', 'cancelExportAction', 'continueExportAction']

const isRefused = ({ status, result }: ActionAnswer, ...kinds: string[]) =>
  result ? !result.ok && kinds.includes(result.failure!.kind) : status >= 400

/** Where an action is posted to: the page that carries it. */
const pageOf = (page: string, clientNo: string) => {
  if (page.includes('customerNo')) return routes.customer(clientNo, '1')
  if (page.includes('new-invoices')) return routes.newCollectionInvoices(organizationOfNobody)
  if (page.includes('invoiceId')) return routes.collectionInvoice(organizationOfNobody, intentId)
  if (/invoices\/(id|number)\//.test(page)) return routes.invoiceById('1')
  if (page.includes('invoices')) return routes.collectionInvoices(organizationOfNobody)
  if (page.includes('caseNumber')) return routes.case(organizationOfNobody, 1)
  if (page.includes('decisions')) return routes.decisions(organizationOfNobody)
  if (page.includes('partner')) return routes.partnerSearch()
  if (page.includes('exports')) return routes.exports()
  return page.includes('batches') ? routes.batches() : routes.journal()
}

test.describe('every server action of the build', () => {
  const actions = serverActions()

  test('has a good input in this test', () => {
    expect(actions.map(({ name }) => name).sort()).toEqual(Object.keys(inputs).sort())
  })

  for (const { id, name, page } of actions) {
    const call = (request: APIRequestContext, clientNo: string, input: unknown, headers?: Record<string, string>) =>
      callAction(request, { id, at: pageOf(page, clientNo), input }, headers)

    test(`${name} refuses who is not signed in`, async ({ desk, request }) => {
      const answer = await call(request, desk.clientNo, inputs[name]!(desk.clientNo, desk.user('lead').userName))
      expect(isRefused(answer, 'unauthenticated'), answer.text).toBe(true)
      expect(await upstreamCalls(desk)).toBe(0)
    })

    test(`${name} refuses another workspace`, async ({ desk, page: { request } }) => {
      await desk.signIn('lead')
      const theirs = await freshTenant()
      const answer = await call(request, desk.clientNo, inputs[name]!(theirs.clientNo, desk.user('lead').userName))
      expect(isRefused(answer, ...(withoutClient.includes(name) ? ['not-found'] : ['forbidden'])), answer.text).toBe(true)
      expect((await theirs.requests()).counts).toEqual({})
    })

    for (const [what, headers] of foreign) {
      test(`${name} refuses ${what}`, async ({ desk, page: { request } }) => {
        await desk.signIn('lead')
        const before = await upstreamCalls(desk)
        const answer = await call(request, desk.clientNo, inputs[name]!(desk.clientNo, desk.user('lead').userName), headers)
        expect(isRefused(answer, 'forbidden'), answer.text).toBe(true)
        expect(await upstreamCalls(desk)).toBe(before)
      })
    }

    test(`${name} refuses what is off the contract`, async ({ desk, page: { request } }) => {
      await desk.signIn('lead')
      const before = await upstreamCalls(desk)
      const good = inputs[name]!(desk.clientNo, desk.user('lead').userName)
      const wrong = [
        null,
        'text',
        7,
        [],
        {},
        { ...good, metadata: { userId: 'boss' } },
        ...Object.keys(good).map((key) => ({ ...good, [key]: { $ne: null } })),
      ]
      for (const input of wrong) expect(isRefused(await call(request, desk.clientNo, input), 'invalid'), JSON.stringify(input)).toBe(true)
      expect(await upstreamCalls(desk)).toBe(before)
    })
  }

  test('has no unknown sibling', async ({ desk, page: { request } }) => {
    await desk.signIn('lead')
    const answer = await callAction(request, { id: `40${'0'.repeat(40)}`, at: routes.journal(), input: {} })
    expect(answer.status).toBeGreaterThanOrEqual(400)
  })
})

test('a page of another workspace shows nothing of it', async ({ desk, page }) => {
  await desk.signIn('lead')
  const theirs = await freshTenant()
  await page.goto(routes.customer(theirs.clientNo, '1'))
  await expect(page.getByRole('alert').filter({ hasText: 'You may not see this' })).toContainText('It is outside your workspaces.')
  expect((await theirs.requests()).counts).toEqual({})
})
