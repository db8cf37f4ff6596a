import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Operation } from '@/lib/contracts/operation'
import { operations } from '@/lib/contracts/registry'
import { addresses, pathOf } from './addresses'
import { batchMax } from './services/receivables/routes'
import { testSandbox } from './testing/test-sandbox'
import type { Reach, World } from './testing/ways'
import { waysOfBatches } from './testing/ways-of-batches'
import { waysOfCases } from './testing/ways-of-cases'

let world: World

beforeAll(async () => {
  const sandbox = await testSandbox()
  const tenant = await sandbox.newTenant()
  const other = await sandbox.newTenant()
  const [lead, support, foreign] = await Promise.all([sandbox.signIn(tenant), sandbox.signIn(tenant, 'support'), sandbox.signIn(other)])
  world = { sandbox, tenant, lead: lead.access_token, support: support.access_token, foreign: foreign.access_token }
})
afterAll(() => world.sandbox.close())

/** A request to the receivables area; `{clientNo}` stands for the tenant's own client. */
const ask =
  (
    method: string,
    path: string,
    more: { body?: unknown; as?: 'lead' | 'support' | 'foreign' | 'nobody'; headers?: Record<string, string> } = {},
  ): Reach =>
  (w) =>
    w.sandbox.send(method, addresses.receivables + path.replace('{clientNo}', w.tenant.clientNo), {
      ...more,
      token: more.as === 'nobody' ? undefined : w[more.as ?? 'lead'],
    })

const own = '/clients/{clientNo}/customers'
const items = '/clients/{clientNo}/aritems'
const envelope = (customer: object) => ({ body: { metadata: { userId: 'test' }, customer } })
const batchOf = (count: number) => ({ body: Array.from({ length: count }, (_, index) => ({ customerNo: String(index) })) })
const aBatch = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'

const writes = (method: 'PUT' | 'POST'): Record<number, Reach> => ({
  400: ask(method, own, { body: { customer: { customerNo: 5 } } }),
  403: ask(method, own, { ...envelope({ customerNo: '1' }), as: 'foreign' }),
  404: ask(method, '/clients/999999/customers', envelope({ customerNo: '1' })),
  422: ask(method, own, envelope({ customerNo: '1', dueDays: -1 })),
})
const batches = (method: 'PUT' | 'POST'): Record<number, Reach> => ({
  202: ask(method, `${own}/batches`, batchOf(2)),
  400: ask(method, `${own}/batches`, { body: { customerNo: '1' } }),
  403: ask(method, `${own}/batches`, { ...batchOf(1), as: 'support' }),
  404: ask(method, '/clients/999999/customers/batches', batchOf(1)),
  422: ask(method, `${own}/batches`, batchOf(batchMax + 1)),
})
const taken =
  (count: number, ticks: boolean, customer = {}): Reach =>
  async (w) => {
    const rows = Array.from({ length: count }, (_, index) => ({ customerNo: String(index + 1), ...customer }))
    const { body } = (await ask('PUT', `${own}/batches`, { body: rows })(w)) as unknown as { body: { batchUuid: string } }
    if (ticks) {
      w.sandbox.clock.at += 1001
      await w.sandbox.tick()
    }
    return ask('GET', `/clients/{clientNo}/batches/${body.batchUuid}`)(w)
  }
const token =
  (fields: Record<string, string>): Reach =>
  ({ sandbox }) =>
    sandbox.form('/auth/token', { grant_type: 'password', ...fields })

/** A request to the partner area; words in braces stand for what the tenant has: a company, a file, a number, a transaction with a receipt. */
const partner =
  (path: string, as: 'lead' | 'foreign' | 'nobody' = 'lead'): Reach =>
  async ({ sandbox, tenant, lead, foreign }) => {
    const { body } = await sandbox.send('GET', `/sandbox/tenants/${tenant.clientNo}/transactions`)
    const own = body.filter((row: { CompanyId: number }) => row.CompanyId === tenant.companyId)
    const delivered = own.find((row: { Status: string; ChannelStatus: string }) => row.Status === 'OK' && row.ChannelStatus === 'Delivered')
    const words: Record<string, string> = {
      own: String(tenant.companyId),
      file: delivered.Filename,
      number: delivered.InvoiceNumber,
      delivered: String(delivered.TransactionRid),
    }
    const address = `${addresses.partner}/api/${path.replace(/\{(\w+)\}/g, (_, word: string) => encodeURIComponent(words[word]!))}`
    return sandbox.send('GET', address, { token: { lead, foreign, nobody: undefined }[as] })
  }
/** A question about an invoice, put in each of three ways; `{number}` stands for one that the tenant has sent. */
const question =
  (method: 'GET' | 'POST', path: string, body: object): Reach =>
  (w) =>
    w.sandbox.send(method, addresses.distribution + path, { token: w.lead, body })
