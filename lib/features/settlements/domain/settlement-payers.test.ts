import { expect, test } from 'vitest'
import { listPayers, sumPayers } from './settlement-payers'

const part = (
  type: string,
  amount: number | null,
  invoiceId: string,
  currency: string | null = 'NOK',
) => ({
  ...{ type, amount, invoiceId, invoiceNumber: `n-${invoiceId}`, currency },
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

test('each line keeps its currency, and several are neither sorted into one another nor added', () => {
  const payers = listPayers({
    ...{ settlementAmount: 1120, currency: 'SEK' },
    allocations: [
      part('CAPITAL', 100, 'a', 'EUR'),
      part('CAPITAL', 20, 'b', 'SEK'),
      part('CAPITAL', 90, 'c', 'sek'),
    ],
  })
  expect(payers.map(({ id, paid, currency }) => [id, paid, currency])).toEqual([
    ['c', '90', 'SEK'],
    ['b', '20', 'SEK'],
    ['a', '100', 'EUR'],
  ])
  for (const each of ['paid', 'principal'] as const) expect(sumPayers(payers, each)).toBeNull()
  expect(sumPayers(payers.slice(0, 2), 'paid')).toBe('110')
})

test('a line whose parts are of several currencies, or name none, is not known as a whole', () => {
  const allocations = [part('CAPITAL', 100, 'a', 'EUR'), part('FEES', 5, 'a', 'SEK')]
  expect(listPayers({ allocations })).toMatchObject([
    { currency: null, principal: null, fees: null, paid: null },
  ])
  const unnamed = listPayers({
    allocations: [part('CAPITAL', 1, 'a', null), part('CAPITAL', 2, 'b', null)],
  })
  expect(unnamed).toMatchObject([
    { currency: null, paid: '2' },
    { currency: null, paid: '1' },
  ])
  expect(sumPayers(unnamed, 'paid')).toBeNull()
})

test('parts that name neither invoice nor case are of one payer for nobody', () => {
  const unnamed = (amount: number) => ({ type: 'CAPITAL', amount, currency: 'NOK' })
  const payers = listPayers({
    settlementAmount: 30,
    currency: 'NOK',
    allocations: [10, 20].map(unnamed),
  })
  expect(payers.map(({ paid }) => paid)).toEqual(['20', '10'])
  expect([sumPayers(payers, 'principal'), sumPayers(payers, 'fees')]).toEqual(['30', '0'])
})

test('an invoice and a case of one number are two', () => {
  const part = { type: 'CAPITAL', amount: 10, currency: 'NOK' }
  const allocations = [
    { ...part, invoiceNumber: '88' },
    { ...part, caseNumber: 88 },
    { ...part, caseNumber: 88 },
  ]
  expect(listPayers({ allocations }).map(({ paid }) => paid)).toEqual(['20', '10'])
})

test('a part that names an invoice by its number alone is of the invoice with that number', () => {
  const byNumber = { type: 'FEES', amount: 2, invoiceNumber: ' n-a ', currency: 'NOK' }
  const settlement = { settlementAmount: 12, currency: 'NOK' }
  expect(
    listPayers({ ...settlement, allocations: [part('CAPITAL', 10, 'a'), byNumber] }),
  ).toMatchObject([{ invoiceId: 'a', principal: '10', fees: '2', paid: '12' }])
  const namesakes = [part('CAPITAL', 5, 'a'), { ...part('CAPITAL', 5, 'b'), invoiceNumber: 'n-a' }]
  expect(listPayers({ ...settlement, allocations: [...namesakes, byNumber] })).toHaveLength(3)
})
