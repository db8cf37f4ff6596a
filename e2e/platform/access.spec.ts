import { routes } from '@/lib/shared/routes'
import { expect, test } from '../fixtures'
import {
  type ActionAnswer,
  callAction,
  foreign,
  serverActions,
  upstreamCalls,
} from '../support/api-client'
import { customerEntry } from '../support/customer-form-values'
import { noteShown } from '../support/leak-corpus'
import { type FreshTenant, freshTenant, type Role } from '../support/sandbox'

const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const postalAddress = {
  addressLine1: 'Storgata 1',
  postalCode: '0155',
  cityName: 'Oslo',
  countryText: 'Norge',
  countryCode: 'NO',
}
const entry = customerEntry({ name: 'Kari Nordmann', phoneNo: '1', address: postalAddress })

const newDocument = {
  ...{ documentType: 'IN', customerNo: '1', documentNo: 'A-1', documentDate: '2026-03-12' },
  ...{ dueDate: null, currency: 'NOK', language: '', kid: '', lines: [] },
  amounts: { exclVat: 80, vat: 20, inclVat: 100 },
  ...{ customerMessage: '', sellerReference: '', buyerReference: '', distribution: '' },
  ...{ additionalReference: '', salesOrderId: '', purchaseOrderId: '', einvoiceCode: null },
}
const nothingSeen = {
  ...{ status: null, subStatus: null, remainingAmount: null, currency: null },
  ...{ pausedUntil: null, closedAt: null, invoices: null },
}

type Place = Pick<FreshTenant, 'clientNo' | 'organizationId' | 'companyId'>

/**
 * A good input of every server action, for a place. An action that is missing here fails the test
 * of its day.
 */
