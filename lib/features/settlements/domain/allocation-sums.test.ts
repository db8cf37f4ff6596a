import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeAllocationSums } from './allocation-sums'

const part = (amount: number | null, currency = 'NOK') => ({ amount, currency })

test('parts in cents make up the amount exactly, and one planted cent is told', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 20 }),
      fc.integer(),
      (cents, cent) => {
        const planted = cent % 3
        const sum = cents.reduce((all, each) => all + each, 0)
        const told = computeAllocationSums({
          settlementAmount: (sum + planted) / 100,
          currency: 'nok ',
          allocations: cents.map((each) => part(each / 100)),
        })
        expect(told.is).toBe(planted === 0 ? 'equal' : 'differs')
        if (told.is === 'differs') expect(Math.round(Number(told.by) * 100)).toBe(planted)
      },
    ),
  )
})

test.each([
  ['no amount', { currency: 'NOK', allocations: [part(1)] }],
  ['no parts', { settlementAmount: 1, currency: 'NOK' }],
  [
    'a part without an amount',
    { settlementAmount: 1, currency: 'NOK', allocations: [part(1), part(null)] },
  ],
  [
    'a part in another currency',
    { settlementAmount: 1, currency: 'NOK', allocations: [part(1, 'SEK')] },
  ],
  [
    'parts in two currencies',
    { settlementAmount: 1, currency: 'NOK', allocations: [part(1), part(1, 'SEK')] },
  ],
  [
    'an amount that is too long',
    { settlementAmount: 1e300, currency: 'NOK', allocations: [part(1)] },
  ],
])('nothing is claimed with %s', (_, settlement) => {
  expect(computeAllocationSums(settlement).is).toBe('untold')
})
