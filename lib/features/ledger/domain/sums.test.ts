import { expect, test } from 'vitest'
import { readIntervals } from './aging-intervals'
import { groupByCurrency } from './aging-totals'
import { compareLedgers } from './compare-ledgers'
import { compareItems } from './compare-lines'
import { findClosingBalance } from './compare-movements'
import { type OpenAmount, readLineAmounts, toShownSides } from './open-amounts'
import { sumVoucher } from './sum-voucher'

const line = (debitAmount: number | null, creditAmount: number | null, currency = 'NOK') => ({
  ...{ debitAmount, creditAmount, currency },
})

test('a voucher comes to nothing where it balances, a currency each', () => {
  expect(sumVoucher([line(0.3, 0), line(0, 0.1), line(0, 0.2)])).toEqual([
    { currency: 'NOK', by: '0' },
  ])
  expect(sumVoucher([line(5, 0), line(0, 5, 'SEK')])).toEqual([
    { currency: 'NOK', by: '5' },
    { currency: 'SEK', by: '-5' },
  ])
})

test('a voucher without lines, or with one that tells no side, does not balance: nobody knows', () => {
  expect(sumVoucher([])).toBeNull()
  expect(sumVoucher([line(5, 0), line(0, null)])).toBeNull()
})

test('intervals of no currency have no sum, nor have those of an amount that is not known', () => {
  const interval = { fromDays: 1, toDays: 30 }
  const grouped = groupByCurrency(
    readIntervals([
      { ...interval, amount: 1 },
      { ...interval, amount: 2, currency: 'SEK' },
      { ...interval, amount: 3, currency: 'NOK', itemCount: 4 },
      { ...interval, currency: 'EUR' },
    ]),
  )
  expect(grouped.map(({ currency, open, overdue }) => [currency, open, overdue])).toEqual([
    ['NOK', '3', '3'],
    [null, null, null],
    ['SEK', '2', '2'],
    ['EUR', null, null],
  ])
})

test('what is overdue is not known where an interval says nothing of its days', () => {
  const intervals = readIntervals([{ currency: 'NOK', interval: 'OLD', amount: 3 }])
  expect(groupByCurrency(intervals)[0]).toMatchObject({ open: '3', overdue: null })
})

test.each([
  [{ fromDays: 0, toDays: 30, amount: 5 }, null],
  [{ fromDays: null, toDays: 30, amount: -5 }, null],
  [{ fromDays: 0, toDays: 30 }, null],
  [{ fromDays: 0, toDays: 30, amount: 0 }, '3'],
  [{ fromDays: null, toDays: 0, amount: 5 }, '3'],
])('what is overdue beside an interval %j is %j', (days, overdue) => {
  const late = { currency: 'NOK', fromDays: 31, toDays: null, amount: 3 }
  const intervals = readIntervals([{ currency: 'NOK', ...days }, late])
  expect(groupByCurrency(intervals)[0]!.overdue).toBe(overdue)
})

test('a closing balance is that of all accounts at the end of the period, or not known', () => {
  const row = (glAccountNo: string, period: number, closingBalance: number | null) => ({
    ...{ currency: 'NOK', year: 2026, glAccountNo, period, closingBalance },
  })
  const rows = [row('1500', 9, 5), row('1510', 9, 0.5), row('1500', 10, 7)]
  expect(findClosingBalance('NOK', rows, '2026-09')).toBe('5.5')
  expect(findClosingBalance('NOK', rows, '2026-10')).toBe('7.5')
  expect(findClosingBalance('NOK', [...rows, row('1500', 10, 7)], '2026-10')).toBeNull()
  expect(findClosingBalance('NOK', [...rows, row('1510', 10, null)], '2026-10')).toBeNull()
  const unnamed = { ...row('1500', 8, 1), currency: null }
  expect(findClosingBalance('NOK', [...rows, unnamed], '2026-10')).toBeNull()
  expect(findClosingBalance('NOK', [row('1500', 9, null)], '2026-09')).toBeNull()
  expect(findClosingBalance('SEK', rows, '2026-09')).toBeNull()
})

test('lines of one item are one amount in each currency, and those of none name no document', () => {
  const of = (arItemId: number | null, currency: string, debitAmount: number) => ({
    ...{ arItemId, currency, debitAmount, creditAmount: 0, documentNo: 'D-1', customerNo: '7' },
  })
  const { amounts, uncounted } = readLineAmounts([
    ...[of(1, 'NOK', 2), of(1, 'SEK', 3), of(1, 'NOK', 0.5)],
    ...[of(null, 'NOK', 1), of(null, 'NOK', 4)],
  ])
  expect(uncounted).toBe(0)
  expect(
    amounts.map((each) => [each.arItemId, each.documentNo, each.currency, each.amount]),
  ).toEqual([
    ['1', 'D-1', 'NOK', '2.5'],
    ['1', 'D-1', 'SEK', '3'],
    [null, null, 'NOK', '5'],
  ])
})

test('the item that differs by most comes first, whatever its sign', () => {
  const of = (arItemId: string, amount: string): OpenAmount => ({
    ...{ arItemId, amount, documentNo: arItemId, customerNo: '7', currency: 'NOK', dueDate: null },
  })
  const differing = compareItems('NOK', [of('a', '5'), of('b', '30'), of('c', '1')], [of('a', '6')])
  expect(differing.map(({ arItemId, by }) => [arItemId, by])).toEqual([
    ['b', '-30'],
    ['a', '1'],
    ['c', '-1'],
  ])
})

test('a total of aging is not known where an interval of the currency tells no amount', () => {
  const read = { asOf: '2026-11-26', today: '2026-11-26', items: null, lines: null }
  const intervals = readIntervals([
    { currency: 'NOK', fromDays: 1, toDays: 30, amount: 5 },
    { currency: 'NOK', fromDays: 31, toDays: null },
  ])
  const [compared] = compareLedgers({ ...read, movements: null, intervals })
  expect(compared?.totals.aging).toBeNull()
})

test.each([
  ['a debit', line(5, 0), { debit: { value: 5 }, credit: null }],
  ['a credit', line(0, 5), { debit: null, credit: { value: 5 } }],
  ['nothing', line(0, 0), { debit: { value: 0 }, credit: { value: 0 } }],
  ['one side that is not known', line(0, null), { debit: { value: 0 }, credit: { value: null } }],
  ['both sides', line(5, 3), { debit: { value: 5 }, credit: { value: 3 } }],
])('a line of %s shows the sides that say something', (_, given, shown) => {
  expect(toShownSides(given)).toEqual(shown)
})
