import { describe, expect, test } from 'vitest'
import { journal } from '@/lib/platform/database/schema'
import { deskUnderTest } from '@/tests/support/desk-under-test'
import { erasePayloads, erasePersonFrom, eraseWrite } from './erase-journal'
import type { JournalRow } from './write-journal'

const desk = deskUnderTest()
const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const at = new Date('2026-03-12T10:00:00Z')
const written = (more: Partial<JournalRow> = {}) =>
  desk.db.insert(journal).values({
    ...{
      idempotencyKey,
      operation: 'updateCustomer',
      area: 'receivables',
      person: 'kari',
      clientNo: '1001',
      target: '10001',
      requestId: 'r',
      fingerprint: 'f',
    },
    ...{ state: 'done', sentAt: at, deadlineAt: at },
    ...more,
  })
const row = async () => (await desk.journalRows())[0]!

describe('a write that is erased keeps of its outcome', () => {
  const message = 'Name of 10001'
  test.each<[string, unknown, unknown]>([
    [
      'the batch of receivables and the status',
      { ok: true, status: 202, value: { batchUuid: 'b-1', message } },
      { ok: true, status: 202, value: { batchUuid: 'b-1' } },
    ],
    [
      'the batch of collection',
      { ok: true, value: { data: { batchId: 'b-2', message } } },
      { ok: true, value: { data: { batchId: 'b-2' } } },
    ],
    [
      'that it was done, where it names no batch',
      { ok: true, value: { message, data: {} } },
      { ok: true, value: null },
    ],
    [
      'that it was done, where it said nothing',
      { ok: true, value: null },
      { ok: true, value: null },
    ],
    ['nothing, where it had none', null, null],
  ])('%s', async (_, outcome, left) => {
    await written({ outcome })
    await eraseWrite(desk.db, idempotencyKey, { isOfCustomer: true })
    expect((await row()).outcome).toStrictEqual(left)
  })
})

describe('what a look kept of a write is, once that is erased,', () => {
  const batchEnd = { status: null, succeeded: 1, taken: 0, failed: 1, at: at.toISOString() }
  const rowStates = ['booked', 'failed']
  const delivery = {
    ...{ is: 'failed', receiptId: 'r-1', transactionRid: '7' },
    ...{ channel: 'Email', logText: 'kari@example.com does not exist' },
  }
  const erased = { ...delivery, channel: null, logText: null }
  test.each([
    ['how its batch ended, row by row', { batchEnd, rowStates }, { batchEnd, rowStates }],
    ['how its delivery ended, without a word', { delivery }, { delivery: erased }],
    ['nothing of what was read', { name: 'Kari', receiptId: 'r-1' }, {}],
    ['nothing where nothing was kept', {}, {}],
  ])('%s', async (_, stored, left) => {
    const look = { at: at.toISOString(), person: 'ola', found: 'partly' as const, stored }
    await written({ look })
    await erasePayloads(1)
    expect((await row()).look).toStrictEqual({ ...look, stored: left })
    await desk.db.update(journal).set({ look })
    await eraseWrite(desk.db, idempotencyKey, { isOfCustomer: true })
    expect((await row()).look).toStrictEqual({ ...look, stored: left })
  })

  test('no look where nobody looked', async () => {
    await written()
    await erasePayloads(1)
    expect((await row()).look).toBeNull()
  })
})

describe('a person who is erased from a write', () => {
  const said = (person: string) => ({ at: at.toISOString(), person, found: 'applied' as const })
  const makeCheck = (person: string) => ({ ...said(person), stored: {} })

  test('leaves it to whoever else looked at it and recorded what became of it', async () => {
    await written({ look: makeCheck('ola'), record: said('ola'), recordNote: 'sealed' })
    await erasePersonFrom(desk.db, idempotencyKey, ['kari'])
    expect(await row()).toMatchObject({
      person: '•••••',
      look: makeCheck('ola'),
      record: said('ola'),
      recordNote: 'sealed',
    })
  })

  test('leaves no name where they looked at it and recorded what became of it, nor what they wrote', async () => {
    await written({
      person: 'ola',
      look: makeCheck('kari'),
      record: said('kari'),
      recordNote: 'sealed',
    })
    await erasePersonFrom(desk.db, idempotencyKey, ['kari'])
    expect(await row()).toMatchObject({
      person: 'ola',
      look: makeCheck('•••••'),
      record: said('•••••'),
      recordNote: null,
    })
  })

  test('changes nothing of a look and a record that nobody made', async () => {
    await written()
    await erasePersonFrom(desk.db, idempotencyKey, ['kari'])
    expect(await row()).toMatchObject({ person: '•••••', look: null, record: null })
  })

  test('is not looked for in a write that is not there', async () => {
    await expect(erasePersonFrom(desk.db, idempotencyKey, ['kari'])).resolves.toBeUndefined()
  })
})
