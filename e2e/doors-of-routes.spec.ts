import { createHmac, randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { routes } from '@/lib/routes'
import { type Desk, expect, test } from './fixtures'
import { documentedOperations, foreign, keepRoute, readRoute, upstreamCalls } from './support/doors'
import { freshTenant } from './support/sandbox'

const intentId = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
type InputOf = (clientNo: string, organizationId: string, companyId: number) => unknown
const days = { FromDate: '2026-03-01', ToDate: '2026-03-12' }
const subject = 'customer:1'
const ofPage = { writer: intentId, turn: 1 }

/** What a route may do; everything else that has a name is not there. The sandbox's documents and these lists must name the same. */
const doors: {
  route: string
  ask: typeof readRoute
  effect: 'read' | 'keep'
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
      getReceivablesBatch: (clientno) => ({ params: { clientno, batchuuid: intentId } }),
      listArItems: (clientno) => ({ params: { clientno } }),
      getArItem: (clientno) => ({ params: { clientno, aritemid: '1' } }),
      getInvoiceStatus: (_, _2, CompanyId) => ({ body: { CompanyId, InvoiceNumber: '1' } }),
      postInvoiceStatus: (_, _2, CompanyId) => ({ body: { CompanyId, InvoiceNumber: '1' } }),
      postInvoicePstatus: (_, _2, CompanyId) => ({ body: { CompanyId, InvoiceNumber: '1' } }),
      getInvoiceLookupLink: (_, _2, CompanyId) => ({ query: { CompanyId, InvoiceNumber: '1' } }),
      getCollectionInvoice: (_, organizationId) => ({ params: { organizationId, invoiceId: intentId } }),
      listCollectionInvoices: (_, organizationId) => ({ params: { organizationId } }),
      listInvoiceDocuments: (_, organizationId) => ({ params: { organizationId, invoiceId: intentId } }),
      listInvoiceHistory: (_, organizationId) => ({ params: { organizationId, invoiceId: intentId } }),
      listInvoicePayments: (_, organizationId) => ({ params: { organizationId, invoiceId: intentId } }),
      listCases: (_, organizationId) => ({ params: { organizationId } }),
      listCollectionBatches: (_, organizationId) => ({ params: { organizationId } }),
      getCollectionBatch: (_, organizationId) => ({ params: { organizationId, batchId: intentId } }),
      listSettlements: (_, organizationId) => ({ params: { organizationId } }),
      getSettlement: (_, organizationId) => ({ params: { organizationId, settlementId: intentId } }),
      listOrganizationReports: (_, organizationId) => ({ params: { organizationId } }),
      listJournal: (clientNo) => ({ body: { clientNo } }),
      listSentBatches: (_, organizationId) => ({ body: { organizationId } }),
      getDraft: (clientno) => ({ params: { clientno }, body: { subject } }),
      searchInvoiceSummary: (_, _2, companyId) => ({ body: { CompanyIds: [companyId] } }),
      listInvoicesByFilename: (_, _2, CompanyId) => ({ query: { CompanyId, Filename: 'a.xml' } }),
      listInvoicesByNumber: (_, _2, CompanyId) => ({ query: { CompanyId, InvoiceNumber: '1' } }),
      getReceipt: (_, _2, CompanyId) => ({ query: { CompanyId, TransactionRid: 1 } }),
      listBundles: (_, _2, CompanyId) => ({ query: { CompanyId, ...days } }),
      summarizeBundles: (_, _2, CompanyId) => ({ query: { CompanyId, ...days } }),
      getVolume: (_, _2, companyId) => ({ body: { CompanyIds: [companyId], ...days } }),
      listFailuresByCause: (_, _2, companyId) => ({ body: { CompanyIds: [companyId], ...days } }),
      listJoins: (_, _2, CompanyId) => ({ body: { CompanyId, TransactionRid: 1 } }),
      getViewChanges: (_, _2, companyId) => ({ params: { viewId: intentId }, body: { search: { CompanyIds: [companyId] } } }),
    },
    /** Their input names nothing that could be somebody else's. */
    scopeless: {
      getJournalEntry: { params: { intentId } },
      getSentBatch: { params: { intentId } },
      getColumns: { body: { list: 'customers' } },
      getLookups: {},
      getExport: { params: { exportId: intentId } },
      listExports: {},
      listViews: {},
      listAvailableCompanies: {},
      getInvoiceView: { query: { TransactionRid: 1 } },
      getLegacyBatch: { params: { batchId: intentId } },
    },
  },
  {
    route: 'keep',
    ask: keepRoute,
    effect: 'keep',
    scoped: {
      keepDraft: (clientno) => ({ params: { clientno }, body: { ...ofPage, userName: 'anyone', subject, content: 'typed' } }),
      dropDraft: (clientno) => ({ params: { clientno }, body: { ...ofPage, userName: 'anyone', subject } }),
    },
    scopeless: {
      keepColumns: { body: { ...ofPage, list: 'customers', columns: ['name'] } },
      keepLookups: { body: { ...ofPage, lookup: { has: 'kid', text: '1' }, isKept: true } },
      lookAtView: { params: { viewId: intentId }, body: { look: 'v1.look' } },
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
  { name: 'listJournal', effect: 'read' },
  { name: 'getJournalEntry', effect: 'read' },
  { name: 'listSentBatches', effect: 'read' },
  { name: 'getSentBatch', effect: 'read' },
  { name: 'getDraft', effect: 'read' },
  { name: 'getColumns', effect: 'read' },
  { name: 'getExport', effect: 'read' },
  { name: 'listExports', effect: 'read' },
  { name: 'startExport', effect: 'write' },
  { name: 'startInvoiceExport', effect: 'write' },
  { name: 'cancelExport', effect: 'write' },
  { name: 'continueExport', effect: 'write' },
  { name: 'getVolume', effect: 'read' },
  { name: 'listViews', effect: 'read' },
  { name: 'getViewChanges', effect: 'read' },
  { name: 'lookAtView', effect: 'keep' },
  { name: 'saveView', effect: 'write' },
  { name: 'renameView', effect: 'write' },
  { name: 'shareView', effect: 'write' },
  { name: 'deleteView', effect: 'write' },
  { name: 'listFailuresByCause', effect: 'read' },
  { name: 'markCauseHandled', effect: 'write' },
  { name: 'unmarkCauseHandled', effect: 'write' },
  { name: 'listJoins', effect: 'read' },
  { name: 'joinByHand', effect: 'write' },
  { name: 'unjoinByHand', effect: 'write' },
  { name: 'revealCustomerField', effect: 'write' },
  { name: 'revealDebtorField', effect: 'write' },
  { name: 'keepDraft', effect: 'keep' },
  { name: 'dropDraft', effect: 'keep' },
  { name: 'keepColumns', effect: 'keep' },
  { name: 'keepLookups', effect: 'keep' },
  { name: 'getLookups', effect: 'read' },
]

/** Inputs off the contract, by operation. The too long one comes last: the desk closes its connection. */
const off: Record<'read' | 'keep', (clientNo: string) => [string, unknown][]> = {
  read: (clientno) => [
    ['getCustomer', {}],
    ['getCustomer', { params: { clientno: '..', customerno: '1' } }],
    ['getCustomer', { params: { clientno, customerno: '..' } }],
    ['getCustomer', { params: { clientno, customerno: '1/../../2' } }],
    ['listCustomers', { params: { clientno }, query: { pageno: 'one' } }],
    ['listCustomers', { params: { clientno }, query: { orderby: 'name; drop' } }],
    ['listCustomers', '{"params":'],
    ['listJournal', { body: { limit: 5_000 } }],
    ['listJournal', null],
    ['getJournalEntry', { params: { intentId: 'x' } }],
    ['getDraft', { params: { clientno }, body: { subject: '../1' } }],
    ['getColumns', { body: { list: 'sessions' } }],
    ['searchInvoiceSummary', { body: { CompanyIds: ['501; drop'] } }],
    ['searchInvoiceSummary', { body: { FromDate: 'yesterday' } }],
    ['getInvoiceView', { query: {} }],
    ['getInvoiceStatus', { body: { InvoiceNumber: '1', companyId: 1 } }],
    ['getInvoiceLookupLink', { query: { InvoiceNumber: '1', CompanyId: '1; drop' } }],
    ['getArItem', { params: { clientno, aritemid: '..' } }],
    ['getReceipt', { query: { TransactionRid: '../1', CompanyId: 1 } }],
    ['listBundles', { query: { CompanyId: 1, FromDate: '2026-02-30', ToDate: '2026-03-01' } }],
    ['getLegacyBatch', { params: { batchId: '..' } }],
    ['getVolume', { body: { FromDate: '2026-03-01' } }],
    ['listJoins', { body: { CompanyId: [1], TransactionRid: 1 } }],
    ['getViewChanges', { params: { viewId: '..' }, body: { search: {} } }],
    ['listCustomers', 'x'.repeat(200_000)],
  ],
  keep: (clientno) => [
    ['keepDraft', {}],
    ['keepDraft', '{"params":'],
    ['keepDraft', { params: { clientno: '..' }, body: { ...ofPage, userName: 'anyone', subject, content: 'typed' } }],
    ['keepDraft', { params: { clientno }, body: { ...ofPage, userName: 'anyone', subject } }],
    ['keepDraft', { params: { clientno }, body: { ...ofPage, userName: 'anyone', subject, content: 'x'.repeat(200_001) } }],
    ['dropDraft', { params: { clientno }, body: { ...ofPage, userName: 'anyone', subject: "'; drop" } }],
    ['keepColumns', { body: { ...ofPage, list: 'customers', columns: ['<b>'] } }],
    ['keepColumns', { body: { ...ofPage, list: 'customers' } }],
    ['keepLookups', { body: { ...ofPage, lookup: { has: 'password', text: '1' }, isKept: true } }],
    ['keepLookups', { body: { ...ofPage, lookup: { has: 'kid', text: 'x'.repeat(256) }, isKept: true } }],
    ['keepLookups', { body: { ...ofPage, lookup: { has: 'kid', text: '01019030071' }, isKept: true } }],
    ['keepDraft', 'x'.repeat(300_000)],
  ],
}

for (const { route, ask, effect, scoped, scopeless } of doors) {
  const all = (desk: Desk) => [
    ...Object.entries(scoped).map(([name, inputOf]) => [name, inputOf(desk.clientNo, desk.organizationId, desk.companyId)] as const),
    ...Object.entries(scopeless),
  ]

  test(`the ${route} route answers exposed operations of its own and knows nothing else, by any of the names that exist`, async ({
    desk,
    page: { request },
  }) => {
    await desk.signIn('lead')
    const operations = [...(await documentedOperations()), ...deskOperations].filter(({ name }) => !name.endsWith('Health'))
    const known = operations.filter((each) => each.effect === effect && !notExposed.includes(each.name))
    expect(known.map(({ name }) => name).sort()).toEqual([...Object.keys(scoped), ...Object.keys(scopeless)].sort())

    const before = await upstreamCalls(desk)
    for (const { name } of operations.filter((each) => !known.includes(each))) expect((await ask(request, name, {})).status(), name).toBe(404)
    for (const name of ['nothing', 'constructor', '__proto__', 'toString', '..%2Fhealth%2Flive', 'getCustomer%00']) {
      expect((await ask(request, name, {})).status(), name).toBe(404)
    }
    expect(await upstreamCalls(desk)).toBe(before)
    expect((await request.get(`/api/${route}/${known[0]!.name}`)).status()).toBe(405)
  })

  test(`the ${route} route refuses who is not signed in`, async ({ desk, request }) => {
    for (const [name, input] of all(desk)) expect((await ask(request, name, input)).status(), name).toBe(401)
    expect(await upstreamCalls(desk)).toBe(0)
  })

  test(`the ${route} route refuses another workspace`, async ({ desk, page: { request } }) => {
    await desk.signIn('lead')
    const theirs = await freshTenant()
    for (const [name, inputOf] of Object.entries(scoped)) {
      expect((await ask(request, name, inputOf(theirs.clientNo, theirs.organizationId, theirs.companyId))).status(), name).toBe(403)
    }
    expect((await theirs.requests()).counts).toEqual({})
  })

  test(`the ${route} route refuses a foreign page, and one that does not say it is a page of the desk`, async ({ desk, page: { request } }) => {
    await desk.signIn('lead')
    const before = await upstreamCalls(desk)
    for (const [what, headers] of [...foreign, ['no x-desk', { 'x-desk': '' }] as const]) {
      for (const [name, input] of all(desk)) expect((await ask(request, name, input, headers)).status(), `${name} from ${what}`).toBe(403)
    }
    expect(await upstreamCalls(desk)).toBe(before)
  })

  test(`the ${route} route refuses what is off the contract, before any call`, async ({ desk, page: { request } }) => {
    await desk.signIn('lead')
    const before = await upstreamCalls(desk)
    for (const [name, input] of off[effect](desk.clientNo))
      expect([400, 404], `${name} ${JSON.stringify(input).slice(0, 80)}`).toContain((await ask(request, name, input)).status())
    expect(await upstreamCalls(desk)).toBe(before)
  })
}

test('a draft is kept for one person alone, in any of their browsers, until they sign out', async ({ desk, page: { request } }) => {
  const { userName } = desk.user('controller')
  const params = { clientno: desk.clientNo }
  const draftIn = async (where: APIRequestContext) => (await (await readRoute(where, 'getDraft', { params, body: { subject } })).json()).value.draft
  await desk.signIn('controller')
  const kept = await keepRoute(request, 'keepDraft', { params, body: { ...ofPage, userName, subject, content: { phoneNo: '1' } } })
  expect([kept.status(), kept.headers()['cache-control']]).toEqual([200, 'private, no-store'])

  const [same, other] = [await desk.otherBrowser(), await desk.otherBrowser()]
  await desk.signIn('controller', same)
  await desk.signIn('lead', other)
  expect((await draftIn(same.request)).content).toEqual({ phoneNo: '1' })
  expect(await draftIn(other.request)).toBeNull()
  const stolen = await keepRoute(other.request, 'keepDraft', { params, body: { ...ofPage, turn: 2, userName, subject, content: 'theirs' } })
  expect(stolen.status()).toBe(409)

  await desk.signIn('controller')
  expect((await draftIn(request)).content).toEqual({ phoneNo: '1' })
  await signOut(request)
  expect(await draftIn(same.request)).toBeNull()
})

test('the export route gives a file to its own person alone, on one of their pages, and knows no other method', async ({
  desk,
  page: { request },
}) => {
  const at = routes.exportFile(intentId)
  expect((await request.get(at)).status()).toBe(401)
  await desk.signIn('lead')
  expect((await request.get(at, { headers: { 'sec-fetch-site': 'cross-site' } })).status()).toBe(403)
  for (const address of [at, routes.exportFile('..'), routes.exportFile('x')]) expect((await request.get(address)).status()).toBe(404)
  expect((await request.post(at)).status()).toBe(405)
  expect((await request.get(at)).headers()['cache-control']).toBe('private, no-store')
})

test('the document route gives a document to who may read its status, on one of their pages, and knows no other method', async ({
  desk,
  page: { request },
}) => {
  const of = (question: Parameters<typeof routes.document>[0]) => routes.document(question, 'shown')
  const at = of({ identifier: 'R-1', company: desk.companyId })
  expect((await request.get(at)).status()).toBe(401)
  await desk.signIn('lead')
  const before = await upstreamCalls(desk)
  expect((await request.get(at, { headers: { 'sec-fetch-site': 'cross-site' } })).status()).toBe(403)
  const theirs = await freshTenant()
  expect((await request.get(of({ identifier: 'R-1', company: theirs.companyId }))).status()).toBe(403)
  for (const address of [of({}), of({ company: desk.companyId }), of({ identifier: 'x'.repeat(300) }), `${at}x`.replace('company=', 'company=x')])
    expect((await request.get(address)).status(), address).toBe(400)
  expect((await request.post(at)).status()).toBe(405)
  expect(await upstreamCalls(desk)).toBe(before)
  const unknown = await request.get(at)
  expect([unknown.status(), unknown.headers()['cache-control']]).toEqual([404, 'private, no-store'])
})

test('the event stream is for who is signed in, on a page of the desk, tells what a webhook brings, and knows no other method', async ({
  desk,
  page,
}) => {
  const { request } = page
  expect((await request.get(routes.events())).status()).toBe(401)
  await desk.signIn('lead')
  expect((await request.get(routes.events(), { headers: { 'sec-fetch-site': 'cross-site' } })).status()).toBe(403)
  expect((await request.post(routes.events())).status()).toBe(405)

  const ofPage = page.waitForResponse((answer) => answer.url().endsWith(routes.events()))
  await page.goto(routes.journal())
  expect((await ofPage).status()).toBe(200)
  const again = page.waitForRequest((asked) => asked.url().endsWith(routes.read('listJournal')) && asked.headers()['x-desk-asked-by'] === 'itself')
  const told = page.evaluate(
    (address) =>
      new Promise<string[]>((resolve) => {
        const heard: string[] = []
        const source = new EventSource(address)
        source.onmessage = ({ data }) => {
          heard.push(data)
          document.title = 'listening'
          if (heard.length === 2) resolve(heard)
        }
      }),
    routes.events(),
  )
  await expect(page).toHaveTitle('listening')
  const data = { organizationId: desk.organizationId, batchId: intentId, status: 'SUCCESS' }
  expect((await webhook(request, { ...data, organizationId: 'somebody-else' })).status()).toBe(200)
  expect((await webhook(request, data)).status()).toBe(200)
  expect((await told).map((each) => JSON.parse(each))).toEqual([
    { kind: 'HERE' },
    { kind: 'BATCH_COMPLETED', organizationId: desk.organizationId, batchId: intentId },
  ])
  await again
})

test('the webhook route takes what is signed and nothing else, and knows no other method', async ({ request }) => {
  const data = { organizationId: 'somebody', batchId: intentId }
  const long = { ...data, status: 'x'.repeat(300_000) }
  expect((await request.get('/api/webhooks/collection')).status()).toBe(405)
  expect((await request.post('/api/webhooks/collection', { data })).status()).toBe(401)
  expect((await webhook(request, data, 'another secret altogether')).status()).toBe(401)
  expect((await webhook(request, { batchId: intentId })).status()).toBe(400)
  expect((await webhook(request, long)).status()).toBe(413)
})

/** Sends a webhook as the upstream does. */
function webhook(request: APIRequestContext, data: object, secret = process.env.COLLECTION_WEBHOOK_SECRET!) {
  const body = JSON.stringify({ type: 'BATCH_COMPLETED', source: 'COLLECTION', timeStamp: new Date().toISOString(), data })
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  const headers = { 'content-type': 'application/json', IdempotencyKey: randomUUID(), 'X-Webhook-Signature': signature }
  return request.post('/api/webhooks/collection', { headers, data: body })
}

async function signOut(request: APIRequestContext) {
  const { csrfToken } = (await (await request.get(routes.auth('csrf'))).json()) as { csrfToken: string }
  await request.post(routes.auth('signout'), { form: { csrfToken, json: 'true' } })
}
