import { describe, expect, test } from 'vitest'
import {
  findEndEffect,
  findSharedStopProblem,
  findStopEffect,
  planStopUndo,
  toSetStop,
} from './customer-stops'

const today = '2026-03-12'
const customer = (until?: string | null) => ({ customerNo: '7', stopReminderUntil: until })
const stop = { kind: 'reminder' as const, until: '2026-03-26' }

describe('what a stop does to a customer', () => {
  test.each([
    [undefined, 'set'],
    [null, 'set'],
    ['2026-03-11', 'set'],
    ['2026-03-12', 'extended'],
    ['2026-03-25', 'extended'],
    ['2026-03-26', 'longer'],
    ['2026-03-27', 'longer'],
    ['9999-12-31', 'longer'],
    ['2026-03-25T00:00:00Z', 'extended'],
    ['next week', 'unreadable'],
  ])('whose stop is %s: %s', (until, effect) =>
    expect(findStopEffect(customer(until), stop, today)).toBe(effect),
  )

  test('of another kind is told by that kind alone', () => {
    const row = { ...customer('9999-12-31'), stopInterestCalcUntil: '2026-03-20' }
    expect(findStopEffect(row, { ...stop, kind: 'debtCollection' }, today)).toBe('set')
    expect(findStopEffect(row, { ...stop, kind: 'interestCalc' }, today)).toBe('extended')
  })

  test('without a number is none', () => {
    expect(findStopEffect({ customerNo: null }, stop, today)).toBe('unnamed')
    expect(findEndEffect({ customerNo: '' }, 'reminder', today)).toBe('unnamed')
  })
})

test.each([
  [undefined, 'none'],
  ['2026-03-11', 'none'],
  ['2026-03-12', 'ended'],
  ['9999-12-31', 'ended'],
  ['next week', 'unreadable'],
])('ending a stop until %s: %s', (until, effect) =>
  expect(findEndEffect(customer(until), 'reminder', today)).toBe(effect),
)

describe('what takes a stop back', () => {
  const set = { until: '2026-03-26', memo: 'Disputed' }
  const ends = '2026-03-11'

  test.each([
    ['ends where none stood before', { until: null, memo: null }, { until: ends, memo: null }],
    [
      'is the day and the reason of the one before',
      { until: '2026-03-20', memo: 'Plan' },
      { until: '2026-03-20', memo: 'Plan' },
    ],
    [
      'has no reason where the one that runs again had none',
      { until: '2026-03-20', memo: null },
      { until: '2026-03-20', memo: '' },
    ],
    [
      'sends no blank for one that is over',
      { until: '2026-03-01', memo: null },
      { until: '2026-03-01', memo: null },
    ],
    [
      'ends where what stood before was no day',
      { until: 'soon', memo: null },
      { until: ends, memo: null },
    ],
    [
      'writes the day as it is sent',
      { until: '2026-03-20T00:00:00', memo: 'Disputed' },
      { until: '2026-03-20', memo: null },
    ],
  ])('%s', (_, before, next) => expect(planStopUndo(before, set, ends)).toEqual(next))

  test('keeps a reason that was not touched', () => {
    const before = { until: '2026-03-20', memo: 'Plan' }
    expect(planStopUndo(before, { ...set, memo: null }, ends)).toEqual({
      until: '2026-03-20',
      memo: null,
    })
    expect(toSetStop(before, { ...set, memo: null })).toEqual({ until: set.until, memo: 'Plan' })
    expect(toSetStop(before, { ...set, memo: '' })).toEqual({ until: set.until, memo: null })
    expect(toSetStop(before, set)).toEqual(set)
  })
})

test('a new stop says why; one that is only moved need not', () => {
  const typed = { until: '2026-03-26', memo: ' ' }
  expect(findSharedStopProblem(typed, { today, isNew: true })).toBe('memoMissing')
  expect(findSharedStopProblem(typed, { today, isNew: false })).toBe(null)
  const past = { until: '2026-03-11', memo: '' }
  expect(findSharedStopProblem(past, { today, isNew: false })).toBe('dayOver')
})
