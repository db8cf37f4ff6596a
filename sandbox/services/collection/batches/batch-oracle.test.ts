import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasPostgres, temporaryDatabase } from '@/tests/support/postgres'
import { createTestSandbox, type TestSandbox } from '../../../testing/test-sandbox'

const database = hasPostgres ? await temporaryDatabase() : undefined
const stores: [string, TestSandbox][] = [
  ['the embedded store', await createTestSandbox()],
  ...(database
    ? [['PostgreSQL', await createTestSandbox({ url: database.url })] as [string, TestSandbox]]
    : []),
]
afterAll(async () => {
  for (const [, sandbox] of stores) await sandbox.close()
  await database?.drop()
})

type Row = { id: number; amount: number }
type Step =
  | { kind: 'submit'; requests: Row[][] }
  | { kind: 'work'; workers: number }
  | { kind: 'crash' }

const row = fc.record({
  id: fc.integer({ min: 1, max: 6 }),
  amount: fc.integer({ min: 1, max: 99 }),
})
const request = fc.array(row, { minLength: 1, maxLength: 4 })
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('submit' as const),
      requests: fc.array(request, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('work' as const),
      workers: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'crash' as const }) },
)

/** A tenant, and for each run an invoice of its own with source ids that no other run has. */
async function worldOf(sandbox: TestSandbox) {
  const tenant = await sandbox.newTenant()
  const { access_token: token } = await sandbox.signIn(tenant)
  const path = `/collection/v1/orgs/${tenant.organizationId}`
  const send = (method: string, to: string, body?: unknown) =>
    sandbox.send(method, `${path}${to}`, { token, body })
  const work = async () => {
    sandbox.clock.at += 1001
    await sandbox.tick()
  }
  return async function run() {
    await sandbox.send('DELETE', `/sandbox/tenants/${tenant.clientNo}/faults`)
    const { batchId } = (
      await send('POST', '/invoices', {
        invoices: [{ originalInvoiceAmount: 100_000, currency: 'NOK' }],
      })
    ).body.data
    await work()
    const { invoiceId } = (await send('GET', `/batches/${batchId}`)).body.data.succeeded[0]
    const sourceId = (id: number) => `${invoiceId} ${id}`
    const submit = (rows: Row[]) =>
      send('POST', '/corrections', {
        corrections: rows.map(({ id, amount }) => ({
          invoiceId,
          amount,
          uniqueSourceCorrectionId: sourceId(id),
        })),
      })
    const ledger = async () => {
      const { body } = await sandbox.send('GET', `/sandbox/tenants/${tenant.clientNo}/ledger`)
      return body.postings.filter(
        (posting: { invoiceId: string }) => posting.invoiceId === invoiceId,
      )
    }
    return { tenant, invoiceId, sourceId, send, work, submit, ledger }
  }
}

describe.each(stores)('on %s', (_, sandbox) => {
  let run: Awaited<ReturnType<typeof worldOf>>
  beforeAll(async () => {
    run = await worldOf(sandbox)
  })

  test('however requests repeat and interleave, each source id is booked once, and what a batch says is so', {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps: Step[]) => {
        const { tenant, invoiceId, sourceId, send, work, submit, ledger } = await run()
        const accepted: string[] = []
        const asked = new Set<number>()
        for (const each of steps) {
          if (each.kind === 'crash') {
            await sandbox.control(tenant, 'faults', {
              operation: 'createCorrections',
              kind: 'status',
              status: 503,
              after: true,
            })
          } else if (each.kind === 'work') {
            sandbox.clock.at += 1001
            await Promise.all(Array.from({ length: each.workers }, () => sandbox.tick()))
          } else {
            const known = new Set(asked)
            const answers = await Promise.all(each.requests.map(submit))
            for (const [at, { status, body }] of answers.entries()) {
              expect([202, 409, 503]).toContain(status)
              if (status === 202) accepted.push(body.data.batchId)
              const rows = each.requests[at]!
              if (rows.some(({ id }) => !known.has(id)) && each.requests.length === 1)
                expect(status).not.toBe(409)
              if (rows.every(({ id }) => known.has(id))) expect(status).toBe(409)
              for (const { id } of rows) asked.add(id)
            }
          }
        }
        await work()

        const booked: { uniqueSourceId: string; amount: string; batchId: string }[] = await ledger()
        expect(booked.map(({ uniqueSourceId }) => uniqueSourceId).sort()).toEqual(
          [...asked].map(sourceId).sort(),
        )
        const sum = booked.reduce((total, { amount }) => total + Number(amount), 0)
        const { data } = (await send('GET', `/invoices/${invoiceId}`)).body
        expect([data.creditedAmount, data.remainingAmount]).toEqual([sum, 100_000 - sum])
        for (const batchId of accepted) {
          const batch = (await send('GET', `/batches/${batchId}`)).body.data
          const own = booked
            .filter((posting) => posting.batchId === batchId)
            .map(({ uniqueSourceId }) => uniqueSourceId)
          expect(
            batch.succeeded
              .map((one: { uniqueSourceCorrectionId: string }) => one.uniqueSourceCorrectionId)
              .sort(),
          ).toEqual(own.sort())
          const { succeeded, failed } = batch
          expect(batch.status).toBe(
            failed.length === 0 ? 'SUCCESS' : succeeded.length === 0 ? 'FAILED' : 'PARTIAL',
          )
        }
      }),
      { numRuns: 25 },
    )
  })

  test('of twenty equal requests at once one is taken', async () => {
    const { submit, work, ledger } = await run()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => submit([{ id: 1, amount: 5 }])),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([
      202,
      ...Array.from({ length: 19 }, () => 409),
    ])
    await work()
    expect(await ledger()).toHaveLength(1)
  })

  async function measureBatch(length: number): Promise<number> {
    const { submit, work, ledger, send } = await run()
    const { batchId } = (await submit(Array.from({ length }, (_, id) => ({ id, amount: 1 })))).body
      .data
    const started = performance.now()
    await work()
    const took = performance.now() - started
    expect((await send('GET', `/batches/${batchId}`)).body.data).toMatchObject({
      status: 'SUCCESS',
    })
    expect(await ledger()).toHaveLength(length)
    return took
  }

  test('a batch of a thousand rows is done in well under ten seconds, or in proportion to a small one', async () => {
    const took = await measureBatch(1000)
    if (took >= 9000) expect(took).toBeLessThan(20 * (await measureBatch(100)))
  })
})
