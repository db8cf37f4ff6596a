import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { operations } from '@/lib/contracts/registry'
import { collectionEvents } from '@/lib/platform/database/live-schema'
import { journal } from '@/lib/platform/database/schema'
import { invoiceId, organizationId } from '@/tests/support/adjustment-upstream'
import {
  arrivedAt,
  asKari,
  asOla,
  deskUnderTest,
  upstreamAnswers,
} from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { getScopeId } from './execute-and-record'
import { executeOperation } from './execute-operation'

const desk = deskUnderTest()
const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const params = { organizationId }
const correction = {
  invoiceId,
  amount: 1,
  currency: 'NOK',
  correctionDate: '2026-03-12T00:00:00.000Z',
  description: '',
  uniqueSourceCorrectionId: 'c-1',
}
const payment = {
  invoiceId,
  type: 'DIRECT_PAYMENT',
  amount: 1,
  currency: 'NOK',
  paymentDate: '2026-03-12',
  description: '',
  uniqueSourcePaymentId: 'p-1',
}
const correct = (more: object = {}) =>
  executeOperation(
    'createCorrections',
    { params, body: { corrections: [correction] } },
    { idempotencyKey, draft: 'd', ...more },
  )
const save = (more: object = {}) =>
  executeOperation(
    'updateCustomer',
    {
      params: { clientno: '1001' },
      body: { metadata: { userId: 'x' }, customer: { customerNo: '10001' } },
    },
    { idempotencyKey, ...more },
  )
const accepted = { summary: { status: 'SUCCESS' }, data: { batchId: randomUUID() } }
const answers = (status: number, body: object = accepted) =>
  upstreamAnswers(desk, (_, response) => json(response, status, body))
const states = async () => (await desk.journalRows()).map(({ state }) => state)

describe('a write', () => {
  test('of another person under the same idempotency key gets neither its outcome nor a call', async () => {
    answers(202)
    await asKari()
    await correct()
    await asOla()
    expect(await correct()).toEqual({
      ok: false,
      failure: { kind: 'conflict', code: 'idempotency-key-reused' },
    })
    expect(arrivedAt(desk)).toHaveLength(1)
  })

  test('of another operation under the same idempotency key and draft is another one', async () => {
    answers(202)
    await asKari()
    await correct()
    const paid = await executeOperation(
      'createPayments',
      { params, body: { payments: [payment] } },
      { idempotencyKey, draft: 'd' },
    )
    expect(paid).toEqual({
      ok: false,
      failure: { kind: 'conflict', code: 'idempotency-key-reused' },
    })
    expect(arrivedAt(desk)).toHaveLength(1)
  })

  test('that was answered 202 is accepted, not done, and one that was answered 200 is done', async () => {
    await asKari()
    answers(202)
    await correct()
    expect(await states()).toEqual(['accepted'])
    answers(200, { status: 'PROCESSED' })
    await save({ idempotencyKey: randomUUID() })
    expect(await states()).toEqual(['accepted', 'done'])
  })

  test('is told to the open pages of its organization, before and after', async () => {
    await asKari()
    answers(202)
    await correct()
    const told = await desk.db.select().from(collectionEvents)
    expect(told.map(({ event }) => event)).toMatchObject([
      { kind: 'JOURNAL', organizationId },
      { kind: 'JOURNAL', organizationId },
    ])
  })

  test('keeps the ids of ours in its rows, blank where one has none, and none where it has no such rows', async () => {
    await asKari()
    answers(202)
    const { uniqueSourceCorrectionId: _, ...nameless } = correction
    await executeOperation(
      'createCorrections',
      { params, body: { corrections: [correction, nameless] } },
      { idempotencyKey, draft: 'd' },
    )
    await save({ idempotencyKey: randomUUID() })
    expect((await desk.journalRows()).map(({ sourceIds }) => sourceIds)).toEqual([
      ['c-1', ''],
      null,
    ])
  })

  test('is told to the open pages of its client, and to nobody where it stands nowhere', async () => {
    await asKari()
    answers(200, { status: 'PROCESSED' })
    await save()
    const told = async () =>
      (await desk.db.select().from(collectionEvents)).map(({ event }) => event)
    expect(await told()).toEqual(Array(2).fill({ kind: 'JOURNAL', clientNo: '1001' }))
    await executeOperation(
      'registerSwedishBankAgreement',
      operations.registerSwedishBankAgreement.example as never,
      { idempotencyKey: randomUUID() },
    )
    expect([(await desk.journalRows()).length, (await told()).length]).toEqual([2, 2])
  })

  test('is done whether or not anybody hears of it', async () => {
    await asKari()
    answers(200, { status: 'PROCESSED' })
    await desk.db.execute(sql`alter table desk.collection_event rename to collection_event_gone`)
    const saved = await save().finally(() =>
      desk.db.execute(sql`alter table desk.collection_event_gone rename to collection_event`),
    )
    expect([saved.ok, await states()]).toEqual([true, ['done']])
    const lines = desk.log
      .map((line) => JSON.parse(line))
      .filter(({ event }) => event === 'not-told')
    expect(lines).toMatchObject(Array(2).fill({ operation: 'updateCustomer', error: 'Error' }))
  })
})

