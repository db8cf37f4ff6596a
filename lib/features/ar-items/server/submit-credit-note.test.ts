import { describe, expect, test } from 'vitest'
import type { CreditNoteSubmission } from '@/lib/contracts/desk/receivables/credit-notes'
import { checkOutcome } from '@/lib/features/journal/server/check-outcome'
import { journal } from '@/lib/platform/database/schema'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { settleMs } from '@/lib/platform/journal/write-journal'
import { creditingService, creditedItem as item, makeNote } from '@/tests/support/crediting-service'
import { arrivedAt, asKari, deskUnderTest } from '@/tests/support/desk-under-test'
import { everyRight } from '@/tests/support/tokens'
import { submitCreditNote } from './submit-credit-note'

const desk = deskUnderTest()
const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b12'
const submission: CreditNoteSubmission = {
  idempotencyKey,
  ...{ userName: 'kari', clientNo: '1001', customerNo: '10001', arItemId: 400_012 },
  ...{ documentNo: '2026-10442', amount: 30, text: 'Returned', seen: { remaining: '100' } },
}
let service: ReturnType<typeof creditingService>
const open = (change?: object) => {
  service = creditingService(desk, change)
}
const letTimePass = () =>
  desk.db.update(journal).set({ deadlineAt: new Date(Date.now() - settleMs) })

const writes = () => arrivedAt(desk).filter(({ method }) => method === 'PUT')
const check = () => checkOutcome({ idempotencyKey, operation: 'updateArItem' })
const entry = async () => {
  const read = await executeOperation('getJournalEntry', { params: { idempotencyKey } })
  if (!read.ok) throw new Error(JSON.stringify(read.failure))
  return read.value
}

