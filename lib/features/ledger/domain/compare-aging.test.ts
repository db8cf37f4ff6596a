import { expect, test } from 'vitest'
import { readIntervals } from './aging-intervals'
import { compareAging, locateDifference } from './compare-aging'
import type { OpenAmount } from './open-amounts'

const asOf = '2026-11-26'
const item = (id: string, customerNo: string, amount: string, dueDate: string | null) =>
  ({ arItemId: id, documentNo: id, customerNo, currency: 'NOK', dueDate, amount }) as OpenAmount
const open = [
  item('1', 'a', '100', '2026-11-20'),
  item('2', 'a', '50.05', '2026-11-19'),
  item('3', 'b', '7', '2026-11-18'),
  item('4', 'b', '9', '2026-12-24'),
]
const toIntervals = (late: number, notDue = 9) =>
  readIntervals([
    { currency: 'NOK', interval: 'NOT_DUE', fromDays: null, toDays: 0, amount: notDue },
    { currency: 'NOK', interval: 'LATE', fromDays: 1, toDays: null, amount: late },
  ])

test('a difference names its interval, both amounts and the items within', () => {
  const [found, ...others] = compareAging('NOK', open, toIntervals(157.06), asOf)!
  expect(others).toEqual([])
  expect(found).toMatchObject({ open: '157.05', aging: '157.06', by: '0.01' })
  expect(found!.within.map(({ arItemId }) => arItemId)).toEqual(['1', '2', '3'])
})

test.each([
  ['an item that no interval holds', [...open, item('5', 'c', '1', null)], toIntervals(157.05)],
  ['intervals that overlap', open, [...toIntervals(157.05), ...toIntervals(157.05)]],
  [
    'one item twice and another not at all',
    [open[0]!, item('5', 'c', '1', null)],
    [...toIntervals(100, 0), ...toIntervals(100, 0)],
  ],
  [
    'an interval without an amount',
    open,
    toIntervals(157.05).map((each, at) => (at === 0 ? { ...each, amount: null } : each)),
  ],
  [
    'an interval that nobody can place, beside others that hold all',
    open,
    [...toIntervals(157.05), ...readIntervals([{ currency: 'NOK', interval: 'OTHER', amount: 5 }])],
  ],
])('%s: nothing is compared', (_, amounts, intervals) => {
  expect(compareAging('NOK', amounts, intervals, asOf)).toBeNull()
})

test('an item that is settled needs no interval', () => {
  expect(
    compareAging('NOK', [...open, item('5', 'c', '0', null)], toIntervals(157.05), asOf),
  ).toEqual([])
})

test('a difference is traced to its customer, and what nobody explains is left', () => {
  const whole = toIntervals(160.05)
  const [difference] = compareAging('NOK', open, whole, asOf)!
  const ask = (b: number) =>
    new Map([
      ['a', toIntervals(150.05, 0)],
      ['b', toIntervals(b)],
    ])
  expect(locateDifference(difference!, ask(10), whole, asOf)).toEqual({
    located: [{ customerNo: 'b', by: '3', within: [open[2]] }],
    ...{ left: '0', ofAll: 0, unread: 0 },
  })
  expect(locateDifference(difference!, ask(7), whole, asOf)).toEqual({
    ...{ located: [], left: '3', ofAll: 0, unread: 0 },
  })
})

test('figures of all customers are nobody’s share, unless only one customer was asked', () => {
  const whole = toIntervals(160.05)
  const [difference] = compareAging('NOK', open, whole, asOf)!
  const locate = (...asked: [string, ReturnType<typeof toIntervals> | null][]) =>
    locateDifference(difference!, new Map(asked), whole, asOf)
  expect(locate(['a', whole], ['b', whole])).toEqual({
    ...{ located: [], left: '3', ofAll: 2, unread: 0 },
  })
  expect(locate(['a', whole], ['b', toIntervals(10)])).toMatchObject({
    located: [{ customerNo: 'b', by: '3' }],
    ...{ left: '0', ofAll: 1 },
  })
  expect(locate(['a', null], ['b', whole])).toMatchObject({
    ...{ located: [], left: '3', ofAll: 1, unread: 1 },
  })
  expect(locate(['b', whole])).toMatchObject({ located: [{ customerNo: 'b' }], ofAll: 0 })
})

test('customers of whom nothing was read are counted', () => {
  const whole = toIntervals(160.05)
  const [difference] = compareAging('NOK', open, whole, asOf)!
  const asked = new Map([
    ['a', toIntervals(150.05, 0)],
    ['b', null],
  ])
  expect(locateDifference(difference!, asked, whole, asOf)).toEqual({
    ...{ located: [], left: '3', ofAll: 0, unread: 1 },
  })
})

test('what has no due date is traced beside what a customer’s answer does not place', () => {
  const undated = { currency: 'NOK', interval: 'NO_DUE_DATE' }
  const own = [item('1', 'a', '5', null)]
  const whole = readIntervals([{ ...undated, amount: 8 }])
  const [difference] = compareAging('NOK', own, whole, asOf)!
  const unplaced = { currency: 'NOK', interval: 'OTHER', amount: 1 }
  const told = readIntervals([{ ...undated, amount: 8 }, unplaced])
  expect(locateDifference(difference!, new Map([['a', told]]), whole, asOf)).toMatchObject({
    located: [{ customerNo: 'a', by: '3', within: own }],
    left: '0',
  })
})