describe('a row without an id of ours', () => {
  const { uniqueSourceCorrectionId: _, ...nameless } = correction
  const both = (id: string, more: object = {}) =>
    executeOperation(
      'createCorrections',
      {
        params,
        body: { corrections: [{ ...correction, uniqueSourceCorrectionId: id }, nameless] },
      },
      { idempotencyKey, ...more },
    )

  test('is not taken for one that another write brought there', async () => {
    await asKari()
    answers(202)
    await both('c-1')
    const look = {
      at: '2026-03-13T08:00:00.000Z',
      person: 'ola',
      found: 'partly' as const,
      stored: { rowStates: ['failed', 'booked'] },
    }
    await desk.db.update(journal).set({ look })
    expect(await both('c-1', { idempotencyKey: randomUUID() })).toMatchObject({ ok: true })
    expect(arrivedAt(desk)).toHaveLength(2)
  })
})

describe('the place in which values of one owner are compared', () => {
  test('is the client, else the organization, else none', () => {
    expect([
      getScopeId({ clientNo: '1001', organizationId }),
      getScopeId({ organizationId }),
      getScopeId({}),
    ]).toEqual(['1001', organizationId, ''])
  })
})

describe('a 409', () => {
  test('of a write without ids of ours is a refusal', async () => {
    await asKari()
    answers(409, { errorCode: 'CONFLICT' })
    expect(await save()).toMatchObject({ failure: { kind: 'conflict' } })
    expect(await states()).toEqual(['refused'])
  })

  test.each([
    ['CONFLICT', 'CONFLICT'],
    ['DUPLICATE_UNIQUE_SOURCE_PAYMENT_ID', 'taken-before'],
  ])('%s of one with ids of ours is not known', async (errorCode, code) => {
    await asKari()
    answers(409, { errorCode, errorMessage: 'It is there' })
    const message = expect.stringContaining('It is there')
    expect(await correct()).toMatchObject({
      failure: { kind: 'unknown-outcome', status: 409, code, message },
    })
    expect(await states()).toEqual(['unknown'])
  })

  test('that says its code alone is told by that alone', async () => {
    await asKari()
    answers(409, { errorCode: 'DUPLICATE_UNIQUE_SOURCE_PAYMENT_ID' })
    expect(await correct()).toMatchObject({
      failure: { message: 'DUPLICATE_UNIQUE_SOURCE_PAYMENT_ID' },
    })
  })

  test('after the same ids went out says that they were taken before', async () => {
    await asKari()
    answers(503)
    await correct()
    answers(409, { errorCode: 'CONFLICT' })
    const after = (await desk.journalRows())[0]!.requestId
    expect(await correct({ again: { after, mayBeThere: true } })).toMatchObject({
      failure: { kind: 'unknown-outcome', code: 'taken-before' },
    })
  })
})

describe('a write that is sent again', () => {
  async function lost() {
    await asKari()
    answers(503)
    await correct()
    answers(202)
    return { after: (await desk.journalRows())[0]!.requestId, mayBeThere: true }
  }

  test('goes out once, stands in the log, and gives both arrivals one outcome', async () => {
    const again = await lost()
    const [one, other] = await Promise.all([correct({ again }), correct({ again })])
    expect(one).toEqual(other)
    expect(one).toMatchObject({ ok: true, value: accepted })
    expect(arrivedAt(desk)).toHaveLength(1)
    const lines = desk.log
      .map((line) => JSON.parse(line))
      .filter(({ event }) => event === 'sent-again')
    expect(lines).toMatchObject([{ operation: 'createCorrections', idempotencyKey }])
  })

  test('is not another person’s to send', async () => {
    const again = await lost()
    await asOla()
    expect(await correct({ again })).toEqual({
      ok: false,
      failure: { kind: 'conflict', code: 'idempotency-key-reused' },
    })
    expect(arrivedAt(desk)).toEqual([])
  })

  test('asks to sign in where its token is refused, and stays unknown: the one before it may be there', async () => {
    const again = await lost()
    answers(401)
    desk.identity.used.add('refresh-0')
    expect(await correct({ again })).toMatchObject({ failure: { kind: 'unauthenticated' } })
    expect(await states()).toEqual(['unknown'])
  })
})

test('a write without ids of ours is never sent again', async () => {
  await asKari()
  answers(503)
  await save()
  answers(200, { status: 'PROCESSED' })
  const after = (await desk.journalRows())[0]!.requestId
  expect(await save({ again: { after, mayBeThere: true } })).toMatchObject({ ok: false })
  expect(arrivedAt(desk)).toEqual([])
})
