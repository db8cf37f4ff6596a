import { expect, test } from 'vitest'
import type { ItemStop } from '@/lib/contracts/desk/receivables/stops'
import { checkOutcome } from '@/lib/features/journal/server/check-outcome'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { arrivedAt, asKari, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { everyRight } from '@/tests/support/tokens'
import { stopArItem } from './stop-ar-item'

const desk = deskUnderTest()
const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const stop: ItemStop = {
  idempotencyKey,
  userName: 'kari',
  clientNo: '1001',
  customerNo: '10001',
  arItemId: 400_012,
  kind: 'reminder',
  until: '2026-12-31',
  memo: 'Disputed',
  seen: { until: null, memo: null },
}
const stored = {
  arItemId: 400_012,
  customerNo: '10001',
  documentNo: '2026-10442',
  stopReminderUntil: null as string | null,
  stopReminderMemo: null as string | null,
}
const processed = { status: 'PROCESSED', result: 'UPDATED' }

type Write = Parameters<typeof upstreamAnswers>[1]

/** An upstream with one item; `write` answers a stop, else it is done. */
function oneItem(change: object = {}, write?: Write) {
  const there = { ...stored, ...change }
  upstreamAnswers(desk, (request, response, socket) => {
    if (request.method === 'GET') return json(response, 200, there)
    if (write) return write(request, response, socket)
    const { arItem } = JSON.parse(arrivedAt(desk).at(-1)!.text)
    json(response, 200, processed)
    Object.assign(there, arItem)
  })
  return there
}
const writes = () => arrivedAt(desk).filter(({ method }) => method === 'PUT')
const entry = async () => {
  const read = await executeOperation('getJournalEntry', { params: { idempotencyKey } })
  if (!read.ok) throw new Error(JSON.stringify(read.failure))
  return read.value
}

test('a stop is sent once, however often it arrives, and the journal of the customer tells it', async () => {
  await asKari()
  oneItem()
  for (const result of [await stopArItem(stop), await stopArItem(stop)])
    expect(result).toEqual({ ok: true, value: { outcome: 'sent', found: 'applied' } })
  expect(writes().map(({ url, text }) => [url, JSON.parse(text)])).toEqual([
    [
      expect.stringMatching(/\/clients\/1001\/aritems$/),
      {
        metadata: { userId: 'kari' },
        arItem: {
          arItemId: 400_012,
          customerNo: '10001',
          stopReminderUntil: '2026-12-31',
          stopReminderMemo: 'Disputed',
        },
      },
    ],
  ])
  expect(await entry()).toMatchObject({
    state: 'done',
    target: '10001',
    fields: [
      {
        field: 'stopReminderUntil',
        before: null,
        sent: '2026-12-31',
        stored: '2026-12-31',
      },
      { field: 'stopReminderMemo', before: null, sent: 'Disputed', stored: 'Disputed' },
      { field: 'arItemId', before: 400_012 },
      { field: 'documentNo', before: '2026-10442' },
    ],
  })
})

test.each([
  ['ends on another day', { stopReminderUntil: '2026-12-24' }],
  ['has another reason', { stopReminderMemo: 'Deceased' }],
])('a stop that %s than the page showed is not sent over', async (_, change) => {
  await asKari()
  const there = oneItem(change)
  expect(await stopArItem(stop)).toEqual({
    ok: true,
    value: { outcome: 'changed', until: there.stopReminderUntil },
  })
  expect(writes()).toEqual([])
})

test('a day in another style is the same day', async () => {
  await asKari()
  oneItem({ stopReminderUntil: '2026-12-24T00:00:00' })
  const seen = { until: '2026-12-24', memo: null }
  expect(await stopArItem({ ...stop, seen })).toMatchObject({ value: { outcome: 'sent' } })
})

test.each([
  ['another item', { arItemId: 7 }],
  ['an item of another customer', { customerNo: '10002' }],
])('nothing is sent where the read shows %s', async (_, change) => {
  await asKari()
  oneItem(change)
  expect(await stopArItem(stop)).toMatchObject({ failure: { kind: 'not-sent' } })
  expect(writes()).toEqual([])
})

test('nothing is sent of a reason that may be an identity number, or without the right', async () => {
  await asKari()
  oneItem()
  expect(await stopArItem({ ...stop, memo: 'Born 150885 98765' })).toMatchObject({
    failure: { kind: 'invalid' },
  })
  await asKari({ rights: everyRight.filter((right) => right !== 'write:arm.customer') })
  expect(await stopArItem(stop)).toMatchObject({ failure: { kind: 'forbidden' } })
  expect(writes()).toEqual([])
})

test('a lost answer is looked for, by the item and not by the customer', async () => {
  await asKari()
  const there = oneItem({}, (_, __, socket) => void socket.destroy())
  expect(await stopArItem(stop)).toMatchObject({ failure: { kind: 'unknown-outcome' } })
  Object.assign(there, { stopReminderUntil: '2026-12-31', stopReminderMemo: 'Disputed' })
  expect(await checkOutcome({ idempotencyKey, operation: 'updateArItem' })).toMatchObject({
    value: { state: 'done', look: { found: 'applied' } },
  })
  expect(arrivedAt(desk).at(-1)!.url).toMatch(/\/clients\/1001\/aritems\/400012/)
  expect(writes()).toHaveLength(1)
})

test('what the read does not show leaves the outcome unknown', async () => {
  await asKari()
  oneItem({}, (_, __, socket) => void socket.destroy())
  await stopArItem(stop)
  expect(await checkOutcome({ idempotencyKey, operation: 'updateArItem' })).toMatchObject({
    value: { state: 'unknown', look: { found: 'unproven' } },
  })
})
