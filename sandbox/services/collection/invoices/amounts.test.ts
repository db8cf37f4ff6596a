import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeClaimAmounts, sumAmounts, toWireAmounts } from './amounts'

const claims = [
  { type: 'PRINCIPAL', originalAmount: '1000.10' },
  { type: 'FEE', originalAmount: '35' },
  { type: 'INTEREST', originalAmount: '12.40' },
]

test.each<
  [
    string,
    { paid: string; credited: string },
    [paid: string, credited: string, remaining: string][],
  ]
>([
  [
    'nothing',
    { paid: '0', credited: '0' },
    [
      ['0', '0', '1000.1'],
      ['0', '0', '35'],
      ['0', '0', '12.4'],
    ],
  ],
  [
    'a payment to fees and interest first',
    { paid: '50', credited: '0' },
    [
      ['2.6', '0', '997.5'],
      ['35', '0', '0'],
      ['12.4', '0', '0'],
    ],
  ],
  [
    'a correction to the principal first',
    { paid: '0', credited: '1010.10' },
    [
      ['0', '1000.1', '0'],
      ['0', '10', '25'],
      ['0', '0', '12.4'],
    ],
  ],
  [
    'a payment to what is not credited',
    { paid: '10', credited: '1020.10' },
    [
      ['0', '1000.1', '0'],
      ['10', '20', '5'],
      ['0', '0', '12.4'],
    ],
  ],
  [
    'too much to the principal',
    { paid: '1100', credited: '0' },
    [
      ['1052.6', '0', '-52.5'],
      ['35', '0', '0'],
      ['12.4', '0', '0'],
    ],
  ],
  [
    'a raise to the principal',
    { paid: '0', credited: '-20' },
    [
      ['0', '-20', '1020.1'],
      ['0', '0', '35'],
      ['0', '0', '12.4'],
    ],
  ],
])('books %s', (_, booked, expected) => {
  const told = computeClaimAmounts(claims, booked).map(({ paid, credited, remaining }) =>
    [paid, credited, remaining].map((amount) => amount.toFixed()),
  )
  expect(told).toEqual(expected)
})

const amount = fc
  .integer({ min: -9_999_999, max: 99_999_999 })
  .map((hundredths) => new Big(hundredths).div(100).toFixed())
const claim = fc.record({
  type: fc.constantFrom('PRINCIPAL', 'FEE', 'INTEREST', 'NEVER_SEEN'),
  originalAmount: amount,
})

test('the amounts of claims always add up to what was claimed and booked, exactly', () => {
  fc.assert(
    fc.property(
      fc.array(claim, { minLength: 1, maxLength: 6 }),
      amount,
      amount,
      (some, paid, credited) => {
        const told = computeClaimAmounts(some, { paid, credited })
        const total = sumAmounts(told)
        const claimed = some.reduce(
          (sum, { originalAmount }) => sum.plus(originalAmount),
          new Big(0),
        )
        expect([total.original, total.paid, total.credited].map(String)).toEqual(
          [claimed, new Big(paid), new Big(credited)].map(String),
        )
        expect(String(total.remaining)).toBe(String(claimed.minus(paid).minus(credited)))
        for (const part of told)
          expect(String(part.remaining)).toBe(
            String(part.original.minus(part.paid).minus(part.credited)),
          )
      },
    ),
  )
})

test('numbers of an answer carry what the decimals say', () => {
  const total = sumAmounts(
    computeClaimAmounts([{ type: 'PRINCIPAL', originalAmount: '1234567890123.45' }], {
      paid: '0.1',
      credited: '0.2',
    }),
  )
  expect(toWireAmounts(total)).toEqual({
    currentAmount: 1234567890123.25,
    remainingAmount: 1234567890123.15,
    paidAmount: 0.1,
    creditedAmount: 0.2,
  })
})
