import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ExactNumber, toExactNumber } from '@/lib/contracts/exact-number'
import {
  compareDecimals,
  compareNumbers,
  computeFraction,
  countDecimals,
  normalizeCurrency,
  parseAmount,
  pickGreater,
  subtractDecimals,
  sumByCurrency,
  sumDecimals,
} from './money'

/** Whole multiples of a power of ten with at most 15 digits, with what they are. */
const upToFifteenDigits = fc
  .tuple(fc.bigInt(-(10n ** 15n) + 1n, 10n ** 15n - 1n), fc.integer({ min: 0, max: 6 }))
  .map(([digits, decimals]) => ({ digits, decimals, value: Number(`${digits}e-${decimals}`) }))

const exact = (value: number) => {
  const amount = parseAmount(value)
  if (amount.is !== 'exact') throw new Error(`${value} is not exact`)
  return amount.decimal
}

describe('an amount of the wire', () => {
  test.each([
    [1250.5, '1250.5'],
    [0, '0'],
    [-0, '0'],
    [-0.01, '-0.01'],
    [1e-7, '0.0000001'],
    [999_999_999_999_999, '999999999999999'],
    [9_999_999_999_999.99, '9999999999999.99'],
    [10_000_000_000_000.055, '10000000000000.055'],
    [-0.005, '-0.005'],
    [1e21, '1000000000000000000000'],
    ['9007199254740993', '9007199254740993'],
    ['-12345678901234567890.125', '-12345678901234567890.125'],
    [`${'1'.repeat(60)}.${'2'.repeat(40)}`, `${'1'.repeat(60)}.${'2'.repeat(40)}`],
  ] as [ExactNumber, string][])('%s is exactly %s', (value, decimal) =>
    expect(parseAmount(value)).toEqual({ is: 'exact', decimal }),
  )

  test.each([
    1e100,
    1e300,
    -1e-101,
    '1e400',
    '-1e999999999',
    '1e-999999999',
    `${1}${'1'.repeat(100)}`,
    Number.NaN,
  ])('%s is too long to reckon with', (value) =>
    expect(parseAmount(value as ExactNumber)).toEqual({ is: 'tooLong', raw: String(value) }),
  )

  test.each([[null], [undefined]])('%s is unknown, not zero', (value) =>
    expect(parseAmount(value)).toEqual({ is: 'unknown' }),
  )

  test('is read with the digits it was written with, as long as they are 15', () =>
    fc.assert(
      fc.property(upToFifteenDigits, ({ digits, decimals, value }) => {
        const scaled = sumDecimals([exact(value)]).replace('.', '')
        expect(BigInt(scaled) * 10n ** BigInt(decimals - countDecimals(exact(value)))).toBe(digits)
      }),
      { numRuns: 2_000 },
    ))
})

describe('reckoning', () => {
  test('is exact where floating point is not', () => {
    expect(sumDecimals(['0.1', '0.2'])).toBe('0.3')
    expect(subtractDecimals('9999999999999.99', '-0.02')).toBe('10000000000000.01')
    expect(sumDecimals([])).toBe('0')
    expect(subtractDecimals('-0.1', '-0.1')).toBe('0')
  })

  test('of any amounts is what whole numbers of hundredths give', () =>
    fc.assert(
      fc.property(
        fc.array(fc.bigInt(-(10n ** 15n) + 1n, 10n ** 15n - 1n), { maxLength: 50 }),
        (cents) => {
          const sum = sumDecimals(cents.map((each) => exact(Number(`${each}e-2`))))
          const total = cents.reduce((whole, each) => whole + each, 0n)
          expect(BigInt(sum.replace('.', '')) * 10n ** BigInt(2 - countDecimals(sum))).toBe(total)
        },
      ),
    ))

  test('of numbers that only texts hold is what whole numbers give', () =>
    fc.assert(
      fc.property(
        fc.array(fc.bigInt(-(10n ** 40n), 10n ** 40n), { maxLength: 30 }),
        fc.integer({ min: 1, max: 20 }),
        (amounts, decimals) => {
          const { total } = sumByCurrency(
            amounts.map((each) => ({
              amount: toExactNumber(`${each}e-${decimals}`),
              currency: 'NOK',
            })),
          )[0] ?? {
            total: '0',
          }
          const sum = amounts.reduce((whole, each) => whole + each, 0n)
          expect(
            BigInt(total!.replace('.', '')) * 10n ** BigInt(decimals - countDecimals(total!)),
          ).toBe(sum)
        },
      ),
    ))

  test('compares by value and draws by parts', () => {
    expect([
      compareNumbers('9007199254740993', 9007199254740992),
      compareNumbers('-0.10000000000000000001', -0.1),
      compareNumbers(2, 10),
    ]).toEqual([1, -1, -1])
    expect(
      [
        compareDecimals('2', '10'),
        compareDecimals('-2', '-10'),
        compareDecimals('1.50', '1.5'),
      ].map(Math.sign),
    ).toEqual([-1, 1, 0])
    expect(pickGreater('2', '10')).toBe('10')
    expect([computeFraction('1', '4'), computeFraction('1', '0')]).toEqual([0.25, 0])
  })
})

test('a currency is compared without case and blanks', () =>
  expect(['nok', ' SEK ', '', null].map(normalizeCurrency)).toEqual(['NOK', 'SEK', null, null]))

test('totals are by currency, and what cannot be added is counted beside them', () =>
  expect(
    sumByCurrency([
      { amount: 0.1, currency: 'NOK' },
      { amount: 5, currency: 'SEK' },
      { amount: 0.2, currency: 'nok' },
      { amount: null, currency: 'NOK' },
      { amount: 1e300, currency: 'SEK' },
      { amount: '9007199254740993', currency: 'NOK' },
      { amount: 7 },
    ]),
  ).toEqual([
    { currency: 'NOK', total: '9007199254740993.3', counted: 3, unknown: 1, tooLong: 0 },
    { currency: 'SEK', total: '5', counted: 1, unknown: 0, tooLong: 1 },
    { currency: null, total: '7', counted: 1, unknown: 0, tooLong: 0 },
  ]))

test('amounts of which no currency is told have no total where there are two of them, for they may be of several', () => {
  const totalOf = (...amounts: number[]) =>
    sumByCurrency(amounts.map((amount) => ({ amount }))).map(({ total, counted }) => [
      total,
      counted,
    ])
  expect([totalOf(7), totalOf(7, 8), totalOf(7, 8, 9)]).toEqual([
    [['7', 1]],
    [[null, 2]],
    [[null, 3]],
  ])
})
