import { describe, expect, test } from 'vitest'
import { submitAdjustments } from '@/lib/features/adjustments/server/submit-adjustments'
import { journal } from '@/lib/platform/database/schema'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { idempotencyKey, look, states, submission } from '@/tests/support/adjustments-under-test'
import { arrivedAt, asKari, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { areasAt, useSettings } from '@/tests/support/settings'
import { checkOutcome } from './check-outcome'

const desk = deskUnderTest()
const batchId = '2b0d9d9e-4c52-4f9a-8f39-6a5d2c9f7e10'
const answers = (status: number, body: object) =>
  upstreamAnswers(desk, (_, response) => json(response, status, body))
const save = () =>
  executeOperation(
    'updateCustomer',
    { params: { clientno: '1001' }, body: { customer: { customerNo: '10001', name: 'Kari' } } },
    { idempotencyKey },
  )

describe('a look at what the service answered', () => {
  test('reads nothing where it was refused, and tells that', async () => {
    await asKari()
    answers(422, { message: 'No such group' })
    await save()
    const before = arrivedAt(desk).length
    expect(await checkOutcome({ idempotencyKey })).toMatchObject({
      ok: true,
      value: { state: 'refused', message: 'No such group', look: null },
    })
    expect(arrivedAt(desk)).toHaveLength(before)
  })

  test('reads nothing where a batch of customers was taken: its own page follows it', async () => {
    await asKari()
    answers(202, { batchUuid: batchId })
    await executeOperation(
      'updateCustomers',
      { params: { clientno: '1001' }, body: [{ customerNo: '10001', name: 'Kari' }] },
      { idempotencyKey },
    )
    const before = arrivedAt(desk).length
    expect(await checkOutcome({ idempotencyKey })).toMatchObject({
      ok: true,
      value: { state: 'accepted', look: null },
    })
    expect(arrivedAt(desk)).toHaveLength(before)
  })

  test('reads the batch where corrections were taken, and says where that fails', async () => {
    await asKari()
    let read: [number, object] = [503, {}]
    upstreamAnswers(desk, ({ method, url }, response) => {
      if (method === 'POST')
        return json(response, 202, { summary: { status: 'SUCCESS' }, data: { batchId } })
      return url.includes(batchId)
        ? json(response, ...read)
        : json(response, 200, { summary: {}, data: [] })
    })
    await submitAdjustments(submission)
    expect(await look()).toMatchObject({ ok: false, failure: { kind: 'unreachable', status: 503 } })
    read = [200, { summary: {}, data: { batchId, status: 'RUNNING' } }]
    expect(await look()).toMatchObject({ ok: true, value: { state: 'accepted', look: null } })
    read = [200, { summary: {}, data: { batchId, status: 'SUCCESS' } }]
    expect(await look()).toMatchObject({
      ok: true,
      value: { state: 'done', look: { found: 'applied' } },
    })
    const before = arrivedAt(desk).length
    expect(await look()).toMatchObject({ ok: true, value: { state: 'done' } })
    expect(arrivedAt(desk)).toHaveLength(before)
  })

  test('says that it cannot where no read tells of the write', async () => {
    await asKari()
    answers(200, { customerNo: '10001' })
    const [at, about] = [
      new Date(),
      { clientNo: '1001', target: '10001', requestId: 'r', fingerprint: 'f' },
    ]
    const row = {
      idempotencyKey,
      operation: 'revealCustomerField',
      area: 'desk',
      person: 'kari',
      payload: { body: { field: 'ssn' } },
      ...about,
    }
    await desk.db.insert(journal).values({ ...row, state: 'unknown', sentAt: at, deadlineAt: at })
    expect(await checkOutcome({ idempotencyKey })).toEqual({
      ok: false,
      failure: { kind: 'refused', code: 'cannot-look' },
    })
    expect(arrivedAt(desk)).toEqual([])
  })
})

describe('a look that comes too fast', () => {
  const tooFast = { ok: false, failure: { kind: 'throttled', code: 'pace' } }
  const reads = (count: number) =>
    useSettings({ ...keys(), ...areasAt(desk.upstream.base), READS_PER_MINUTE: String(count) })
  const keys = () => ({
    DESK_ENCRYPTION_KEY: process.env.DESK_ENCRYPTION_KEY,
    NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET,
  })

  test('calls nothing off', async () => {
    await asKari()
    reads(1)
    await executeOperation('listJournal', { body: {} })
    expect(await checkOutcome({ idempotencyKey })).toMatchObject(tooFast)
    expect(await desk.journalRows()).toEqual([])
  })

  test('leaves what is not known as it is', async () => {
    await asKari()
    upstreamAnswers(desk, ({ method }, response, socket) =>
      method === 'POST' ? void socket.destroy() : json(response, 200, { summary: {}, data: [] }),
    )
    await submitAdjustments(submission)
    expect(await states(desk)).toEqual(['unknown'])
    reads(1)
    expect(await look()).toMatchObject(tooFast)
    expect(await states(desk)).toEqual(['unknown'])
  })
})