const statusWays = (method: 'GET' | 'POST', path = '/send/status'): Record<number, Reach> => ({
  200: async (w) => question(method, path, { Identifier: await receiptOf(w) })(w),
  400: question(method, path, {}),
  404: question(method, path, { InvoiceNumber: 'no such number' }),
})
const receiptOf = async ({ sandbox, tenant }: World): Promise<string> => (await sandbox.control(tenant, 'requests', {})).body.ReceiptId
const link =
  (query: string, as: 'lead' | 'foreign' | 'nobody' = 'lead'): Reach =>
  async (w) => {
    const receiptId = await receiptOf(w)
    const path = `${addresses.distribution}/invoice/lookuplink?${query.replace('{receipt}', receiptId).replace('{own}', String(w.tenant.companyId))}`
    return w.sandbox.send('GET', path, { token: as === 'nobody' ? undefined : w[as] })
  }
const anItem =
  (as: 'lead' | 'foreign' | 'nobody'): Reach =>
  async (w) => {
    const { body } = await w.sandbox.send('GET', `${addresses.receivables}/clients/${w.tenant.clientNo}/aritems`, { token: w.lead })
    return ask('GET', `${items}/${body.arItems[0].arItemId}`, { as })(w)
  }

const partnerWays = (path: string): Record<number, Reach> => ({
  200: partner(`${path}{own}`),
  400: partner(`${path}x`),
  401: partner(`${path}{own}`, 'nobody'),
  403: partner(`${path}{own}`, 'foreign'),
})

/** A way to each status that an operation lists. 200 of a batch is let through by the contract and never sent by the sandbox. */
const ways: Record<string, Record<number, Reach>> = {
  updateCustomer: { 200: ask('PUT', own, envelope({ customerNo: '1', phoneNo: '+4799901234' })), ...writes('PUT') },
  createCustomer: { 200: ask('POST', own, envelope({ customerNo: 'NEW-1', name: 'Ny kunde' })), ...writes('POST') },
  updateCustomers: batches('PUT'),
  createCustomers: batches('POST'),
  getCustomer: {
    200: ask('GET', `${own}/1`),
    401: ask('GET', `${own}/1`, { as: 'nobody' }),
    403: ask('GET', `${own}/1`, { as: 'foreign' }),
    404: ask('GET', `${own}/nobody`),
  },
  listCustomers: {
    200: ask('GET', own),
    400: ask('GET', `${own}?orderby=shoeSize`),
    401: ask('GET', own, { as: 'nobody' }),
    403: ask('GET', own, { as: 'foreign' }),
    404: ask('GET', '/clients/999999/customers'),
  },
  deleteCustomer: {
    200: async (w) => {
      await ask('POST', own, envelope({ customerNo: 'GONE' }))(w)
      return ask('DELETE', `${own}/GONE`)(w)
    },
    400: ask('DELETE', `${own}/a%20b`),
    403: ask('DELETE', `${own}/2`, { as: 'support' }),
    404: ask('DELETE', `${own}/nobody`),
    422: async (w) => {
      await ask('PUT', own, envelope({ customerNo: '3', stopDebtCollectionUntil: '2099-01-01' }))(w)
      return ask('DELETE', `${own}/3`)(w)
    },
  },
  getReceivablesBatch: {
    200: taken(2, true),
    202: taken(2, false),
    206: taken(3, true, { customerNo: 'missing' }),
    400: ask('GET', '/clients/{clientNo}/batches/not-a-uuid'),
    403: ask('GET', `/clients/{clientNo}/batches/${aBatch}`, { as: 'foreign' }),
    404: ask('GET', `/clients/{clientNo}/batches/${aBatch}`),
    406: ask('GET', `/clients/{clientNo}/batches/${aBatch}`, { headers: { accept: 'text/html' } }),
  },
  listArItems: {
    200: ask('GET', items),
    401: ask('GET', items, { as: 'nobody' }),
    403: ask('GET', items, { as: 'foreign' }),
    404: ask('GET', '/clients/999999/aritems'),
  },
  getArItem: { 200: anItem('lead'), 401: anItem('nobody'), 403: anItem('foreign'), 404: ask('GET', `${items}/1`) },
  getInvoiceStatus: statusWays('GET'),
  postInvoiceStatus: statusWays('POST'),
  postInvoicePstatus: statusWays('POST', '/send/pstatus'),
  getInvoiceLookupLink: {
    200: link('Identifier={receipt}'),
    400: link(''),
    401: link('Identifier={receipt}', 'nobody'),
    403: link('Identifier={receipt}&CompanyId={own}', 'foreign'),
    404: link('InvoiceNumber=none'),
  },
  searchInvoiceSummary: { 200: (w) => w.sandbox.send('POST', '/distribution/api/Invoice/SummaryInvoice', { token: w.lead, body: {} }) },
  listAvailableCompanies: {
    200: partner('Company/AvailableCompanies'),
    401: partner('Company/AvailableCompanies', 'nobody'),
    403: async (w) => {
      const { access_token: token } = await w.sandbox.signIn(w.tenant, 'controller')
      return w.sandbox.send('GET', '/distribution/api/Company/AvailableCompanies', { token })
    },
  },
  listInvoicesByFilename: {
    ...partnerWays('Invoice/InvoicesByFilename?Filename={file}&CompanyId='),
    404: partner('Invoice/InvoicesByFilename?Filename=no&CompanyId={own}'),
  },
  listInvoicesByNumber: {
    ...partnerWays('Invoice/Invoices?FromDate=2026-01-01&CompanyId='),
    404: partner('Invoice/Invoices?InvoiceNumber=no&CompanyId={own}'),
  },
  getInvoiceView: { ...partnerWays('Invoice/InvoiceView?InvoiceNumber={number}&CompanyId='), 404: partner('Invoice/InvoiceView?TransactionRid=1') },
  getReceipt: {
    ...partnerWays('Invoice/Receipt?TransactionRid={delivered}&CompanyId='),
    404: partner('Invoice/Receipt?TransactionRid=1&CompanyId={own}'),
  },
  listBundles: partnerWays('Bundle/List?FromDate=2026-01-01&ToDate=2026-12-31&CompanyId='),
  summarizeBundles: partnerWays('Bundle/Summary?FromDate=2026-01-01&ToDate=2026-12-31&CompanyId='),
  requestPartnerToken: {
    200: ({ sandbox, tenant: { users } }) =>
      sandbox.send('POST', '/distribution/api/Token', { body: { UserName: users[0]!.userName, Password: users[0]!.password } }),
    400: ({ sandbox }) => sandbox.send('POST', '/distribution/api/Token', { body: {} }),
    401: ({ sandbox }) => sandbox.send('POST', '/distribution/api/Token', { body: { UserName: 'lead', Password: 'wrong' } }),
    429: async ({ sandbox }) => {
      const guess = () => sandbox.send('POST', '/distribution/api/Token', { body: { UserName: 'guessed too', Password: 'wrong' } })
      for (let attempt = 0; attempt < 50; attempt++) await guess()
      return guess()
    },
  },
  requestToken: {
    200: ({ sandbox, tenant: { users } }) => sandbox.signInAs(users[0]!.userName, users[0]!.password),
    400: token({ username: 'controller', password: 'wrong' }),
    401: ({ sandbox }) => sandbox.form('/auth/token', { grant_type: 'client_credentials', client_id: 'desk-client', client_secret: 'wrong' }),
    429: async (w) => {
      for (let attempt = 0; attempt < 50; attempt++) await token({ username: 'guessed', password: 'wrong' })(w)
      return token({ username: 'guessed', password: 'wrong' })(w)
    },
  },
  refreshToken: {
    200: async ({ sandbox, tenant }) => {
      const { refresh_token } = await sandbox.signIn(tenant)
      return sandbox.form('/auth/refresh', { grant_type: 'refresh_token', refresh_token })
    },
    400: ({ sandbox }) => sandbox.form('/auth/refresh', { grant_type: 'refresh_token', refresh_token: 'an-unknown-one' }),
    401: async ({ sandbox }) => {
      const tenant = await sandbox.newTenant()
      const { refresh_token } = await sandbox.signIn(tenant)
      await sandbox.control(tenant, 'tokens', { revokeRefresh: true })
      return sandbox.form('/auth/refresh', { grant_type: 'refresh_token', refresh_token })
    },
  },
  verifyToken: {
    200: ({ sandbox, lead }) => sandbox.send('POST', '/auth/verify', { token: lead }),
    401: ({ sandbox }) => sandbox.send('POST', '/auth/verify', { token: 'a.b.c' }),
  },
  ...waysOfBatches,
}
for (const area of ['identity', 'receivables', 'distribution', 'collection'] as const) {
  ways[`${area}Health`] = { 200: ({ sandbox }) => sandbox.send('GET', `${addresses[area]}/health`) }
}
Object.assign(ways, waysOfCases)

