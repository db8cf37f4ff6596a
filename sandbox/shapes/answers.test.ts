import { beforeEach, describe, expect, test } from 'vitest'
import { servedSandboxUnderTest } from '@/tests/support/sandbox-under-test'
import type { TestTenant } from '../testing/test-sandbox'
import type { Shapes } from './shapes'

const sandbox = servedSandboxUnderTest()
let tenant: TestTenant
let token: string

beforeEach(async () => {
  tenant = await sandbox.newTenant()
  token = (await sandbox.signIn(tenant)).access_token
})

const shape = (shapes: Shapes) => sandbox.control(tenant, 'shapes', shapes)
const customers = (query = '') =>
  sandbox.send('GET', `/arm/v1/clients/${tenant.clientNo}/customers${query}`, { token })
const customer = (no: number | string) =>
  sandbox.send('GET', `/arm/v1/clients/${tenant.clientNo}/customers/${no}`, { token })
const put = (fields: object) =>
  sandbox.send('PUT', `/arm/v1/clients/${tenant.clientNo}/customers`, {
    token,
    body: { metadata: { userId: 't' }, customer: fields },
  })
const cases = (query = '') =>
  sandbox.send('GET', `/collection/v1/orgs/${tenant.organizationId}/cases${query}`, { token })
const search = (body: object) =>
  sandbox.send('POST', '/distribution/api/Invoice/SummaryInvoice', { token, body })
const store = (no: string, data: object) =>
  sandbox.send('PUT', `/sandbox/tenants/${tenant.clientNo}/customers/${no}`, { body: data })

test('a shape that nobody knows, or that names no operation, is refused by its field', async () => {
  expect(await shape({ unheard: true } as Shapes)).toMatchObject({
    status: 400,
    body: { fields: { body: expect.stringContaining('unheard') } },
  })
  expect(await shape({ notOffered: { listEverything: 404 } })).toMatchObject({ status: 400 })
  expect(await shape({ numbers: { remainingAmount: '1; drop' } })).toMatchObject({
    status: 400,
    body: { fields: { 'numbers.remainingAmount': expect.any(String) } },
  })
})

test('a shape is its tenant’s alone, replaces the one before, and ends', async () => {
  const other = await sandbox.newTenant()
  await sandbox.control(other, 'shapes', { wrapLists: { '*': 'bare' } })
  const usual = await customers()
  expect(usual.body.customers.length).toBeGreaterThan(10)
  await shape({ wrapLists: { listCustomers: 'Items' } })
  await shape({ leaveOut: { listCustomers: ['name'] } })
  expect((await customers()).body.customers).toEqual(
    usual.body.customers.map(({ name: _, ...rest }: { name: string }) => rest),
  )
  await shape({})
  expect((await customers()).body.customers).toEqual(usual.body.customers)
})

test('the documents for people tell every shape', async () => {
  const page = await (await sandbox.app.request('/docs')).text()
  for (const name of ['batchRows', 'leaveOut', 'wrapLists', 'updatesRejected'])
    expect(page).toContain(`<dt><code>${name}</code></dt><dd>`)
  expect(page).not.toContain('<dd>.</dd>')
})

describe('records', () => {
  test('leaveOut: named fields are gone from reads, inside too, or all but a few', async () => {
    await shape({
      leaveOut: {
        getCustomer: ['phoneNo', 'postalAddress.cityName'],
        listCustomers: { allBut: ['customerNo'] },
      },
    })
    const { body } = await customer(1)
    expect(body).toMatchObject({
      customerNo: '1',
      postalAddress: { postalCode: expect.any(String) },
    })
    expect(body).not.toHaveProperty('phoneNo')
    expect(body).not.toHaveProperty('postalAddress.cityName')
    for (const row of (await customers()).body.customers)
      expect(Object.keys(row)).toEqual(['customerNo'])
  })

  test('leaveOut: rows of the search come without RowId', async () => {
    await shape({ leaveOut: { searchInvoiceSummary: ['RowId'] } })
    const { Rows } = (await search({ PageSize: 5 })).body
    expect(Rows).toHaveLength(5)
    for (const row of Rows) expect(row).not.toHaveProperty('RowId')
    expect(Rows[0]).toHaveProperty('TransactionRid')
  })

  test('oddRecord: one record has a field of another kind, or is none, and the others stand', async () => {
    const usual = (await customers()).body.customers
    await shape({
      oddRecord: {
        listCustomers: { at: 2, fields: { dueDays: '14' } },
        listCases: { record: 'see the other system' },
      },
    })
    const { body } = await customers()
    expect(body.customers[2]).toEqual({ ...usual[2], dueDays: '14' })
    expect(body.customers.toSpliced(2, 1)).toEqual(usual.toSpliced(2, 1))
    const { data } = (await cases()).body
    expect(data[0]).toBe('see the other system')
    expect(data[1]).toHaveProperty('caseNumber')
  })

  test('wrapLists: a list comes under another name, deeper, or bare', async () => {
    await shape({ wrapLists: { listCustomers: 'Items', listCases: 'result.items', '*': 'bare' } })
    expect((await customers()).body).toEqual({
      Items: expect.arrayContaining([expect.objectContaining({ customerNo: '1' })]),
    })
    expect((await cases()).body).toEqual({ result: { items: expect.any(Array) } })
    expect(Array.isArray((await search({ PageSize: 5 })).body)).toBe(true)
    expect((await customer(1)).body).toHaveProperty('customerNo', '1')
  })
})

