import { expect, test } from 'vitest'
import { sumClaims } from './case-claims'

const claim = (
  type: string | null,
  remainingAmount: number | null,
  currency: string | null = 'NOK',
) => ({
  type,
  currency,
  originalAmount: 100.1,
  paidAmount: 0,
  creditedAmount: 0,
  remainingAmount,
})

test('claims are added by type and currency, exactly', () => {
  const sums = sumClaims([
    claim('PRINCIPAL', 0.1),
    claim('FEE', 35),
    claim(' principal ', 0.2),
    claim('PRINCIPAL', 7, 'EUR'),
  ])
  expect(
    sums.map(({ type, currency, sums: { originalAmount, remainingAmount } }) => [
      type,
      currency,
      originalAmount,
      remainingAmount,
    ]),
  ).toEqual([
    ['PRINCIPAL', 'NOK', '200.2', '0.3'],
    ['FEE', 'NOK', '100.1', '35'],
    ['PRINCIPAL', 'EUR', '100.1', '7'],
  ])
})

test('an amount that is not told is counted, and no sum of nothing is zero', () => {
  expect(sumClaims([claim('FEE', null)])).toMatchObject([
    { untold: 1, sums: { remainingAmount: null, paidAmount: '0' } },
  ])
  expect(sumClaims([claim('FEE', 1), claim('FEE', null)])).toMatchObject([
    { untold: 1, sums: { remainingAmount: '1' } },
  ])
})

test('a type that is not told stands by itself', () =>
  expect(sumClaims([claim(null, 1, null)])).toMatchObject([{ type: null, currency: null }]))
