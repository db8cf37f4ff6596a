import type { APIRequestContext } from '@playwright/test'
import { routes } from '@/lib/routes'
import { type Desk, expect, test } from './fixtures'
import { type ActionAnswer, callAction, documentedOperations, readRoute, serverActions } from './support/doors'
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
const entry = { name: 'Kari Nordmann', address, addressName: 'Kari Nordmann', phoneNo: '1', emailAddressDocument: [] }

/** A good input of every server action, for a client. An action that is missing here fails the test of its day. */
const inputs: Record<string, (clientNo: string, userName: string) => Record<string, unknown>> = {
  updateCustomerAction: (clientNo, userName) => ({
    intentId: crypto.randomUUID(),
    clientNo,
    customerNo: '1',
    userName,
    baseline: entry,
    edited: { ...entry, phoneNo: '2' },
  }),
  revealFieldAction: (clientNo) => ({ intentId: crypto.randomUUID(), clientNo, customerNo: '1', field: 'ssn' }),
  lookAgainAction: () => ({ intentId }),
}
/** Actions whose input names no client: another client's row is not found instead. */
const withoutClient = ['lookAgainAction']

/** What the read route may do; everything else that has a name is not there. The sandbox's documents and this list must name the same. */
const readable: Record<string, (clientNo: string, organizationId: string) => unknown> = {
  getCustomer: (clientno) => ({ params: { clientno, customerno: '1' } }),
  listCustomers: (clientno) => ({ params: { clientno } }),
  getReceivablesBatch: (clientno) => ({ params: { clientno, batchuuid: intentId } }),
  getCollectionInvoice: (_, organizationId) => ({ params: { organizationId, invoiceId: intentId } }),
  listJournal: (clientNo) => ({ body: { clientNo } }),
}
/** Read operations whose input names nothing that could be somebody else's. */
const scopeless = ['getJournalEntry']
const notExposed = [
  'requestToken',
  'refreshToken',
  'verifyToken',
  'searchInvoiceSummary',
  'getInvoiceStatus',
  'postInvoiceStatus',
  'postInvoicePstatus',
]
const deskOperations = [
  { name: 'listJournal', effect: 'read' },
  { name: 'getJournalEntry', effect: 'read' },
  { name: 'revealCustomerField', effect: 'write' },
]

const foreign: [string, Record<string, string>][] = [
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['the origin null', { origin: 'null' }],
  ['a foreign origin that is also the forwarded host', { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }],
  ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
]

const isRefused = ({ status, result }: ActionAnswer, ...kinds: string[]) =>
  result ? !result.ok && kinds.includes(result.failure!.kind) : status >= 400

const upstreamCalls = async (desk: Desk) => Object.values((await desk.requests()).counts).reduce((sum, count) => sum + count, 0)

/** Where an action is posted to: the page that carries it. */
const pageOf = (page: string, clientNo: string) => (page.includes('customerNo') ? routes.customer(clientNo, '1') : routes.journal())

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

test('the read route answers exposed reads and knows nothing else, by any of the names that exist', async ({ desk, page: { request } }) => {
  await desk.signIn('lead')
  const operations = [...(await documentedOperations()), ...deskOperations]
  const known = operations.filter(({ name, effect }) => effect === 'read' && !notExposed.includes(name) && !name.endsWith('Health'))
  expect(known.map(({ name }) => name).sort()).toEqual([...Object.keys(readable), ...scopeless].sort())

  const before = await upstreamCalls(desk)
  for (const { name } of operations.filter((each) => !known.includes(each) && !each.name.endsWith('Health'))) {
    expect((await readRoute(request, name, {})).status(), name).toBe(404)
  }
  for (const name of ['nothing', 'constructor', '__proto__', 'toString', '..%2Fhealth%2Flive', 'getCustomer%00']) {
    expect((await readRoute(request, name, {})).status(), name).toBe(404)
  }
  expect(await upstreamCalls(desk)).toBe(before)
})

test('the read route refuses who is not signed in', async ({ desk, request }) => {
  for (const [name, input] of Object.entries(readable)) {
    expect((await readRoute(request, name, input(desk.clientNo, desk.organizationId))).status(), name).toBe(401)
  }
  for (const name of scopeless) expect((await readRoute(request, name, {})).status(), name).toBe(401)
  expect(await upstreamCalls(desk)).toBe(0)
})

test('the read route refuses another workspace', async ({ desk, page: { request } }) => {
  await desk.signIn('lead')
  const theirs = await freshTenant()
  for (const [name, input] of Object.entries(readable)) {
    expect((await readRoute(request, name, input(theirs.clientNo, theirs.organizationId))).status(), name).toBe(403)
  }
  expect((await theirs.requests()).counts).toEqual({})
})

test('the read route refuses a foreign page, and one that does not say it is a page of the desk', async ({ desk, page: { request } }) => {
  await desk.signIn('lead')
  const before = await upstreamCalls(desk)
  for (const [what, headers] of [...foreign, ['no x-desk', { 'x-desk': '' }] as const]) {
    for (const [name, input] of Object.entries(readable)) {
      const answer = await readRoute(request, name, input(desk.clientNo, desk.organizationId), headers)
      expect(answer.status(), `${name} from ${what}`).toBe(403)
    }
  }
  expect(await upstreamCalls(desk)).toBe(before)
})

test('the read route refuses what is off the contract, before any call', async ({ desk, page: { request } }) => {
  await desk.signIn('lead')
  const before = await upstreamCalls(desk)
  const wrong = [
    ['getCustomer', {}],
    ['getCustomer', { params: { clientno: '..', customerno: '1' } }],
    ['getCustomer', { params: { clientno: desk.clientNo, customerno: '..' } }],
    ['getCustomer', { params: { clientno: desk.clientNo, customerno: '1/../../2' } }],
    ['listCustomers', { params: { clientno: desk.clientNo }, query: { pageno: 'one' } }],
    ['listCustomers', { params: { clientno: desk.clientNo }, query: { orderby: 'name; drop' } }],
    ['listCustomers', '{"params":'],
    ['listJournal', { body: { limit: 5_000 } }],
    ['listJournal', null],
    ['getJournalEntry', { params: { intentId: 'x' } }],
  ] as const
  for (const [name, input] of wrong)
    expect([400, 404], `${name} ${JSON.stringify(input).slice(0, 80)}`).toContain((await readRoute(request, name, input)).status())
  expect(await upstreamCalls(desk)).toBe(before)
  expect((await request.get(routes.read('listJournal'))).status()).toBe(405)
  expect((await readRoute(request, 'listCustomers', 'x'.repeat(200_000))).status()).toBe(400)
})

test('a page of another workspace shows nothing of it', async ({ desk, page }) => {
  await desk.signIn('lead')
  const theirs = await freshTenant()
  await page.goto(routes.customer(theirs.clientNo, '1'))
  await expect(page.getByRole('alert').filter({ hasText: 'You may not see this' })).toContainText('It is outside your workspaces.')
  expect((await theirs.requests()).counts).toEqual({})
})
