import { expect, test } from 'vitest'
import { summarizeAmounts } from './summarize-amounts'

test('sums stay within a currency, with the smallest and the largest', () => {
  expect(
    summarizeAmounts([
      { amount: 0.1, currency: 'NOK' },
      { amount: 7, currency: 'SEK' },
      { amount: 10, currency: 'nok' },
      { amount: 9, currency: 'NOK' },
    ]),
  ).toEqual([
    { currency: 'NOK', count: 3, smallest: '0.1', largest: '10', total: '19.1' },
    { currency: 'SEK', count: 1, smallest: '7', largest: '7', total: '7' },
  ])
})
