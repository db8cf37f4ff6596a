import { describe, expect, test } from 'vitest'
import type { CreditNoteSubmission } from '@/lib/contracts/desk/receivables/credit-notes'
import { checkOutcome } from '@/lib/features/journal/server/check-outcome'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { arrivedAt, asKari, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { everyRight } from '@/tests/support/tokens'
import { submitCreditNote } from './submit-credit-note'

const desk = deskUnderTest()
const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b12'
const submission: CreditNoteSubmission = {
  idempotencyKey,
  ...{ userName: 'kari', clientNo: '1001', customerNo: '10001', arItemId: 400_012 },
  ...{ documentNo: '2026-10442', amount: 30, text: 'Returned', seen: { remaining: '100' } },
}
const item = {
  ...{ arItemId: 400_012, customerNo: '10001', documentNo: '2026-10442', documentType: 'IN' },
  ...{ currency: 'NOK', originalAmount: 100, remainingAmount: 100 },
}
const note = { ...item, arItemId: 400_100, documentType: 'CN', originalAmount: -30 }

type Fault = 'before' | 'after' | { status: number; body?: object }
type Service = {
  item: Record<string, unknown>
  notes: Record<string, unknown>[]
  fault: Fault | null
  /** What its list tells beside the notes. */
  summary: object | null
  /** How its list answers. */
  list: 'rows' | 'none' | 'down'
}

/** A service with one item, which books credit notes. */
function creditingService(change: Partial<Service> = {}): Service {
  const service: Service = {
    item: { ...item },
    notes: [],
    fault: null,
    summary: {},
    list: 'rows',
    ...change,
  }
  upstreamAnswers(desk, (request, response, socket) => {
    if (request.method === 'GET') {
      if (!request.url.includes('/aritems?')) return json(response, 200, service.item)
      if (service.list === 'down') return json(response, 503, {})
      const totalCount = service.notes.length
      const summary = service.summary && { totalCount, ...service.summary }
      const arItems = service.list === 'none' ? null : service.notes
      return json(response, 200, { summary, arItems })
    }
    const { fault } = service
    if (fault === 'before') return void socket.destroy()
    if (fault && fault !== 'after') return json(response, fault.status, fault.body ?? {})
    book(service)
    if (fault === 'after') return void socket.destroy()
    json(response, 200, { status: 'PROCESSED', result: 'UPDATED' })
  })
  return service
}

function book(service: Service) {
  service.notes.push({ ...note, arItemId: 400_100 + service.notes.length })
  service.item.remainingAmount = Number(service.item.remainingAmount) - 30
}

const writes = () => arrivedAt(desk).filter(({ method }) => method === 'PUT')
const look = () => checkOutcome({ idempotencyKey, operation: 'updateArItem' })
const entry = async () => {
  const read = await executeOperation('getJournalEntry', { params: { idempotencyKey } })
  if (!read.ok) throw new Error(JSON.stringify(read.failure))
  return read.value
}

test('a credit note is sent once, however often it arrives, and is found among the items', async () => {
  await asKari()
  const service = creditingService()
  for (const result of [await submitCreditNote(submission), await submitCreditNote(submission)])
    expect(result).toEqual({ ok: true, value: { outcome: 'sent', isFound: true } })
  expect(writes().map(({ text }) => JSON.parse(text).arItem)).toEqual([
    {
      arItemId: 400_012,
      customerNo: '10001',
      creditNote: { amount: 30, text: 'Returned' },
    },
  ])
  expect(service.notes).toHaveLength(1)
  expect(await entry()).toMatchObject({
    state: 'done',
    target: '10001',
    fields: expect.arrayContaining([
      { field: 'creditNote.amount', sent: 30, stored: 30 },
      { field: 'remainingAmount', before: 100 },
      { field: 'creditNotes', before: [] },
    ]),
  })
})

test('arriving twice at once it is sent once', async () => {
  await asKari()
  creditingService()
  await Promise.all([submitCreditNote(submission), submitCreditNote(submission)])
  expect(writes()).toHaveLength(1)
})

describe('nothing is sent', () => {
  test.each<[string, Partial<Service>, object]>([
    [
      'where something else remains than was shown',
      { item: { ...item, remainingAmount: 70 } },
      { value: { outcome: 'changed' } },
    ],
    [
      'where nobody tells what remains',
      { item: { ...item, remainingAmount: null } },
      { value: { outcome: 'changed' } },
    ],
    [
      'where the read shows another item',
      { item: { ...item, arItemId: 7 } },
      { failure: { kind: 'not-sent' } },
    ],
    [
      'where the read shows another document',
      { item: { ...item, documentNo: 'B' } },
      { failure: { kind: 'not-sent' } },
    ],
    [
      'where it is another customer’s',
      { item: { ...item, customerNo: '2' } },
      { failure: { kind: 'not-sent' } },
    ],
  ])('%s', async (_, change, ended) => {
    await asKari()
    creditingService(change)
    expect(await submitCreditNote(submission)).toMatchObject(ended)
    expect(writes()).toEqual([])
  })

  test('where the notes that are there cannot be read', async () => {
    await asKari()
    creditingService({ list: 'down' })
    expect(await submitCreditNote(submission)).toMatchObject({
      failure: { kind: expect.not.stringMatching('broken') },
    })
    expect(writes()).toEqual([])
  })

  test('of a text that may be an identity number, of no amount, or without the right', async () => {
    await asKari()
    creditingService()
    const wrongs = [
      { text: 'Born 150885 98765' },
      { amount: 0 },
      { amount: -30 },
      { amount: 100.01 },
    ]
    for (const wrong of wrongs)
      expect(await submitCreditNote({ ...submission, ...wrong })).toMatchObject({
        failure: { kind: 'invalid' },
      })
    await asKari({ rights: everyRight.filter((right) => right !== 'write:arm.customer') })
    expect(await submitCreditNote(submission)).toMatchObject({ failure: { kind: 'forbidden' } })
    expect(writes()).toEqual([])
  })

  test('while an earlier one for the item is not confirmed', async () => {
    await asKari()
    const service = creditingService({ fault: 'before' })
    await submitCreditNote(submission)
    service.fault = null
    const another = { ...submission, idempotencyKey: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b13' }
    expect(await submitCreditNote(another)).toEqual({
      ok: true,
      value: { outcome: 'open', idempotencyKey },
    })
    expect(writes()).toHaveLength(1)
    await look()
    expect(await submitCreditNote(another)).toMatchObject({ value: { isFound: true } })
    expect(service.notes).toHaveLength(1)
  })
})

describe('an answer that was lost', () => {
  test('before it was booked: a look finds that it was not made', async () => {
    await asKari()
    creditingService({ fault: 'before' })
    expect(await submitCreditNote(submission)).toMatchObject({
      failure: { kind: 'unknown-outcome' },
    })
    expect(await look()).toMatchObject({ value: { state: 'not-applied' } })
    expect(writes()).toHaveLength(1)
  })

  test('after it was booked: a look finds the note, and it is not sent again', async () => {
    await asKari()
    const earlier = { ...note, arItemId: 400_050 }
    const service = creditingService({ fault: 'after', notes: [earlier] })
    expect(await submitCreditNote(submission)).toMatchObject({
      failure: { kind: 'unknown-outcome' },
    })
    expect(await look()).toMatchObject({ value: { state: 'done', look: { found: 'applied' } } })
    await submitCreditNote(submission)
    expect(writes()).toHaveLength(1)
    expect(service.notes).toHaveLength(2)
  })

  test('and a note that was there before proves nothing', async () => {
    await asKari()
    creditingService({ fault: 'before', notes: [{ ...note, arItemId: 400_050 }] })
    await submitCreditNote(submission)
    expect(await look()).toMatchObject({ value: { state: 'not-applied' } })
  })

  test.each<[string, (service: Service) => void]>([
    ['the list is not counted', (service) => (service.summary = null)],
    ['not all notes came', (service) => (service.summary = { totalCount: 5 })],
    ['less remains, and no note is seen', (service) => (service.item.remainingAmount = 70)],
    ['no list came', (service) => (service.list = 'none')],
    [
      'a note does not tell whose it is',
      (service) => (service.notes = [{ ...note, customerNo: null, originalAmount: -7 }]),
    ],
    ['nobody tells what remains', (service) => (service.item.remainingAmount = null)],
    ['the read shows another item', (service) => (service.item.arItemId = 7)],
  ])('it stays unknown where %s', async (_, change) => {
    await asKari()
    const service = creditingService({ fault: 'before' })
    await submitCreditNote(submission)
    change(service)
    expect(await look()).toMatchObject({ value: { state: 'unknown' } })
  })
})

test('a refusal is told with its reason, and leaves the item as it is', async () => {
  await asKari()
  const errors = { 'arItem.creditNote.amount': 'only 20 NOK remain' }
  creditingService({ fault: { status: 422, body: { errors } } })
  expect(await submitCreditNote(submission)).toMatchObject({ failure: { kind: 'invalid' } })
  expect((await entry()).state).toBe('refused')
})
