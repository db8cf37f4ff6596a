import type { APIRequestContext } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, test } from '../fixtures'
import {
  callAction,
  documentedOperations,
  foreign,
  localWriteRoute,
  localWriteRouteOfOlderPages,
  readRoute,
  serverActions,
  upstreamCalls,
} from '../support/api-client'
import { inputsOffContract, ofPage, subject } from '../support/invalid-inputs'
import { freshTenant } from '../support/sandbox'

const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
type InputOf = (clientNo: string, organizationId: string, companyId: number) => unknown
const days = { FromDate: '2026-03-01', ToDate: '2026-03-12' }

/**
 * What a route may do; everything else that has a name is not there. The sandbox's documents and
 * these lists must name the same.
 */
const doors: {
  route: string
  ask: typeof readRoute
  effect: 'read' | 'local-write'
  scoped: Record<string, InputOf>
  scopeless: Record<string, unknown>
}[] = [
  {
    route: 'read',
    ask: readRoute,
    effect: 'read',
    scoped: {
      getCustomer: (clientno) => ({ params: { clientno, customerno: '1' } }),
      listCustomers: (clientno) => ({ params: { clientno } }),
      getReceivablesBatch: (clientno) => ({ params: { clientno, batchuuid: idempotencyKey } }),
      listArItems: (clientno) => ({ params: { clientno } }),
      getArItem: (clientno) => ({ params: { clientno, aritemid: '1' } }),
      listCodes: (clientno) => ({ params: { clientno } }),
      listClientConfigs: (clientno) => ({ params: { clientno } }),
      getDocument: (clientno) => ({ params: { clientno, documentno: '1' } }),
      listDocuments: (clientno) => ({ params: { clientno } }),
      listDocumentBundles: (clientno) => ({ params: { clientno } }),
      getDocumentBundle: (clientno) => ({ params: { clientno, bundleid: '1' } }),
      listFiles: (clientno) => ({ params: { clientno } }),
      getFile: (clientno) => ({ params: { clientno, fileid: '1' } }),
      getClientConfig: (clientno) => ({ params: { clientno, key: 'FileTypes' } }),
      listGlItems: (clientno) => ({ params: { clientno } }),
      getGlItem: (clientno) => ({ params: { clientno, glitemid: '1' } }),
      listGlMovements: (clientno) => ({ params: { clientno } }),
      getLatestGlMovement: (clientno) => ({ params: { clientno } }),
      listAdbIntervals: (clientno) => ({ params: { clientno } }),
      listLogItems: (clientno) => ({ params: { clientno } }),
      getLogItem: (clientno) => ({ params: { clientno, logitemid: '1' } }),
      validateAutoPostings: (clientno) => ({
        params: { clientno, autopostingmethod: 'PAYMENT' },
        body: {
          autoPostings: [
            {
              ...{ customerNo: '1', documentNo: '1', amount: 1, currency: 'NOK' },
              ...{ postingDate: '2026-03-12', validateOnly: true },
            },
          ],
        },
      }),
      listItemManualLinks: (ClientNo) => ({ body: { ClientNo, Ids: ['1'] } }),
      getInvoiceStatus: (_, _2, CompanyId) => ({ body: { CompanyId, InvoiceNumber: '1' } }),
      postInvoiceStatus: (_, _2, CompanyId) => ({ body: { CompanyId, InvoiceNumber: '1' } }),
      postInvoicePstatus: (_, _2, CompanyId) => ({ body: { CompanyId, InvoiceNumber: '1' } }),
      getInvoiceLookupLink: (_, _2, CompanyId) => ({ query: { CompanyId, InvoiceNumber: '1' } }),
      getCollectionInvoice: (_, organizationId) => ({
        params: { organizationId, invoiceId: idempotencyKey },
      }),
      listCollectionInvoices: (_, organizationId) => ({ params: { organizationId } }),
      listInvoiceDocuments: (_, organizationId) => ({
        params: { organizationId, invoiceId: idempotencyKey },
      }),
      listInvoiceHistory: (_, organizationId) => ({
        params: { organizationId, invoiceId: idempotencyKey },
      }),
      listInvoicePayments: (_, organizationId) => ({
        params: { organizationId, invoiceId: idempotencyKey },
      }),
      listCases: (_, organizationId) => ({ params: { organizationId } }),
      listCollectionBatches: (_, organizationId) => ({ params: { organizationId } }),
      getCollectionBatch: (_, organizationId) => ({
        params: { organizationId, batchId: idempotencyKey },
      }),
      listSettlements: (_, organizationId) => ({ params: { organizationId } }),
      getSettlement: (_, organizationId) => ({
        params: { organizationId, settlementId: idempotencyKey },
      }),
      listOrganizationReports: (_, organizationId) => ({ params: { organizationId } }),
      listJournal: (clientNo) => ({ body: { clientNo } }),
      listCustomerNotes: (clientno) => ({ params: { clientno, customerno: '1' } }),
      getFollowUp: (clientno) => ({ params: { clientno, customerno: '1' } }),
      listFollowUps: (clientno) => ({ params: { clientno }, body: { CustomerNos: ['1'] } }),
      listBulkActions: (_, organizationId) => ({ body: { organizationId } }),
      listSentBatches: (_, organizationId) => ({ body: { organizationId } }),
      findSentPayments: (_, organizationId) => ({
        params: { organizationId },
        body: { sourceIds: ['p-20260312-7k2m9q0xvd'] },
      }),
      getDraft: (clientno) => ({ params: { clientno }, body: { subject } }),
      searchInvoiceSummary: (_, _2, companyId) => ({ body: { CompanyIds: [companyId] } }),
      listInvoicesByFilename: (_, _2, CompanyId) => ({ query: { CompanyId, Filename: 'a.xml' } }),
      listInvoicesByNumber: (_, _2, CompanyId) => ({ query: { CompanyId, InvoiceNumber: '1' } }),
      getReceipt: (_, _2, CompanyId) => ({ query: { CompanyId, TransactionRid: 1 } }),
      listBundles: (_, _2, CompanyId) => ({ query: { CompanyId, ...days } }),
      summarizeBundles: (_, _2, CompanyId) => ({ query: { CompanyId, ...days } }),
      getVolume: (_, _2, companyId) => ({ body: { CompanyIds: [companyId], ...days } }),
      listDeliveryTimes: (_, _2, companyId) => ({ body: { CompanyIds: [companyId] } }),
      listFailuresByCause: (_, _2, companyId) => ({ body: { CompanyIds: [companyId], ...days } }),
      listFailuresOfCause: (_, _2, companyId) => ({
        body: { Key: 'silent', CompanyIds: [companyId], ...days },
      }),
      listResentInvoices: (_, _2, CompanyId) => ({
        body: { CompanyIds: [CompanyId], TransactionRids: [1] },
      }),
      listManualLinks: (_, _2, CompanyId) => ({ body: { CompanyId, TransactionRid: 1 } }),
      getViewChanges: (_, _2, companyId) => ({
        params: { viewId: idempotencyKey },
        body: { search: { CompanyIds: [companyId] } },
      }),
    },
    /** Their input names nothing that could be somebody else's. */
    scopeless: {
      getJournalEntry: { params: { idempotencyKey } },
      getSentBatch: { params: { idempotencyKey } },
      getSentDocument: { params: { idempotencyKey } },
      getBulkAction: { params: { bulkActionId: idempotencyKey } },
      listBulkActionRows: { params: { bulkActionId: idempotencyKey }, body: {} },
      getImportBatch: { params: { bulkActionId: idempotencyKey }, body: { seq: 0 } },
      getColumns: { body: { list: 'customers' } },
      getColumnMatches: { body: { imports: 'customers' } },
      getLookups: {},
      getRecents: {},
      getExport: { params: { exportId: idempotencyKey } },
      listExports: {},
      listBankAgreements: { body: {} },
      getBankAgreement: { params: { idempotencyKey } },
      listAddedCompanies: { body: {} },
      getAddedCompany: { params: { idempotencyKey } },
      postBankAgreementStatus: { body: { requestId: 'BA-1' } },
      getCompanyStatus: { body: { OrganizationNumber: '984842252' } },
      listSessions: {},
      listViews: {},
      listWork: { body: { source: 'outcomes' } },
      listWorkMarks: { body: {} },
      listAvailableCompanies: {},
      getInvoiceView: { query: { TransactionRid: 1 } },
      getLegacyBatch: { params: { batchId: idempotencyKey } },
    },
  },
  {
    route: 'local-write',
    ask: localWriteRoute,
    effect: 'local-write',
    scoped: {
      keepDraft: (clientno) => ({
        params: { clientno },
        body: { ...ofPage, userName: 'anyone', subject, content: 'typed' },
      }),
      dropDraft: (clientno) => ({
        params: { clientno },
        body: { ...ofPage, userName: 'anyone', subject },
      }),
      keepRecent: (clientNo) => ({
        body: {
          ...ofPage,
          recent: {
            ...{ kind: 'customer', id: '1', clientNo, organizationId: null },
            ...{ companyId: null, name: null },
          },
        },
      }),
    },
    scopeless: {
      keepColumns: { body: { ...ofPage, list: 'customers', columns: ['name'] } },
      keepColumnMatches: {
        body: { ...ofPage, imports: 'customers', matches: [{ head: 'kdnr', field: 'customerNo' }] },
      },
      keepLookups: { body: { ...ofPage, lookup: { has: 'kid', text: '1' }, isKept: true } },
      visitView: { params: { viewId: idempotencyKey }, body: { look: 'v1.look' } },
    },
  },
]
const notExposed = [
  'requestToken',
  'refreshToken',
  'verifyToken',
  'requestPartnerToken',
  'pingCollection',
  'getWebapiBatch',
  'getWebapiAttachment',
  'pingWebapi',
]
const deskOperations = [
  { name: 'validateAutoPostings', effect: 'read' },
  { name: 'listJournal', effect: 'read' },
  { name: 'getJournalEntry', effect: 'read' },
  { name: 'listSentBatches', effect: 'read' },
  { name: 'getSentBatch', effect: 'read' },
  { name: 'getSentDocument', effect: 'read' },
  { name: 'startSending', effect: 'write' },
  { name: 'listResentInvoices', effect: 'read' },
  { name: 'findSentPayments', effect: 'read' },
  { name: 'getDraft', effect: 'read' },
  { name: 'getColumns', effect: 'read' },
  { name: 'getColumnMatches', effect: 'read' },
  { name: 'getExport', effect: 'read' },
  { name: 'listExports', effect: 'read' },
  { name: 'listBankAgreements', effect: 'read' },
  { name: 'getBankAgreement', effect: 'read' },
  { name: 'listAddedCompanies', effect: 'read' },
  { name: 'getAddedCompany', effect: 'read' },
  { name: 'listSessions', effect: 'read' },
  { name: 'endOtherSessions', effect: 'write' },
  { name: 'startExport', effect: 'write' },
  { name: 'startInvoiceExport', effect: 'write' },
  { name: 'cancelExport', effect: 'write' },
  { name: 'continueExport', effect: 'write' },
  { name: 'getVolume', effect: 'read' },
  { name: 'listViews', effect: 'read' },
  { name: 'getViewChanges', effect: 'read' },
  { name: 'visitView', effect: 'local-write' },
  { name: 'saveView', effect: 'write' },
  { name: 'renameView', effect: 'write' },
  { name: 'shareView', effect: 'write' },
  { name: 'deleteView', effect: 'write' },
  { name: 'listFailuresByCause', effect: 'read' },
  { name: 'listFailuresOfCause', effect: 'read' },
  { name: 'listDeliveryTimes', effect: 'read' },
  { name: 'markCauseHandled', effect: 'write' },
  { name: 'unmarkCauseHandled', effect: 'write' },
  { name: 'listWork', effect: 'read' },
  { name: 'listWorkMarks', effect: 'read' },
  { name: 'markWork', effect: 'write' },
  { name: 'listCustomerNotes', effect: 'read' },
  { name: 'addCustomerNote', effect: 'write' },
  { name: 'removeCustomerNote', effect: 'write' },
  { name: 'getFollowUp', effect: 'read' },
  { name: 'listFollowUps', effect: 'read' },
  { name: 'changeFollowUp', effect: 'write' },
  { name: 'recordOutcome', effect: 'write' },
  { name: 'startBulkAction', effect: 'write' },
  { name: 'startCustomerBulkAction', effect: 'write' },
  { name: 'stopBulkAction', effect: 'write' },
  { name: 'continueBulkAction', effect: 'write' },
  { name: 'getBulkAction', effect: 'read' },
  { name: 'listBulkActionRows', effect: 'read' },
  { name: 'getImportBatch', effect: 'read' },
  { name: 'listBulkActions', effect: 'read' },
  { name: 'listManualLinks', effect: 'read' },
  { name: 'listItemManualLinks', effect: 'read' },
  { name: 'linkByHand', effect: 'write' },
  { name: 'unlinkByHand', effect: 'write' },
  { name: 'revealCustomerField', effect: 'write' },
  { name: 'revealDebtorField', effect: 'write' },
  { name: 'keepDraft', effect: 'local-write' },
  { name: 'dropDraft', effect: 'local-write' },
  { name: 'keepColumns', effect: 'local-write' },
  { name: 'keepColumnMatches', effect: 'local-write' },
  { name: 'keepLookups', effect: 'local-write' },
  { name: 'getLookups', effect: 'read' },
  { name: 'keepRecent', effect: 'local-write' },
  { name: 'getRecents', effect: 'read' },
]