describe('values', () => {
  test.each([
    ['with-time', '2026-12-25T00:00:00'],
    ['with-zone', '2026-12-25T00:00:00Z'],
    ['dotted', '25.12.2026'],
  ] as const)('dates %s: 2026-12-25 comes as %s, and a moment stays', async (dates, seen) => {
    await store('77', { customerNo: '77', name: 'Stopped', stopReminderUntil: '2026-12-25' })
    await shape({ dates })
    expect((await customer(77)).body).toMatchObject({ customerNo: '77', stopReminderUntil: seen })
    expect((await cases()).body.data[0].registeredAt).toMatch(/T\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  test.each(['9007199254740993', '1e21', '-0.005', '0.1000'])(
    'numbers: %s stands in the text as it is',
    async (digits) => {
      await shape({ numbers: { Amount: digits } })
      const answer = await fetch(`${sandbox.address}/distribution/api/Invoice/SummaryInvoice`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify({ PageSize: 1 }),
      })
      expect(await answer.text()).toContain(`"Amount":${digits},`)
    },
  )

  test('guids: ids of answers are no UUIDs of RFC 9562, and are taken back', async () => {
    const invoices = `/collection/v1/orgs/${tenant.organizationId}/invoices`
    const [usual] = (await sandbox.send('GET', invoices, { token })).body.data
    await shape({ guids: true })
    const [first] = (await sandbox.send('GET', invoices, { token })).body.data
    expect(first.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-e[0-9a-f]{3}-/)
    expect(`${first.id.slice(0, 14)}4${first.id.slice(15)}`).toBe(usual.id)
    expect(first.organization.id).toBe(tenant.organizationId)
    for (const id of [first.id, first.id.toUpperCase(), usual.id])
      expect((await sandbox.send('GET', `${invoices}/${id}`, { token })).body.data).toMatchObject({
        id: first.id,
        claims: [{ invoiceId: first.id }],
      })

    const corrections = [{ invoiceId: first.id, amount: 1, uniqueSourceCorrectionId: 'c-guid' }]
    const taken = await sandbox.send(
      'POST',
      `/collection/v1/orgs/${tenant.organizationId}/corrections`,
      { token, body: { corrections } },
    )
    const { batchId, batchUrl } = taken.body.data
    expect(new URL(batchUrl).pathname.endsWith(batchId)).toBe(true)
    sandbox.clock.at += 1001
    await sandbox.tick()
    const { body } = await sandbox.send(
      'GET',
      `/collection/v1/orgs/${tenant.organizationId}/batches/${batchId}`,
      { token },
    )
    expect(body.data).toMatchObject({
      batchId,
      organizationId: tenant.organizationId,
      succeeded: [{ invoiceId: first.id }],
    })
  })
})

describe('filters', () => {
  test('ignoreFilters: all that narrows is taken and not applied, and pages go on', async () => {
    expect((await customers('?search=zzzz')).body.customers).toEqual([])
    await shape({ ignoreFilters: 'all' })
    const all = (await customers('?search=zzzz&pagesize=10')).body
    expect(all.customers).toHaveLength(10)
    expect((await customers('?search=zzzz&pagesize=10&pageno=2')).body.customers[0]).not.toEqual(
      all.customers[0],
    )
    expect((await cases('?CustomerNumber=nobody')).body.data.length).toBeGreaterThan(0)
    const { Rows } = (await search({ Search: 'zzzz', SearchType: 'InvoiceNumber', PageSize: 7 }))
      .body
    expect(Rows).toHaveLength(7)
  })

  test('ignoreFilters: named ones alone', async () => {
    await shape({ ignoreFilters: ['CustomerNumber'] })
    expect((await cases('?CustomerNumber=nobody')).body.data.length).toBeGreaterThan(0)
    expect((await cases('?CaseNumber=1')).body.data).toEqual([])
    expect((await customers('?search=zzzz')).body.customers).toEqual([])
  })
})

describe('refusals', () => {
  const refused = () => put({ customerNo: '1', dueDays: -1 })

  test('each of the four shapes tells the same reasons', async () => {
    const usual = (await refused()).body
    const [[field, message]] = Object.entries<string>(usual.fields) as [[string, string]]
    const bodies: [NonNullable<Shapes['refusals']>, object][] = [
      ['field-list', { errors: [{ field, message }] }],
      ['field-record', { errors: { [field]: [message] } }],
      ['code-list', { errors: [{ code: 'validation_failed', message: usual.errorMessage }] }],
      [
        'problem',
        {
          type: 'urn:problem:validation_failed',
          title: 'Unprocessable Entity',
          status: 422,
          detail: usual.errorMessage,
        },
      ],
    ]
    for (const [refusals, body] of bodies) {
      await shape({ refusals })
      expect(await refused()).toMatchObject({ status: 422, body })
    }
    expect((await refused()).body.errors).toEqual([
      { detail: message, pointer: '#/customer/dueDays' },
    ])
    expect((await refused()).headers.get('content-type')).toBe('application/problem+json')
    expect((await customer(1)).headers.get('content-type')).toBe('application/json')
  })

  test('what names no field, and what a fault answers, comes so too; words of the fault’s own stay', async () => {
    await shape({ refusals: 'field-record' })
    expect((await customer('nobody')).body).toEqual({
      errors: { '': ['Customer nobody does not exist'] },
    })
    await sandbox.control(tenant, 'faults', {
      operation: 'getCustomer',
      kind: 'status',
      status: 503,
    })
    expect(await customer(1)).toMatchObject({
      status: 503,
      body: { errors: { '': ['The sandbox was told to answer 503'] } },
    })
    await sandbox.control(tenant, 'faults', {
      operation: 'getCustomer',
      kind: 'status',
      status: 503,
      body: { why: 'mine' },
    })
    expect((await customer(1)).body).toEqual({ why: 'mine' })
  })
})
