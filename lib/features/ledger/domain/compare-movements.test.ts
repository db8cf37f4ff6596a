import { expect, test } from 'vitest'
import { comparePeriods } from './compare-movements'

const row = (period: number | null, debitAmount: number | null, more: object = {}) => ({
  ...{ currency: 'NOK', glAccountNo: '1500', year: 2026, period, debitAmount, creditAmount: 0 },
  ...more,
})

test('a period without a movement counts as none moved, and one without a line as none booked', () => {
  expect(comparePeriods('NOK', [row(3, 5), row(4, 1)], [row(4, 1), row(5, 2)])).toEqual([
    { account: '1500', currency: 'NOK', period: '2026-05', gl: '0', movement: '2', by: '2' },
    { account: '1500', currency: 'NOK', period: '2026-03', gl: '5', movement: '0', by: '-5' },
  ])
})

test.each([
  ['an amount', row(3, null)],
  ['a period', row(null, 5)],
  ['an account', row(3, 5, { glAccountNo: '' })],
])('a movement or a line that tells no %s leaves nothing to compare', (_, untold) => {
  expect(comparePeriods('NOK', [row(3, 5)], [row(3, 5), untold])).toBeNull()
  expect(comparePeriods('NOK', [row(3, 5), untold], [row(3, 5)])).toBeNull()
  expect(comparePeriods('SEK', [row(3, 5)], [untold])).toEqual([])
})

test('one that tells no currency may be of any, and leaves nothing to compare in each', () => {
  const untold = row(3, 5, { currency: null })
  for (const currency of ['NOK', 'SEK']) {
    expect(comparePeriods(currency, [row(3, 5)], [row(3, 5), untold])).toBeNull()
    expect(comparePeriods(currency, [row(3, 5), untold], [row(3, 5)])).toBeNull()
  }
})
