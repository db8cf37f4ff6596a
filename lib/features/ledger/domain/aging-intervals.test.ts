import { describe, expect, test } from 'vitest'
import { getDueDates, isOverdue, isWithin, readIntervals, spansDueDate } from './aging-intervals'

const asOf = '2026-11-26'
const raw = [
  { currency: 'nok ', interval: 'NOT_DUE', fromDays: null, toDays: 0, amount: 10 },
  { currency: 'NOK', interval: 'DUE_1_30', fromDays: 1, toDays: 30, amount: 20 },
  { currency: 'NOK', interval: 'DUE_31_60', fromDays: 31, toDays: 60, amount: 30.1 },
  { currency: 'NOK', interval: 'DUE_61_90', fromDays: 61, toDays: 90 },
  { currency: 'NOK', interval: 'DUE_91', fromDays: 91, toDays: null, amount: 0 },
]
const intervals = readIntervals([...raw, null])
const findName = (dueDate: string | null | undefined) =>
  intervals.filter((each) => isWithin(each, dueDate, asOf)).map(({ name }) => name)

describe('an interval holds', () => {
  test.each([
    ['2026-12-24', 'NOT_DUE'],
    ['2026-11-26', 'NOT_DUE'],
    ['2026-11-25', 'DUE_1_30'],
    ['2026-10-27', 'DUE_1_30'],
    ['2026-10-26', 'DUE_31_60'],
    ['2026-09-27', 'DUE_31_60'],
    ['2026-09-26', 'DUE_61_90'],
    ['2026-08-28', 'DUE_61_90'],
    ['2026-08-27', 'DUE_91'],
    ['2020-01-01', 'DUE_91'],
  ])('what is due on %s: %s', (dueDate, name) => expect(findName(dueDate)).toEqual([name]))

  test('nothing that has no due date, unless it is for those', () => {
    expect(findName(null)).toEqual([])
    const [undated] = readIntervals([{ interval: 'no_due_date', amount: 1 }])
    expect([undated!.is, isWithin(undated!, null, asOf)]).toEqual(['undated', true])
    expect(isWithin(undated!, asOf, asOf)).toBe(false)
  })

  test.each([undefined, '2026-11-31', 'soon'])('nothing whose due date is not known: %s', (due) => {
    const [undated] = readIntervals([{ interval: 'NO_DUE_DATE', amount: 1 }])
    expect([isWithin(undated!, due, asOf), findName(due)]).toEqual([false, []])
  })
})

test('the due dates of an interval are those that it holds, both ends within', () => {
  expect(intervals.map((each) => getDueDates(each, asOf))).toEqual([
    { from: '2026-11-26', to: null },
    { from: '2026-10-27', to: '2026-11-25' },
    { from: '2026-09-27', to: '2026-10-26' },
    { from: '2026-08-28', to: '2026-09-26' },
    { from: null, to: '2026-08-27' },
  ])
})

test.each([
  [
    { fromDays: 91, toDays: 2_147_483_647 },
    { from: null, to: '2026-08-27' },
  ],
  [
    { fromDays: -2_147_483_648, toDays: 0 },
    { from: '2026-11-26', to: null },
  ],
  [{ fromDays: 2_147_483_647, toDays: null }, null],
  [{ fromDays: null, toDays: -2_147_483_648 }, null],
])('a number that stands for no end is none: %j', (days, dates) => {
  const [interval] = readIntervals([{ currency: 'NOK', ...days, amount: 1 }])
  expect(getDueDates(interval!, asOf)).toEqual(dates)
})

test('overdue is what begins after the due date', () => {
  expect(intervals.filter(isOverdue).map(({ name }) => name)).toEqual([
    ...['DUE_1_30', 'DUE_31_60', 'DUE_61_90', 'DUE_91'],
  ])
  const [mixed] = readIntervals([{ currency: 'NOK', fromDays: 0, toDays: 30, amount: 1 }])
  expect(isOverdue(mixed!)).toBe(false)
})

test.each([
  [{ fromDays: 0, toDays: 30 }, true],
  [{ fromDays: null, toDays: 30 }, true],
  [{ fromDays: -7, toDays: 1 }, true],
  [{ fromDays: 0, toDays: null }, true],
  [{ fromDays: null, toDays: 0 }, false],
  [{ fromDays: 0, toDays: 0 }, false],
  [{ fromDays: 1, toDays: 30 }, false],
  [{ fromDays: 1, toDays: null }, false],
  [{ interval: 'NO_DUE_DATE', fromDays: 0, toDays: 30 }, false],
  [{ interval: 'OLD' }, false],
])('%j holds what is late beside what is not: %j', (days, spans) => {
  const [interval] = readIntervals([{ currency: 'NOK', ...days, amount: 1 }])
  expect(spansDueDate(interval!)).toBe(spans)
})

test('an amount that is absent is unknown, and an interval without limits is nowhere', () => {
  expect(intervals.map(({ amount, currency }) => [amount, currency])).toEqual([
    ...[
      ['10', 'NOK'],
      ['20', 'NOK'],
      ['30.1', 'NOK'],
      [null, 'NOK'],
      ['0', 'NOK'],
    ],
  ])
  const [unplaced] = readIntervals([{ interval: 'OLD', fromDays: 'x' as never, amount: 1 }])
  expect([
    unplaced!.is,
    isWithin(unplaced!, '2020-01-01', asOf),
    getDueDates(unplaced!, asOf),
  ]).toEqual(['unplaced', false, null])
})