const inputs: Record<string, (at: Place, userName: string) => Record<string, unknown>> = {
  updateCustomer: ({ clientNo }, userName) => ({
    idempotencyKey: crypto.randomUUID(),
    clientNo,
    customerNo: '1',
    userName,
    baseline: entry,
    edited: { ...entry, phoneNo: '2' },
    clearing: [],
  }),
  createCustomer: ({ clientNo }, userName) => ({
    idempotencyKey: crypto.randomUUID(),
    clientNo,
    customerNo: '88001',
    userName,
    edited: entry,
  }),
  deleteCustomer: ({ clientNo }, userName) => ({
    idempotencyKey: crypto.randomUUID(),
    clientNo,
    customerNo: '1',
    userName,
    typedNo: '1',
  }),
  stopArItem: ({ clientNo }, userName) => ({
    idempotencyKey: crypto.randomUUID(),
    userName,
    clientNo,
    customerNo: '1',
    arItemId: 400_001,
    kind: 'reminder',
    until: '2099-12-31',
    memo: 'Disputed',
    seen: { until: null, memo: null },
  }),
  uploadFile: ({ clientNo }, userName) => ({
    idempotencyKey: crypto.randomUUID(),
    userName,
    clientNo,
    fileName: 'note.txt',
    content: 'QWdyZWVkLg==',
    isAnother: true,
  }),
  submitCreditNote: ({ clientNo }, userName) => ({
    idempotencyKey: crypto.randomUUID(),
    userName,
    clientNo,
    customerNo: '1',
    arItemId: 400_001,
    documentNo: '2026-1',
    amount: 1,
    text: 'Returned',
    seen: { remaining: '1' },
  }),
  submitDocument: ({ clientNo }, userName) => ({
    ...{ idempotencyKey: crypto.randomUUID(), userName, clientNo },
    document: newDocument,
  }),
  submitDocuments: ({ clientNo }, userName) => ({
    ...{ idempotencyKey: crypto.randomUUID(), userName, clientNo },
    documents: [newDocument],
  }),
  reservePayment: ({ clientNo }, userName) => ({
    ...{ idempotencyKey: crypto.randomUUID(), userName, clientNo, customerNo: '1' },
    ...{ documentNo: null, subject: { by: 'customerNo', value: '1' }, amount: 1 },
    ...{ paymentId: 'r-20260312-7k2m9q0xvd', currency: 'NOK', paymentDate: '2026-03-12' },
  }),
  reservePaymentAgain: (_, userName) => ({ idempotencyKey, userName }),
  bookPostings: ({ clientNo }, userName) => ({
    ...{ idempotencyKey: crypto.randomUUID(), userName, clientNo, method: 'PAYMENT' },
    rows: [
      {
        ...{ customerNo: '1', documentNo: '1', amount: 1, currency: 'NOK' },
        ...{ postingDate: '2026-03-12', text: '' },
      },
    ],
    typedTotal: '1',
  }),
  createAction: ({ clientNo }, userName) => ({
    ...{ idempotencyKey: crypto.randomUUID(), userName, clientNo, actionType: 'REVIEW' },
    ...{ customerNo: null, documentNo: null, text: '' },
  }),
  orderReport: ({ clientNo }, userName) => ({
    ...{ idempotencyKey: crypto.randomUUID(), userName, clientNo, reportType: 'OPEN_ITEMS' },
    ...{ fromDate: '2026-03-01', toDate: '2026-03-12' },
  }),
  revealCustomerField: ({ clientNo }) => ({
    idempotencyKey: crypto.randomUUID(),
    clientNo,
    customerNo: '1',
    field: 'ssn',
  }),
  revealDebtorField: ({ organizationId }) => ({
    idempotencyKey: crypto.randomUUID(),
    organizationId,
    invoiceId: idempotencyKey,
    field: 'dateOfBirth',
    masked: '••••• ~1a2b3c4d',
  }),
  checkOutcome: () => ({ idempotencyKey }),
  recordOutcome: (_, userName) => ({
    idempotencyKey: crypto.randomUUID(),
    userName,
    of: idempotencyKey,
    found: 'not-applied',
    note: 'Asked by telephone',
  }),
  decide: ({ organizationId }, userName) => ({
    idempotencyKey: crypto.randomUUID(),
    userName,
    organizationId,
    decision: 'pauseCase',
    caseId: idempotencyKey,
    caseNumber: 1,
    seen: {
      status: 'OPEN',
      subStatus: null,
      remainingAmount: 1,
      currency: 'NOK',
      pausedUntil: null,
      closedAt: null,
      invoices: null,
    },
    reason: 'A payment plan',
    until: null,
    typedNo: '',
  }),
  submitAdjustments: ({ organizationId }, userName) => ({
    idempotencyKey: crypto.randomUUID(),
    userName,
    organizationId,
    kind: 'correction',
    rows: [
      {
        invoiceId: idempotencyKey,
        amount: 1,
        currency: 'NOK',
        date: '2026-03-12',
        description: 'x',
        sourceId: 'c-20260312-7k2m9q0xvd',
      },
    ],
  }),
  sendAgain: (_, userName) => ({ idempotencyKey, userName }),
  sendDocument: ({ companyId }, userName) => ({
    ...{ idempotencyKey: crypto.randomUUID(), userName, companyId, replaces: null },
    document: {
      operation: 'sendB2cInvoice',
      body: { Identifier: 's-20260312-7k2m9q0xvd', InvoiceNo: '1' },
    },
  }),
  sendDocumentAgain: (_, userName) => ({ idempotencyKey, userName }),
  createCollectionInvoices: ({ organizationId }, userName) => ({
    idempotencyKey: crypto.randomUUID(),
    userName,
    organizationId,
    invoices: [{ uniqueSourceInvoiceId: 'i-1', originalInvoiceAmount: 1, currency: 'NOK' }],
  }),
  startExport: ({ companyId }) => ({
    exportId: crypto.randomUUID(),
    file: { format: 'csv', style: { kind: 'iso' } },
    CompanyIds: [companyId],
  }),
  startInvoiceExport: ({ organizationId }) => ({
    exportId: crypto.randomUUID(),
    file: { format: 'csv', style: { kind: 'iso' } },
    organizationId,
  }),
  addBulkRows: ({ organizationId }, userName) => ({
    bulkActionId: crypto.randomUUID(),
    userName,
    organizationId,
    from: 0,
    rows: [
      {
        idempotencyKey: crypto.randomUUID(),
        decision: 'pauseCase',
        caseId: idempotencyKey,
        caseNumber: 1,
        seen: nothingSeen,
      },
    ],
  }),
  addCustomerBulkRows: ({ clientNo }, userName) => ({
    bulkActionId: crypto.randomUUID(),
    userName,
    clientNo,
    from: 0,
    rows: [
      {
        ...{ idempotencyKey: crypto.randomUUID(), operation: 'updateCustomer' },
        ...{ customerNo: '1', name: 'Kari Nordmann', seen: { until: null, memo: null } },
      },
    ],
  }),
  addCustomerBatches: ({ clientNo }, userName) => ({
    ...{ bulkActionId: crypto.randomUUID(), userName, clientNo, effect: 'update', from: 0 },
    batches: [
      {
        idempotencyKey: crypto.randomUUID(),
        customers: [
          {
            ...{ line: 2, name: 'Kari Nordmann', before: {}, keepsAddress: false },
            customer: { customerNo: '1', phoneNo: '22334455' },
          },
        ],
      },
    ],
  }),
  addSendRows: ({ clientNo, companyId }, userName) => ({
    ...{ bulkActionId: crypto.randomUUID(), userName, clientNo, from: 0 },
    rows: [
      {
        ...{ idempotencyKey: crypto.randomUUID(), companyId, replaces: null, name: 'Anna Aas' },
        document: {
          operation: 'sendB2cInvoice',
          body: { Identifier: 's-20260312-7k2m9q0xvd', InvoiceNo: '1' },
        },
      },
    ],
  }),
  startSending: ({ clientNo }) => ({
    ...{ bulkActionId: crypto.randomUUID(), clientNo, verb: 'send', total: 1, typedTotal: '1' },
  }),
  startCustomerBulkAction: ({ clientNo }) => ({
    ...{ bulkActionId: crypto.randomUUID(), clientNo, total: 1 },
    ...{ verb: 'note', text: 'Disputed' },
  }),
  startBulkAction: ({ organizationId }) => ({
    bulkActionId: crypto.randomUUID(),
    organizationId,
    verb: 'pause',
    subject: 'case',
    total: 1,
    reason: 'A payment plan',
    until: null,
    typedTotal: '',
  }),
  stopBulkAction: () => ({ idempotencyKey: crypto.randomUUID(), bulkActionId: idempotencyKey }),
  continueBulkAction: () => ({ idempotencyKey: crypto.randomUUID(), bulkActionId: idempotencyKey }),
  cancelExport: () => ({ idempotencyKey: crypto.randomUUID(), exportId: idempotencyKey }),
  continueExport: () => ({ idempotencyKey: crypto.randomUUID(), exportId: idempotencyKey }),
  endOtherSessions: (_, userName) => ({ idempotencyKey: crypto.randomUUID(), userName }),
  handleCause: ({ companyId }, userName) => ({
    idempotencyKey: crypto.randomUUID(),
    userName,
    causes: [{ key: 'silent', companyIds: [companyId], upToRowId: 1 }],
    note: '',
  }),
  changeCustomerNote: ({ clientNo }, userName) => ({
    idempotencyKey: crypto.randomUUID(),
    userName,
    clientNo,
    customerNo: '10001',
    text: 'Called.',
  }),
  changeCustomerFollowUp: ({ clientNo }, userName) => ({
    idempotencyKey: crypto.randomUUID(),
    userName,
    clientNo,
    customerNo: '10001',
    seen: { owner: null, followUpOn: null },
    next: { owner: null, followUpOn: null },
  }),
  markWorkLine: ({ clientNo }, userName) => ({
    idempotencyKey: crypto.randomUUID(),
    userName,
    subject: `stops:${clientNo}`,
    scope: { clientNo },
    seen: null,
    change: { is: 'release' },
  }),
  changeManualLink: ({ clientNo: ClientNo, companyId }, userName) => ({
    idempotencyKey: crypto.randomUUID(),
    userName,
    word: { Area: 'item', Id: '1', Same: true, TransactionRid: 1, CompanyId: companyId, ClientNo },
    isTakenBack: false,
  }),
  registerBankAgreement: ({ clientNo }, userName) => ({
    ...registered(clientNo, userName),
    agreement: {
      ...{ organizationNumber: '5560360793', name: 'Nordkust', bankAccountNumber: '991-2346' },
      ...{ bankAccountType: 'BANKGIRO', targetGroup: 'PRIVATE' },
    },
  }),
  addCompany: ({ clientNo }, userName) => ({
    ...registered(clientNo, userName),
    company: {
      ...{ OrganizationNumber: '984842252', Name: 'Fjord Parkering AS' },
      ...{ CountryCode: 'NO', Email: 'regnskap@fjord.example' },
    },
  }),
  changeView: ({ companyId }) => ({
    change: 'save',
    idempotencyKey: crypto.randomUUID(),
    name: 'Failed',
    query: 'status=Failed',
    companyIds: [companyId],
    shared: false,
  }),
}
const registered = (clientNo: string, userName: string) => ({
  idempotencyKey: crypto.randomUUID(),
  userName,
  clientNo,
  organizationId: null,
  besides: [],
})
/** No sandbox gives it to anybody. */
const companyOfNobody = 999_999_999
const organizationOfNobody = '00000000-0000-4000-8000-000000000000'
const ofNobody = (clientNo: string): Place => ({
  clientNo,
  organizationId: organizationOfNobody,
  companyId: companyOfNobody,
})
/**
 * Actions whose input names no client: another client's row is not found instead; a write that
 * never arrived is called off.
 */