test('a credit note is sent once, however often it arrives, and is found among the items', async () => {
  await asKari()
  open()
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

test('of two for one document at once no more than one goes out', async () => {
  await asKari()
  open()
  const another = { ...submission, idempotencyKey: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b13' }
  await Promise.all([submitCreditNote(submission), submitCreditNote(another)])
  expect(writes().length).toBeLessThanOrEqual(1)
})

test('a stop of the item that is not confirmed keeps no credit note back', async () => {
  await asKari()
  open({ writeFaults: ['drop-before'] })
  await executeOperation(
    'updateArItem',
    {
      params: { clientno: '1001' },
      body: { arItem: { arItemId: 400_012, customerNo: '10001', stopReminderMemo: 'Disputed' } },
    },
    {
      idempotencyKey: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b13',
      before: { arItemId: 400_012, documentNo: '2026-10442' },
    },
  )
  expect(await submitCreditNote(submission)).toMatchObject({ value: { isFound: true } })
})

test('arriving twice at once it is sent once', async () => {
  await asKari()
  open()
  await Promise.all([submitCreditNote(submission), submitCreditNote(submission)])
  expect(writes()).toHaveLength(1)
})

describe('nothing is sent', () => {
  test.each<[string, object, object]>([
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
    open(change)
    expect(await submitCreditNote(submission)).toMatchObject(ended)
    expect(writes()).toEqual([])
  })

  test('where the notes that are there cannot be read', async () => {
    await asKari()
    open({ listStatus: 403 })
    expect(await submitCreditNote(submission)).toMatchObject({
      failure: { kind: expect.not.stringMatching('broken') },
    })
    expect(writes()).toEqual([])
  })

  const noteOfAnother = { ...makeNote(400_050, 7), customerNo: '2' }
  test.each([
    ['no list', { lists: false }],
    ['a part of the list', { summary: { totalCount: 5 } }],
    ['others, of a list that nobody counts', { summary: null, notes: [noteOfAnother] }],
    [
      'as many as the service gives at most',
      { summary: { maximumCount: 1 }, notes: [noteOfAnother] },
    ],
  ])('where %s came of the notes that are there', async (_, change) => {
    await asKari()
    open(change)
    expect(await submitCreditNote(submission)).toMatchObject({
      failure: { kind: 'not-sent', code: 'cannot-look' },
    })
    expect(writes()).toEqual([])
  })

  test('but of a short list that nobody counts it is not kept back', async () => {
    await asKari()
    open({ summary: null })
    expect(await submitCreditNote(submission)).toMatchObject({ value: { outcome: 'sent' } })
  })

  test('of a text that may be an identity number, of no amount, or without the right', async () => {
    await asKari()
    open()
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
    open({ writeFaults: ['drop-before'] })
    await submitCreditNote(submission)
    const another = { ...submission, idempotencyKey: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b13' }
    expect(await submitCreditNote(another)).toEqual({
      ok: true,
      value: { outcome: 'open', idempotencyKey },
    })
    expect(writes()).toHaveLength(1)
    await letTimePass()
    await check()
    expect(await submitCreditNote(another)).toMatchObject({ value: { isFound: true } })
    expect(service.notes).toHaveLength(1)
  })
})

describe('an answer that was lost', () => {
  test('before it was booked: a look finds that it was not made, once it can come no more', async () => {
    await asKari()
    open({ writeFaults: ['drop-before'] })
    expect(await submitCreditNote(submission)).toMatchObject({
      failure: { kind: 'unknown-outcome' },
    })
    expect(await check()).toMatchObject({ value: { state: 'unknown' } })
    await letTimePass()
    expect(await check()).toMatchObject({ value: { state: 'not-applied' } })
    expect(writes()).toHaveLength(1)
  })

  test('after it was booked: a look finds the note, and it is not sent again', async () => {
    await asKari()
    const earlier = makeNote(400_050)
    open({ writeFaults: ['drop-after'], notes: [earlier] })
    expect(await submitCreditNote(submission)).toMatchObject({
      failure: { kind: 'unknown-outcome' },
    })
    expect(await check()).toMatchObject({ value: { state: 'done', look: { found: 'applied' } } })
    await submitCreditNote(submission)
    expect(writes()).toHaveLength(1)
    expect(service.notes).toHaveLength(2)
  })

  test('and a note that was there before proves nothing', async () => {
    await asKari()
    open({ writeFaults: ['drop-before'], notes: [makeNote(400_050)] })
    await submitCreditNote(submission)
    await letTimePass()
    expect(await check()).toMatchObject({ value: { state: 'not-applied' } })
  })

  test('stays unknown where the look fails', async () => {
    await asKari()
    open({ writeFaults: ['drop-after'] })
    await submitCreditNote(submission)
    await letTimePass()
    service.listStatus = 403
    expect(await check()).toMatchObject({ ok: false, failure: { status: 403 } })
    expect((await entry()).state).toBe('unknown')
  })

  test('and a note that somebody made since is not taken for it', async () => {
    await asKari()
    open({ writeFaults: ['drop-before'] })
    await submitCreditNote(submission)
    await letTimePass()
    await check()
    const another = { ...submission, idempotencyKey: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b13' }
    expect(await submitCreditNote(another)).toMatchObject({ value: { isFound: true } })
    await letTimePass()
    expect(await check()).toMatchObject({ value: { state: 'not-applied' } })
    expect(service.notes).toHaveLength(1)
  })

  test.each<[string, (is: typeof service) => void]>([
    ['the list is not counted', (service) => (service.summary = null)],
    ['not all notes came', (service) => (service.summary = { totalCount: 5 })],
    ['less remains, and no note is seen', (service) => (service.item.remainingAmount = 70)],
    ['no list came', (service) => (service.lists = false)],
    [
      'a note does not tell whose it is',
      (service) => (service.notes = [{ ...makeNote(400_050, 7), customerNo: null }]),
    ],
    ['nobody tells what remains', (service) => (service.item.remainingAmount = null)],
    ['the read shows another item', (service) => (service.item.arItemId = 7)],
  ])('it stays unknown where %s', async (_, change) => {
    await asKari()
    open({ writeFaults: ['drop-before'] })
    await submitCreditNote(submission)
    change(service)
    await letTimePass()
    expect(await check()).toMatchObject({ value: { state: 'unknown' } })
  })
})

test('a refusal is told with its reason, and leaves the item as it is', async () => {
  await asKari()
  const errors = { 'arItem.creditNote.amount': 'only 20 NOK remain' }
  open({ refusal: { status: 422, body: { errors } } })
  expect(await submitCreditNote(submission)).toMatchObject({ failure: { kind: 'invalid' } })
  expect((await entry()).state).toBe('refused')
})