for (const { route, ask, effect, scoped, scopeless } of doors) {
  const all = (desk: Desk) => [
    ...Object.entries(scoped).map(
      ([name, inputOf]) =>
        [name, inputOf(desk.clientNo, desk.organizationId, desk.companyId)] as const,
    ),
    ...Object.entries(scopeless),
  ]

  test(`the ${route} route answers exposed operations of its own and knows nothing else, by any of the names that exist`, async ({
    desk,
    page: { request },
  }) => {
    await desk.signIn('lead')
    const operations = [...(await documentedOperations()), ...deskOperations].filter(
      ({ name }) => !name.endsWith('Health'),
    )
    const known = operations.filter(
      (each) => each.effect === effect && !notExposed.includes(each.name),
    )
    expect(known.map(({ name }) => name).sort()).toEqual(
      [...Object.keys(scoped), ...Object.keys(scopeless)].sort(),
    )

    const before = await upstreamCalls(desk)
    for (const { name } of operations.filter((each) => !known.includes(each)))
      expect((await ask(request, name, {})).status(), name).toBe(404)
    for (const name of [
      'nothing',
      'constructor',
      '__proto__',
      'toString',
      '..%2Fhealth%2Flive',
      'getCustomer%00',
    ]) {
      expect((await ask(request, name, {})).status(), name).toBe(404)
    }
    expect(await upstreamCalls(desk)).toBe(before)
    expect((await request.get(`/api/${route}/${known[0]!.name}`)).status()).toBe(405)
  })

  test(`the ${route} route refuses who is not signed in`, async ({ desk, request }) => {
    for (const [name, input] of all(desk))
      expect((await ask(request, name, input)).status(), name).toBe(401)
    expect(await upstreamCalls(desk)).toBe(0)
  })

  test(`the ${route} route refuses another workspace`, async ({ desk, page: { request } }) => {
    await desk.signIn('lead')
    const theirs = await freshTenant()
    for (const [name, inputOf] of Object.entries(scoped)) {
      expect(
        (
          await ask(
            request,
            name,
            inputOf(theirs.clientNo, theirs.organizationId, theirs.companyId),
          )
        ).status(),
        name,
      ).toBe(403)
    }
    expect((await theirs.requests()).counts).toEqual({})
  })

  test(`the ${route} route refuses a foreign page, and one that does not say it is a page of the desk`, async ({
    desk,
    page: { request },
  }) => {
    await desk.signIn('lead')
    const before = await upstreamCalls(desk)
    for (const [what, headers] of [...foreign, ['no x-desk', { 'x-desk': '' }] as const]) {
      for (const [name, input] of all(desk))
        expect((await ask(request, name, input, headers)).status(), `${name} from ${what}`).toBe(
          403,
        )
    }
    expect(await upstreamCalls(desk)).toBe(before)
  })

  test(`the ${route} route refuses what is off the contract, before any call`, async ({
    desk,
    page: { request },
  }) => {
    await desk.signIn('lead')
    const before = await upstreamCalls(desk)
    for (const [name, input] of inputsOffContract[effect](desk.clientNo))
      expect([400, 404], `${name} ${JSON.stringify(input).slice(0, 80)}`).toContain(
        (await ask(request, name, input)).status(),
      )
    expect(await upstreamCalls(desk)).toBe(before)
  })
}

