import { afterEach, describe, expect, test, vi } from 'vitest'
import { callPauses } from '@/lib/platform/database/schema'
import {
  arrivedAt,
  asKari,
  asOla,
  deskUnderTest,
  upstreamAnswers,
} from '@/tests/support/desk-under-test'
import { type Answer, json } from '@/tests/support/fake-upstream'
import { forgetProcess, useSettings } from '@/tests/support/settings'
import { executeOperation } from './execute-operation'
import { eraseOldPauses, storePause } from './pauses'

const desk = deskUnderTest()
afterEach(() => void vi.useRealTimers())
const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const status =
  (code: number, body: unknown = { message: 'No' }): Answer =>
  (_, response) =>
    json(response, code, body)

const save = () =>
  executeOperation(
    'updateCustomer',
    { params: { clientno: '1001' }, body: { customer: { customerNo: '10001', name: 'Kari' } } },
    { idempotencyKey },
  )

describe('what came back on an update of one customer stands in the journal as', () => {
  test.each<[string, string, string, Answer]>([
    ['done', 'ok', 'an answer of the contract', status(200, { status: 'PROCESSED' })],
    ['done', 'ok', 'an answer of the documented minimum', status(200, {})],
    ['refused', 'invalid', '400', status(400)],
    ['not-sent', 'unauthenticated', '401 for good', status(401)],
    ['refused', 'forbidden', '403', status(403)],
    ['refused', 'not-found', '404', status(404)],
    ['refused', 'conflict', '409', status(409)],
    ['refused', 'invalid', '422', status(422)],
    ['refused', 'throttled', '429', status(429)],
    ['refused', 'refused', 'another 4xx', status(418)],
    ['unknown', 'unknown-outcome', '500', status(500)],
    ['unknown', 'unknown-outcome', '503', status(503)],
    ['unknown', 'unknown-outcome', 'a redirect', status(302)],
    ['unknown', 'unknown-outcome', 'an answer off the contract', status(200, { warnings: 'none' })],
    ['unknown', 'unknown-outcome', 'a page of HTML', (_, response) => void response.end('<html>')],
    ['unknown', 'unknown-outcome', 'a reset', (_, __, socket) => void socket.resetAndDestroy()],
    [
      'unknown',
      'unknown-outcome',
      'half an answer',
      (_, response, socket) =>
        void response.writeHead(200, { 'content-length': '99' }).write('{', () => socket.destroy()),
    ],
    ['unknown', 'unknown-outcome', 'silence', () => {}],
  ])('%s (%s) after %s', async (state, kind, _, answer) => {
    await asKari()
    upstreamAnswers(desk, answer)
    const result = await save()
    expect(result.ok ? 'ok' : result.failure.kind).toBe(kind)
    expect(await desk.journalRows()).toMatchObject([
      { state, outcome: JSON.parse(JSON.stringify(result)), endedAt: expect.any(Date) },
    ])
    expect(arrivedAt(desk)).toHaveLength(state === 'not-sent' ? 2 : 1)
  })

  test('not-sent when nothing left the machine, and the same idempotency key goes on later', async () => {
    const { base } = desk.upstream
    const keys = {
      DESK_ENCRYPTION_KEY: process.env.DESK_ENCRYPTION_KEY,
      NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET,
    }
    await asKari()
    useSettings({ ...keys, RECEIVABLES_URL: 'http://127.0.0.1:1' })
    expect(await save()).toMatchObject({ failure: { kind: 'not-sent' } })
    expect(await desk.journalRows()).toMatchObject([{ state: 'not-sent' }])
    useSettings({ ...keys, RECEIVABLES_URL: `${base}/arm` })
    upstreamAnswers(desk, status(200, { status: 'PROCESSED' }))
    expect(await save()).toMatchObject({ ok: true })
    expect(await desk.journalRows()).toMatchObject([{ state: 'done' }])
  })
})

test('a pause that the desk keeps itself is not-sent, and the same idempotency key goes out after it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  await asKari()
  upstreamAnswers(desk, status(200, { status: 'PROCESSED' }))
  await storePause('kari', 'receivables', 60)
  expect(await save()).toMatchObject({
    failure: { kind: 'throttled', code: 'paused', retryAfter: 60 },
  })
  expect(await desk.journalRows()).toMatchObject([{ state: 'not-sent' }])
  await desk.db.update(callPauses).set({ until: new Date() })
  forgetProcess()
  expect(await save()).toMatchObject({ ok: true })
  expect(await desk.journalRows()).toMatchObject([{ state: 'done' }])
  expect(arrivedAt(desk)).toHaveLength(1)
})

test('a pause that the upstream asked of one desk holds at another one, for its person and its area alone', async () => {
  await asKari()
  upstreamAnswers(desk, (_, response) => json(response, 429, {}, { 'retry-after': '60' }))
  expect(await save()).toMatchObject({ failure: { kind: 'throttled', retryAfter: 60 } })
  forgetProcess()
  upstreamAnswers(desk, status(200, { status: 'PROCESSED' }))
  const before = arrivedAt(desk).length
  const read = () =>
    executeOperation('getReceivablesBatch', {
      params: { clientno: '1001', batchuuid: idempotencyKey },
    })
  expect(await read()).toMatchObject({
    failure: { kind: 'throttled', code: 'paused', retryAfter: expect.any(Number) },
  })
  expect(arrivedAt(desk)).toHaveLength(before)

  await executeOperation('searchInvoiceSummary', { body: {} })
  expect(arrivedAt(desk)).toHaveLength(before + 1)
  await asOla()
  await read()
  expect(arrivedAt(desk)).toHaveLength(before + 2)
})

test('a shorter pause does not end a longer one, and pauses that are over are erased', async () => {
  await asKari()
  for (const seconds of [60, 5]) {
    await storePause('kari', 'receivables', seconds)
    forgetProcess()
  }
  await storePause('kari', 'partner', -1)
  await eraseOldPauses()
  expect((await desk.db.select().from(callPauses)).map(({ area }) => area)).toEqual(['receivables'])
  const { failure } = (await save()) as Extract<Awaited<ReturnType<typeof save>>, { ok: false }>
  expect(failure).toMatchObject({ code: 'paused' })
  expect(failure.retryAfter).toBeGreaterThan(5)
})

test('a batch that was taken runs upstream: its number is kept with it, and it is not called done', async () => {
  await asKari()
  upstreamAnswers(desk, status(202, { batchUuid: '2b0d9d9e-4c52-4f9a-8f39-6a5d2c9f7e10' }))
  await executeOperation(
    'updateCustomers',
    { params: { clientno: '1001' }, body: [{ customerNo: '10001', name: 'Kari' }] },
    { idempotencyKey },
  )
  expect(await desk.journalRows()).toMatchObject([
    {
      state: 'accepted',
      outcome: { ok: true, value: { batchUuid: '2b0d9d9e-4c52-4f9a-8f39-6a5d2c9f7e10' } },
    },
  ])
})

test('reads leave no row', async () => {
  await asKari()
  upstreamAnswers(desk, status(200, { customerNo: '10001' }))
  expect(
    await executeOperation('getCustomer', { params: { clientno: '1001', customerno: '10001' } }),
  ).toMatchObject({ ok: true })
  expect(await desk.journalRows()).toEqual([])
})