const upstream = Object.values<Operation>(operations).filter(({ area }) => area !== 'desk')
const listed = Object.keys(ways).flatMap((name) => {
  const { answers, refusals } = operations[name as keyof typeof operations] as Operation
  return [...Object.keys(answers).map(Number), ...refusals]
    .filter((status) => !(status === 200 && 202 in answers && name.endsWith('Customers')))
    .filter((status) => !(status === 202 && 204 in answers))
    .map((status) => [name, status] as const)
})

describe('each listed status can be reached', () => {
  test.each(listed)('%s answers %i', async (name, status) => {
    const way = ways[name]?.[status]
    expect(way, `no way to ${status} of ${name}`).toBeDefined()
    expect((await way!(world)).status).toBe(status)
  })

  test('of every operation that is served', () => expect(Object.keys(ways).sort()).toEqual([...world.sandbox.implemented].sort()))

  test.each(upstream.map((operation) => [operation.name, operation] as const))(
    '%s is served, or says that it is not yet',
    async (name, operation) => {
      if (world.sandbox.implemented.has(name) || operation.method === 'GET') return
      const path = pathOf(operation).replace(/:(\w+)/g, (_, param) => (operation.example.params as Record<string, string>)[param]!)
      expect(await world.sandbox.send(operation.method, path, { body: operation.example.body })).toMatchObject({
        status: 501,
        body: { errorCode: 'not_yet' },
      })
    },
  )
})