const withoutClient: Record<string, string> = {
  checkOutcome: 'not-sent',
  ...Object.fromEntries(
    [
      ...['recordOutcome', 'sendAgain', 'sendDocumentAgain', 'cancelExport', 'continueExport'],
      'reservePaymentAgain',
      ...['stopBulkAction', 'continueBulkAction'],
    ].map((name) => [name, 'not-found']),
  ),
}

/**
 * Who may do what in a workspace of their own, by the rights that the roles of the sandbox have
 * (assumed). Anybody may ask for what is theirs alone.
 */
const everyone: Role[] = ['controller', 'support', 'lead']
const mayAct: Record<string, Role[]> = {
  ...Object.fromEntries(
    [
      ...['updateCustomer', 'createCustomer', 'stopArItem', 'submitCreditNote'],
      ...['addCustomerBatches', 'uploadFile'],
      ...['submitDocument', 'submitDocuments'],
      ...['reservePayment', 'reservePaymentAgain', 'bookPostings', 'createAction', 'orderReport'],
    ].map((name) => [name, ['controller', 'lead']]),
  ),
  ...Object.fromEntries(
    [
      ...['decide', 'submitAdjustments', 'sendAgain', 'createCollectionInvoices'],
      ...['addBulkRows', 'startBulkAction', 'sendDocument', 'sendDocumentAgain'],
      ...['addSendRows', 'startSending'],
    ].map((name) => [name, ['controller', 'lead']]),
  ),
  ...Object.fromEntries(
    ['revealDebtorField', 'startInvoiceExport'].map((name) => [name, ['controller', 'lead']]),
  ),
  ...Object.fromEntries(
    ['startExport', 'handleCause', 'changeView'].map((name) => [name, ['support', 'lead']]),
  ),
  deleteCustomer: ['lead'],
  registerBankAgreement: ['lead'],
  addCompany: ['lead'],
  ...Object.fromEntries(
    ['revealCustomerField', 'changeManualLink', 'checkOutcome', 'recordOutcome'].map((name) => [
      name,
      everyone,
    ]),
  ),
  ...Object.fromEntries(
    ['cancelExport', 'continueExport', 'endOtherSessions'].map((name) => [name, everyone]),
  ),
  ...Object.fromEntries(
    [
      ...['changeCustomerNote', 'changeCustomerFollowUp', 'markWorkLine'],
      ...['addCustomerBulkRows', 'startCustomerBulkAction'],
      ...['stopBulkAction', 'continueBulkAction'],
    ].map((name) => [name, everyone]),
  ),
}

