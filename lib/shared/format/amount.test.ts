import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseExact } from '@/lib/contracts/exact-json'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { formatAmount, formatDecimal, formatShare } from './amount'

test.each([
  [0, '0,00'],
  [-0, '0,00'],
  [-1250, '−1\u00a0250,00'],
  [1250.5, '1\u00a0250,50'],
  [-0.005, '−0,005'],
  [0.004, '0,004'],
  [1e21, '1\u00a0000\u00a0000\u00a0000\u00a0000\u00a0000\u00a0000\u00a0000,00'],
  [9007199254740992, '9\u00a0007\u00a0199\u00a0254\u00a0740\u00a0992,00'],
  ['9007199254740993', '9\u00a0007\u00a0199\u00a0254\u00a0740\u00a0993,00'],
  ['-12345678901234567890.125', '−12\u00a0345\u00a0678\u00a0901\u00a0234\u00a0567\u00a0890,125'],
  [1e300, '1e+300'],
  ['1e400', '1e400'],
])('%s is shown as %s', (value, words) => expect(formatAmount(value as ExactNumber)).toBe(words))

test.each([
  ['0', '0 %'],
  ['0.4', '<1 %'],
  ['50.5', '51 %'],
  ['99', '99 %'],
  ['99.7', '>99 %'],
  ['100', '100 %'],
  ['130', '130 %'],
])(
  '%s of 100 is a share of %s: a little is not nothing, and almost all is not all',
  (part, share) => expect(formatShare(part, '100')).toBe(share),
)

test('a number of an answer is shown with the value that was written, whichever it is', () =>
  fc.assert(
    fc.property(
      fc.bigInt(-(10n ** 30n), 10n ** 30n),
      fc.integer({ min: -25, max: 25 }),
      (digits, power) => {
        const literal = `${digits}e${power}`
        const { told } = parseExact(`{"told":${literal}}`) as { told: ExactNumber }
        const shown = formatAmount(told)
          .replaceAll('\u00a0', '')
          .replace('−', '-')
          .replace(',', '.')
        expect(new Big(shown).eq(literal)).toBe(true)
        expect(
          new Big((parseExact(`{"told":${shown}}`) as { told: ExactNumber }).told).eq(literal),
        ).toBe(true)
      },
    ),
    { numRuns: 2_000 },
  ))

test.each([
  ['0', '0,00'],
  ['-1250.5', '−1\u00a0250,50'],
  ['12345678901234567890.125', '12\u00a0345\u00a0678\u00a0901\u00a0234\u00a0567\u00a0890,125'],
])('%s reads %s', (decimal, words) => expect(formatDecimal(decimal)).toBe(words))
