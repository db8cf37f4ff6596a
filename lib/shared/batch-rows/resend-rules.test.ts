import { describe, expect, test } from 'vitest'
import type { SentBatch } from '@/lib/contracts/desk/batches'
import {
  findPreviousId,
  getRecordedState,
  getResendActions,
  isTakenBefore,
  mayBeThere,
  type OtherWrite,
  withRecord,
} from './resend-rules'

const end = (succeeded: number, failed: number, untold: number) => ({
  status: null,
  succeeded,
  taken: 0,
  failed,
  untold,
  at: '',
})
const write = {
  operation: 'createCorrections',
  state: 'unknown' as SentBatch['state'],
  batchId: null,
  end: null,
}
const none = { canCheck: false, canSendAgain: false, canRecord: false }

describe('what is offered for a write', () => {
  test.each<[SentBatch['state'], object]>([
    ['unknown', { canCheck: true, canSendAgain: false, canRecord: true }],
    ['not-applied', { canCheck: true, canSendAgain: true, canRecord: true }],
    ['sending', none],
    ['done', none],
    ['refused', none],
    ['not-sent', none],
  ])('that is %s', (state, offers) => {
    expect(getResendActions({ ...write, state })).toEqual(offers)
  })

  test('that was accepted is nothing while its batch can be read, and a look where it has none, or cannot be read', () => {
    const accepted = { ...write, state: 'accepted' as const }
    expect(getResendActions({ ...accepted, batchId: 'b' })).toEqual(none)
    expect(getResendActions({ ...accepted, batchId: 'b', end: end(1, 1, 0) }, true)).toEqual(none)
    expect(getResendActions(accepted)).toMatchObject({
      canCheck: true,
      canSendAgain: false,
      canRecord: true,
    })
    expect(getResendActions({ ...accepted, batchId: 'b' }, true)).toMatchObject({
      canRecord: true,
      canSendAgain: false,
    })
  })

  test('is never to send all of it again where a row of it is known, nor what carries no ids of ours', () => {
    expect(
      getResendActions({ ...write, state: 'not-applied', end: end(1, 0, 1) }).canSendAgain,
    ).toBe(false)
    expect(
      getResendActions({ ...write, state: 'not-applied', end: end(0, 1, 1) }).canSendAgain,
    ).toBe(false)
    expect(
      getResendActions({ ...write, state: 'not-applied', end: { ...end(0, 0, 1), taken: 1 } })
        .canSendAgain,
    ).toBe(false)
    expect(
      getResendActions({ ...write, state: 'not-applied', end: end(0, 0, 2) }).canSendAgain,
    ).toBe(true)
    expect(
      getResendActions({ ...write, state: 'not-applied', operation: 'updateCustomers' }),
    ).toEqual({
      canCheck: false,
      canSendAgain: false,
      canRecord: true,
    })
  })
})

describe('a row under an id', () => {
  const other: OtherWrite = {
    state: 'accepted',
    sourceIds: ['a', 'b'],
    rowStates: null,
    record: null,
  }
  test.each<[boolean, Partial<OtherWrite>]>([
    [true, {}],
    [true, { state: 'sending' }],
    [true, { state: 'unknown' }],
    [true, { state: 'done' }],
    [true, { rowStates: ['failed', 'booked'] }],
    [true, { rowStates: ['failed', 'untold'] }],
    [true, { rowStates: ['failed', 'untold'], record: { found: 'applied' } }],
    [true, { rowStates: ['failed'] }],
    [true, { rowStates: ['failed', 'booked'], record: { found: 'not-applied' } }],
    [false, { rowStates: ['booked', 'failed'] }],
    [false, { rowStates: ['booked', 'absent'] }],
    [false, { rowStates: ['failed', 'untold'], record: { found: 'not-applied' } }],
    [false, { state: 'not-sent' }],
    [false, { state: 'refused' }],
    [false, { state: 'not-applied' }],
  ])('may be there: %s, because of a write that is %j', (may, more) => {
    expect(mayBeThere({ ...other, ...more }, 'b')).toBe(may)
  })

  test('has the id before it, where it was sent anew', () => {
    expect(findPreviousId('c-20260312-7k2m9q0xvd')).toBeNull()
    expect(findPreviousId('c-20260312-7k2m9q0xvd-2')).toBe('c-20260312-7k2m9q0xvd')
    expect(findPreviousId('c-20260312-7k2m9q0xvd-10')).toBe('c-20260312-7k2m9q0xvd-9')
    expect(findPreviousId('INV-2')).toBeNull()
  })
})

test('a write was taken before only by a 409 that says so', () => {
  expect(isTakenBefore({ status: 409, code: 'taken-before' })).toBe(true)
  expect(isTakenBefore({ status: 409, code: 'DUPLICATE_UNIQUE_SOURCE_PAYMENT_ID' })).toBe(true)
  expect(isTakenBefore({ status: 409, code: 'CONFLICT' })).toBe(false)
  expect(isTakenBefore({ status: 422, code: 'DUPLICATE_UNIQUE_SOURCE_PAYMENT_ID' })).toBe(false)
})

test('a record tells of rows that are not known alone, and settles what nothing else is known of', () => {
  const [applied, absent] = [{ found: 'applied' as const }, { found: 'not-applied' as const }]
  expect(
    (['booked', 'failed', 'untold', 'waiting'] as const).map((is) => withRecord(is, absent)),
  ).toEqual(['booked', 'failed', 'absent', 'waiting'])
  expect((['taken', 'untold'] as const).map((is) => withRecord(is, applied))).toEqual([
    'taken',
    'recorded',
  ])
  expect(withRecord('untold', null)).toBe('untold')
  expect([getRecordedState(null, 'applied'), getRecordedState(null, 'not-applied')]).toEqual([
    'done',
    'not-applied',
  ])
  expect([
    getRecordedState(end(0, 0, 2), 'not-applied'),
    getRecordedState(end(1, 0, 1), 'applied'),
  ]).toEqual(['not-applied', 'done'])
  expect(getRecordedState({ ...end(0, 0, 1), taken: 1 }, 'not-applied')).toBe('accepted')
  expect([
    getRecordedState(end(1, 0, 1), 'not-applied'),
    getRecordedState(end(0, 1, 1), 'applied'),
  ]).toEqual(['accepted', 'accepted'])
})
