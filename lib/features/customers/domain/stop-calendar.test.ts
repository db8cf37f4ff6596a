import { describe, expect, test } from 'vitest'
import {
  countByDay,
  filterStops,
  findStopSpan,
  listStopEntries,
  listWeeks,
  omitShared,
  type StopFilters,
} from './stop-calendar'
import { listStops } from './stops'

const today = '2026-11-26'
const customers = [
  { customerNo: '1', stopReminderUntil: '2026-12-20', stopReminderMemo: 'Disputed' },
  { customerNo: '2', stopReminderUntil: '2026-11-27', stopInterestCalcUntil: '9999-12-31' },
  { customerNo: '3', stopDebtCollectionUntil: 'soon', stopDebtCollectionMemo: ' ' },
  { customerNo: '4', stopReminderUntil: '2026-11-18' },
  { customerNo: '5', stopReminderUntil: '2026-11-27', stopReminderMemo: 'Plan' },
]
const entries = listStopEntries(customers, today)
const all: StopFilters = {
  ...{ kind: null, span: null, day: null, isWithoutReason: false, inCollection: null },
}
const keep = (filters: Partial<StopFilters>) =>
  filterStops(entries, { ...all, ...filters }).map(({ key }) => key)

test('stops come by their last day; those that ended long ago are not among them', () =>
  expect(entries.map(({ key }) => key)).toEqual([
    '2 reminder',
    '5 reminder',
    '1 reminder',
    '2 interestCalc',
    '3 debtCollection',
  ]))

test.each([
  ['2026-11-18', null],
  ['2026-11-19', 'ended'],
  ['2026-11-25', 'ended'],
  ['2026-11-26', 'week'],
  ['2026-12-03', 'week'],
  ['2026-12-04', 'month'],
  ['2026-12-26', 'month'],
  ['2026-12-27', 'later'],
  ['9999-12-31', 'endless'],
  ['31.11.2026', 'unreadable'],
])('a stop until %s is in the span %s', (until, span) =>
  expect(listStops({ stopReminderUntil: until }, today).map(findStopSpan)).toEqual([span]),
)

describe('a list is narrowed', () => {
  test('by kind, span and day', () => {
    expect(keep({ kind: 'interestCalc' })).toEqual(['2 interestCalc'])
    expect(keep({ span: 'month' })).toEqual(['1 reminder'])
    expect(keep({ day: '2026-11-27' })).toEqual(['2 reminder', '5 reminder'])
  })

  test('to those without a reason, a blank one counted', () =>
    expect(keep({ isWithoutReason: true })).toEqual([
      '2 reminder',
      '2 interestCalc',
      '3 debtCollection',
    ]))

  test('to customers in debt collection', () =>
    expect(keep({ inCollection: new Set(['5']) })).toEqual(['5 reminder']))
})

test('weeks begin with Monday, and each day has the stops that end on it', () => {
  expect(listWeeks(today, 2).map((week) => [week[0], week[6]])).toEqual([
    ['2026-11-23', '2026-11-29'],
    ['2026-11-30', '2026-12-06'],
  ])
  expect(listWeeks('2026-11-29', 1)[0]![0]).toBe('2026-11-23')
  expect(listWeeks('2026-11-30', 1)[0]![0]).toBe('2026-11-30')
  expect(countByDay(entries).get('2026-11-27')).toBe(2)
})

test('a stop that an item tells as its customer does is none of its own', () => {
  const until = { stopReminderUntil: '2026-12-01' }
  const ofCustomers = listStopEntries([{ customerNo: '1', ...until }], '2026-11-26')
  const items = [
    { customerNo: ' 1 ', ...until },
    { customerNo: '1', stopReminderUntil: '2026-12-02' },
    { customerNo: '1', stopInterestCalcUntil: '2026-12-01' },
    { customerNo: '2', ...until },
    { customerNo: null, ...until },
  ]
  const own = omitShared(listStopEntries(items, '2026-11-26'), ofCustomers)
  expect(own.map(({ customer }) => items.indexOf(customer)).sort()).toEqual([1, 2, 3, 4])
})
