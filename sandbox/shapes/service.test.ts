import { beforeEach, describe, expect, test } from 'vitest'
import { sandboxUnderTest } from '@/tests/support/sandbox-under-test'
import type { TestTenant } from '../testing/test-sandbox'
import type { Shapes } from './shapes'

const sandbox = sandboxUnderTest()
let tenant: TestTenant
let token: string

beforeEach(async () => {
  tenant = await sandbox.newTenant()
  token = (await sandbox.signIn(tenant)).access_token
})

const shape = (shapes: Shapes) => sandbox.control(tenant, 'shapes', shapes)
const org = (method: string, path: string, body?: unknown) =>
  sandbox.send(method, `/collection/v1/orgs/${tenant.organizationId}${path}`, { token, body })
const arm = (method: string, path: string, body?: unknown) =>
  sandbox.send(method, `/arm/v1/clients/${tenant.clientNo}${path}`, { token, body })
const booked = async (query: string) =>
  (await sandbox.send('GET', `/sandbox/tenants/${tenant.clientNo}/booked?${query}`)).body
const pass = async (ms: number) => {
  sandbox.clock.at += ms
  await sandbox.tick()
}
const register = async (fields: object = {}) => {
  const row = {
    invoiceNumber: 'N-1',
    originalInvoiceAmount: 1000,
    currency: 'NOK',
    uniqueSourceInvoiceId: 'i-1',
    ...fields,
  }
  const { batchId } = (await org('POST', '/invoices', { invoices: [row] })).body.data
  await pass(1001)
  return (await org('GET', `/batches/${batchId}`)).body.data.succeeded[0]?.invoiceId as string
}
const correct = async (invoiceId: string, id: string) =>
  (
    await org('POST', '/corrections', {
      corrections: [{ invoiceId, amount: 10, currency: 'NOK', uniqueSourceCorrectionId: id }],
    })
  ).body.data.batchId as string

describe('batches', () => {
  test('batchRows: rows are named by their invoice alone, or not at all, and are booked all the same', async () => {
    const invoiceId = await register()
    const batchId = await correct(invoiceId, 'c-1')
    await pass(1001)
    await shape({ batchRows: 'by-invoice' })
    const { data } = (await org('GET', `/batches/${batchId}`)).body
    expect(data).toMatchObject({ status: 'SUCCESS', failed: [] })
    expect(data.succeeded).toEqual([{ invoiceId, invoiceNumber: 'N-1' }])
    await shape({ batchRows: 'none' })
    const bare = (await org('GET', `/batches/${batchId}`)).body.data
    expect(bare).toMatchObject({ batchId, status: 'SUCCESS' })
    for (const rows of ['succeeded', 'failed']) expect(bare).not.toHaveProperty(rows)
    expect(await booked(`invoiceId=${invoiceId}`)).toEqual({
      corrections: 1,
      payments: 0,
      invoices: 1,
    })
  })

  test('batchRows: a failed row keeps its invoice and its reason, and no id of ours', async () => {
    const batchId = await correct(crypto.randomUUID(), 'c-2')
    await pass(1001)
    await shape({ batchRows: 'by-invoice' })
    const [row] = (await org('GET', `/batches/${batchId}`)).body.data.failed
    expect(Object.keys(row).sort()).toEqual(['code', 'invoiceId', 'message'])
  })

  test('batchSeconds: batches of both areas wait longer, and those of others do not', async () => {
    const usual = await register()
    await shape({ batchSeconds: 30 })
    const batchId = await correct(usual, 'c-3')
    const { batchUuid } = (
      await arm('PUT', '/customers/batches', [{ customerNo: '1', phoneNo: '+47 1' }])
    ).body
    await pass(29_000)
    expect((await org('GET', `/batches/${batchId}`)).body.data.status).toBe('QUEUED')
    expect((await arm('GET', `/batches/${batchUuid}`)).status).toBe(202)
    await pass(1_001)
    expect((await org('GET', `/batches/${batchId}`)).body.data.status).toBe('SUCCESS')
    expect((await arm('GET', `/batches/${batchUuid}`)).status).toBe(200)
  })

  test('batchSeconds: another tenant’s batch is not held up', async () => {
    const other = await sandbox.newTenant()
    await sandbox.control(other, 'shapes', { batchSeconds: 3600 })
    expect(await register()).toEqual(expect.any(String))
  })

  test('runningWithoutBody: 202 alone while it runs', async () => {
    await shape({ runningWithoutBody: true })
    const { batchUuid } = (
      await arm('PUT', '/customers/batches', [{ customerNo: '1', phoneNo: '+47 1' }])
    ).body
    expect(await arm('GET', `/batches/${batchUuid}`)).toMatchObject({
      status: 202,
      body: undefined,
    })
    await pass(1001)
    expect(await arm('GET', `/batches/${batchUuid}`)).toMatchObject({
      status: 200,
      body: { batchUuid, status: 'DONE' },
    })
  })
})