test('a draft is kept for one person alone, in any of their browsers, until they sign out', async ({
  desk,
  page: { request },
}) => {
  const { userName } = desk.user('controller')
  const params = { clientno: desk.clientNo }
  const draftIn = async (where: APIRequestContext) =>
    (await (await readRoute(where, 'getDraft', { params, body: { subject } })).json()).value.draft
  await desk.signIn('controller')
  const kept = await localWriteRoute(request, 'keepDraft', {
    params,
    body: { ...ofPage, userName, subject, content: { phoneNo: '1' } },
  })
  expect([kept.status(), kept.headers()['cache-control']]).toEqual([200, 'private, no-store'])

  const [same, other] = [await desk.otherBrowser(), await desk.otherBrowser()]
  await desk.signIn('controller', same)
  await desk.signIn('lead', other)
  expect((await draftIn(same.request)).content).toEqual({ phoneNo: '1' })
  expect(await draftIn(other.request)).toBeNull()
  const stolen = await localWriteRoute(other.request, 'keepDraft', {
    params,
    body: { ...ofPage, turn: 2, userName, subject, content: 'theirs' },
  })
  expect(stolen.status()).toBe(409)

  await desk.signIn('controller')
  expect((await draftIn(request)).content).toEqual({ phoneNo: '1' })
  await signOut(request)
  expect(await draftIn(same.request)).toBeNull()
})

