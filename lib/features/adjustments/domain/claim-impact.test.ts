import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumDecimals } from '@/lib/shared/numbers/money'
import { computeClaimImpacts } from './claim-impact'

const claim = (type: string, remainingAmount: number | null, currency = 'NOK') => ({
  ...{ type, remainingAmount, currency },
})
const claims = [claim('PRINCIPAL', 11_200), claim('FEE', 70), claim('INTEREST', 180)]
const invoice = { currency: 'NOK', claims }
const nok = (...amounts: (number | null)[]) =>
  amounts.map((amount) => ({ amount, currency: ' nok ' }))
const afterOf = (kind: 'correction' | 'payment', ...amounts: number[]) =>
  computeClaimImpacts(kind, invoice, nok(...amounts))?.map(({ after }) => after)

test.each([
  ['correction', [250], ['10950', '70', '180']],
  ['correction', [11_200, 100], ['0', '0', '150']],
  ['payment', [100], ['11200', '0', '150']],
  ['payment', [250, 1_000], ['10200', '0', '0']],
  ['payment', [11_850], ['-400', '0', '0']],
  ['correction', [-50], ['11250', '70', '180']],
] as const)('a %s of %j leaves %j of principal, fee and interest', (kind, amounts, after) => {
  expect(afterOf(kind, ...amounts)).toEqual(after)
})

test.each([
  ['no claims', { ...invoice, claims: [] }, nok(1)],
  ['claims that are not told', { ...invoice, claims: null }, nok(1)],
  [
    'a claim of which nothing is told',
    { ...invoice, claims: [...claims, claim('FEE', null)] },
    nok(1),
  ],
  ['a claim in another currency', { ...invoice, claims: [claim('FEE', 1, 'SEK')] }, nok(1)],
  ['an amount in another currency', invoice, [{ amount: 1, currency: 'SEK' }]],
  ['an amount that is not typed', invoice, nok(1, null)],
  ['no currency at all', { claims: [{ remainingAmount: 5 }] }, [{ amount: 1, currency: '' }]],
])('is not known with %s', (_, read, typed) => {
  expect(computeClaimImpacts('payment', read, typed)).toBeNull()
})

test('the claims together lose what is sent, to the last øre', () => {
  const cents = fc.integer({ min: -100_000, max: 1_000_000 }).map((cent) => cent / 100)
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 4 }), cents, (remaining, amount) => {
      const read = { currency: 'NOK', claims: remaining.map((each) => claim('FEE', each)) }
      const found = computeClaimImpacts('payment', read, nok(amount))!
      const sum = (decimals: string[]) => Number(sumDecimals(decimals))
      expect(sum(found.map(({ after }) => after))).toBeCloseTo(
        sum(found.map(({ before }) => before)) - amount,
        6,
      )
    }),
  )
})