describe('what is booked', () => {
  test('sourceIds as often as sent: corrections, payments and invoices are booked each time; once: a second time is refused', async () => {
    const invoiceId = await register()
    await correct(invoiceId, 'c-1')
    await pass(1001)
    expect(
      await org('POST', '/corrections', {
        corrections: [{ invoiceId, amount: 10, uniqueSourceCorrectionId: 'c-1' }],
      }),
    ).toMatchObject({
      status: 409,
    })

    await shape({ sourceIds: 'as-often-as-sent' })
    await correct(invoiceId, 'c-1')
    await correct(invoiceId, 'c-1')
    await org('POST', '/payments', {
      payments: [1, 1].map((amount) => ({ invoiceId, amount, uniqueSourcePaymentId: 'p-1' })),
    })
    await register()
    await pass(1001)
    expect(await booked(`invoiceId=${invoiceId}`)).toEqual({
      corrections: 3,
      payments: 2,
      invoices: 1,
    })
    expect(await booked('sourceId=c-1')).toEqual({ corrections: 3, payments: 0, invoices: 0 })
    expect(await booked('sourceId=p-1')).toEqual({ corrections: 0, payments: 2, invoices: 0 })
    expect(await booked('invoiceNumber=N-1')).toEqual({ corrections: 3, payments: 2, invoices: 2 })
    expect(await booked('sourceId=i-1')).toMatchObject({ invoices: 2 })
  })

  test('nothing of another tenant is counted, and a GUID is taken', async () => {
    const invoiceId = await register()
    const other = await sandbox.newTenant()
    const elsewhere = await sandbox.send(
      'GET',
      `/sandbox/tenants/${other.clientNo}/booked?invoiceNumber=N-1`,
    )
    expect(elsewhere.body).toEqual({ corrections: 0, payments: 0, invoices: 0 })
    expect(await booked(`invoiceId=${invoiceId.replace(/^(.{14})4/, '$1E')}`)).toMatchObject({
      invoices: 1,
    })
    expect((await sandbox.send('GET', `/sandbox/tenants/${tenant.clientNo}/booked`)).status).toBe(
      400,
    )
  })
})

describe('what is offered', () => {
  test.each([404, 405, 501] as const)(
    'notOffered: %d without a body, counted as asked and never as served',
    async (status) => {
      await shape({ notOffered: { listCustomers: status, createCorrections: status } })
      expect(await arm('GET', '/customers')).toMatchObject({ status, body: undefined })
      expect(await org('POST', '/corrections', { corrections: [] })).toMatchObject({
        status,
        body: undefined,
      })
      expect((await arm('GET', '/customers/1')).status).toBe(200)
      const { requests } = (
        await sandbox.send('GET', `/sandbox/tenants/${tenant.clientNo}/requests`)
      ).body
      expect(
        requests.find((one: { operation: string }) => one.operation === 'listCustomers'),
      ).toMatchObject({ status, served: [] })
    },
  )

  test.each([400, 403, 405, 411, 415] as const)(
    'statusByPostOnly: GET is refused %d, POST answers',
    async (status) => {
      const { ReceiptId } = (await sandbox.control(tenant, 'requests', {})).body
      await shape({ statusByPostOnly: status })
      const ask = (method: string, path: string) =>
        sandbox.send(method, `/distribution${path}`, { token, body: { Identifier: ReceiptId } })
      expect((await ask('GET', '/send/status')).status).toBe(status)
      expect((await ask('POST', '/send/status')).body).toMatchObject({ ReceiptId })
      expect((await ask('POST', '/send/pstatus')).body).toMatchObject({ ReceiptId })
    },
  )

  test('updatesRejected: 200 that says REJECTED, and nothing is stored', async () => {
    await shape({ updatesRejected: true })
    const answer = await arm('PUT', '/customers', {
      metadata: { userId: 't' },
      customer: { customerNo: '1', phoneNo: '+47 999' },
    })
    expect(answer).toMatchObject({ status: 200, body: { status: 'REJECTED', result: 'REJECTED' } })
    expect((await arm('GET', '/customers/1')).body.phoneNo).not.toBe('+47 999')
  })
})

describe('tokens', () => {
  const claims = (jwt: string) =>
    JSON.parse(Buffer.from(jwt.split('.')[1]!, 'base64url').toString())

  test.each(['read:arm.* write:arm.*', ''])(
    'scope: tokens say %o, and the service lets the person do what it let',
    async (scope) => {
      await shape({ scope })
      const { access_token } = await sandbox.signIn(tenant)
      expect(claims(access_token).scope).toBe(scope)
      expect(
        (await sandbox.send('POST', '/auth/verify', { token: access_token })).body,
      ).toMatchObject({ active: true, scope })
      expect(
        (
          await sandbox.send('GET', `/arm/v1/clients/${tenant.clientNo}/customers`, {
            token: access_token,
          })
        ).status,
      ).toBe(200)
      const support = (await sandbox.signIn(tenant, 'support')).access_token
      expect(
        (
          await sandbox.send('GET', `/collection/v1/orgs/${tenant.organizationId}/cases`, {
            token: support,
          })
        ).status,
      ).toBe(403)
    },
  )
})
