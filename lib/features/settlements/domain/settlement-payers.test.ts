import { expect, test } from 'vitest'
import { listPayers, sumPayers } from './settlement-payers'

const part = (type: string, amount: number | null, invoiceId: string) => ({
  ...{ type, amount, invoiceId, invoiceNumber: `n-${invoiceId}`, currency: 'NOK' },
})

test('each invoice is one line with its parts, the largest first', () => {
  const payers = listPayers({
    ...{ settlementAmount: 112.5, currency: 'NOK' },
    allocations: [
      part('CAPITAL', 10, 'small'),
      part('CAPITAL', 90, 'large'),
      part('FEES', 2.5, 'small'),
      part('COURT', 10, 'large'),
    ],
  })
  expect(payers).toMatchObject([
    { invoiceId: 'large', principal: '90', interest: '0', fees: '0', other: '10', paid: '100' },
    { invoiceId: 'small', principal: '10', interest: '0', fees: '2.5', other: '0', paid: '12.5' },
  ])
  expect(sumPayers(payers, 'paid')).toBe('112.5')
})

test('a part that is not named is nothing only where the named ones make up the settlement', () => {
  const named = { allocations: [part('CAPITAL', 10, 'a')], currency: 'NOK' }
  expect(listPayers({ ...named, settlementAmount: 10 })[0]).toMatchObject({ fees: '0' })
  expect(listPayers({ ...named, settlementAmount: 11 })[0]).toMatchObject({ fees: null })
  expect(listPayers(named)[0]).toMatchObject({ fees: null })
})

test('an amount that is not known makes the sum unknown, and stands last', () => {
  const payers = listPayers({
    ...{ settlementAmount: 10, currency: 'NOK' },
    allocations: [part('CAPITAL', null, 'a'), part('CAPITAL', 10, 'b')],
  })
  expect(payers.map(({ id, paid }) => [id, paid])).toEqual([
    ['b', '10'],
    ['a', null],
  ])
  expect(sumPayers(payers, 'paid')).toBeNull()
})

test('a settlement without parts is for its own invoice, as a whole', () => {
  expect(
    listPayers({ settlementAmount: 5, currency: 'NOK', invoiceId: 'a', invoiceNumber: '1' }),
  ).toMatchObject([{ invoiceId: 'a', principal: null, paid: '5' }])
  expect(listPayers({ settlementAmount: 5, currency: 'NOK' })).toEqual([])
})