/** Actions that reach nothing but what is the person's own, whatever is sent. */
const ofOneself = ['endOtherSessions']

const isRefused = ({ status, result }: ActionAnswer, ...kinds: string[]) =>
  result ? !result.ok && kinds.includes(result.failure!.kind) : status >= 400

/** Where an action is posted to: the page that carries it. */
const pageOf = (page: string, clientNo: string) => {
  if (page.endsWith('(desk)/page')) return routes.home()
  if (page.includes('bulk-actions')) return routes.bulkAction(idempotencyKey)
  if (page.includes('[clientNo]/files')) return routes.storedFiles(clientNo)
  if (page.includes('/documents/new')) return routes.newDocument(clientNo)
  if (page.includes('/documents/import')) return routes.documentImport(clientNo)
  if (page.includes('/postings')) return routes.postings(clientNo)
  if (page.includes('/actions')) return routes.actions(clientNo)
  if (page.includes('customerNo')) return routes.customer(clientNo, '1')
  if (page.includes('new-invoices')) return routes.newCollectionInvoices(organizationOfNobody)
  if (page.includes('invoiceId'))
    return routes.collectionInvoice(organizationOfNobody, idempotencyKey)
  if (/invoices\/(id|number)\//.test(page)) return routes.invoiceById('1')
  if (page.includes('invoices')) return routes.collectionInvoices(organizationOfNobody)
  if (page.includes('caseNumber')) return routes.case(organizationOfNobody, 1)
  if (page.includes('cases')) return routes.cases(organizationOfNobody)
  if (page.includes('send/again')) return routes.sendAgain('cause=silent')
  if (page.includes('send')) return '/send'
  if (page.includes('bank-agreements')) return routes.bankAgreements()
  if (page.includes('companies')) return routes.companies()
  if (page.includes('partner')) return routes.partnerSearch()
  if (page.includes('sessions')) return routes.sessions()
  if (page.includes('exports')) return routes.exports()
  return page.includes('batches') ? routes.batches() : routes.journal()
}

test.describe('every server action of the build', () => {
  const actions = serverActions()

  test('has a good input in this test', () => {
    expect(actions.map(({ name }) => name).sort()).toEqual(Object.keys(inputs).sort())
  })

  for (const { id, name, page } of actions) {
    test(`${name} refuses who may not call it, whence it may not be called, and what is off the contract`, async ({
      desk,
      request: stranger,
      page: { request },
    }) => {
      const user = desk.user('lead').userName
      const good = () => inputs[name]!(ofNobody(desk.clientNo), user)
      const atPage = { id, at: pageOf(page, desk.clientNo) }
      const ask = (input: unknown, headers?: Record<string, string>) =>
        callAction(request, { ...atPage, input }, headers)

      await test.step('who is not signed in', async () => {
        const answer = await callAction(stranger, { ...atPage, input: good() })
        expect(isRefused(answer, 'unauthenticated'), answer.text).toBe(true)
        expect(await upstreamCalls(desk)).toBe(0)
      })

      await desk.signIn('lead')
      const before = await upstreamCalls(desk)
      for (const [what, headers] of foreign)
        await test.step(what, async () => {
          const answer = await ask(good(), headers)
          expect(isRefused(answer, 'forbidden'), answer.text).toBe(true)
          expect(await upstreamCalls(desk)).toBe(before)
        })

      await test.step('what is off the contract', async () => {
        const input = good()
        const wrong = [
          ...[null, 'text', 7, [], {}, { ...input, metadata: { userId: 'boss' } }],
          ...Object.keys(input).map((key) => ({ ...input, [key]: { $ne: null } })),
        ]
        for (const each of wrong)
          expect(isRefused(await ask(each), 'invalid'), JSON.stringify(each)).toBe(true)
        expect(await upstreamCalls(desk)).toBe(before)
      })

      if (ofOneself.includes(name)) return
      await test.step('another workspace', async () => {
        const theirs = await freshTenant()
        const answer = await ask(inputs[name]!(ofNobody(theirs.clientNo), user))
        expect(isRefused(answer, withoutClient[name] ?? 'forbidden'), answer.text).toBe(true)
        expect((await theirs.requests()).counts).toEqual({})
      })
    })
  }

  for (const role of everyone) {
    test(`refuses a person of the role ${role} what it may not do, and nothing else, in their own workspace`, async ({
      desk,
      page: { request },
    }) => {
      await desk.signIn(role)
      const ssn = `1588501111${2 + everyone.indexOf(role)}`
      const store = () => desk.store('1', { customerNo: '1', name: 'Kari Nordmann', ssn })
      await store()
      expect(Object.keys(mayAct).sort()).toEqual(Object.keys(inputs).sort())
      for (const { id, name, page } of actions) {
        const input = inputs[name]!(desk, desk.user(role).userName)
        const answer = await callAction(request, { id, at: pageOf(page, desk.clientNo), input })
        expect(isRefused(answer, 'forbidden'), `${name}: ${answer.text}`).toBe(
          !mayAct[name]!.includes(role),
        )
        if (answer.text.includes(ssn)) noteShown(ssn)
      }
      // Who may has deleted the customer; the search for leaks looks for numbers that are stored.
      await store()
    })
  }

  test('has no unknown sibling', async ({ desk, page: { request } }) => {
    await desk.signIn('lead')
    const answer = await callAction(request, {
      id: `40${'0'.repeat(40)}`,
      at: routes.journal(),
      input: {},
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
  })
})

test('a page of another workspace shows nothing of it', async ({ desk, page }) => {
  await desk.signIn('lead')
  const theirs = await freshTenant()
  await page.goto(routes.customer(theirs.clientNo, '1'))
  await expect(
    page.getByRole('alert').filter({ hasText: 'You don’t have access to this' }),
  ).toContainText('It’s outside your workspaces.')
  expect((await theirs.requests()).counts).toEqual({})
})