test('a page that is older than the desk saves its draft by the route that it knows', async ({
  desk,
  page: { request },
}) => {
  const { userName } = desk.user('controller')
  const params = { clientno: desk.clientNo }
  await desk.signIn('controller')
  const saved = await localWriteRouteOfOlderPages(request, 'keepDraft', {
    params,
    body: { ...ofPage, userName, subject, content: { phoneNo: '1' } },
  })
  expect([saved.status(), saved.headers()['cache-control']]).toEqual([200, 'private, no-store'])
  const { value } = await (
    await readRoute(request, 'getDraft', { params, body: { subject } })
  ).json()
  expect(value.draft.content).toEqual({ phoneNo: '1' })
})

test('a visit of a view is noted for a page that calls it a look', async ({
  desk,
  page: { request },
}) => {
  await desk.signIn('lead')
  const change = { change: 'save', list: 'failures', name: 'Week', query: 'q=x', shared: false }
  const { id, page } = serverActions().find(({ name }) => name === 'changeView')!
  const at = page.includes('partner') ? routes.partnerSearch() : routes.home()
  const input = {
    ...change,
    idempotencyKey: crypto.randomUUID(),
    companyIds: [desk.companyId],
  }
  expect((await callAction(request, { id, at, input })).result?.ok).toBe(true)
  const readVisits = async (): Promise<{ viewId: string; visitedAt: string | null }[]> =>
    (await (await readRoute(request, 'listViews', { body: {} })).json()).value.views
  const [view] = await readVisits()
  expect(view?.visitedAt).toBeNull()

  for (const ask of [localWriteRoute, localWriteRouteOfOlderPages]) {
    const noted = await ask(request, 'lookAtView', {
      params: { viewId: view?.viewId },
      body: { look: null },
    })
    expect(noted.status()).toBe(200)
  }
  expect((await readVisits())[0]?.visitedAt).not.toBeNull()
})

async function signOut(request: APIRequestContext) {
  const { csrfToken } = (await (await request.get(routes.auth('csrf'))).json()) as {
    csrfToken: string
  }
  await request.post(routes.auth('signout'), { form: { csrfToken, json: 'true' } })
}
