import { expect, test } from 'vitest'
import { buildSettlementSteps } from './settlement-steps'

const part = (type: string | null, amount: number | null, currency = 'NOK') => ({
  ...{ type, amount, currency },
})
const settled = (settlementAmount: number | null, ...allocations: ReturnType<typeof part>[]) => ({
  ...{ settlementAmount, currency: 'NOK', allocations },
})
const steps = (...settlements: Parameters<typeof buildSettlementSteps>[0]) => {
  const picture = buildSettlementSteps(settlements)
  return picture.drawn
    ? picture.steps.map(({ kind, type, amount }) => [type ?? kind, amount])
    : picture.why
}

test('parts fall in the order of the debt, and end at what was paid out', () =>
  expect(
    steps(settled(95.5, part('FEES', 5.5), part('COMMISSION', -10), part('CAPITAL', 100))),
  ).toEqual([
    ['CAPITAL', '100'],
    ['FEES', '5.5'],
    ['COMMISSION', '-10'],
    ['paidOut', '95.5'],
  ]))

test('parts of one type are one step, over several settlements too', () =>
  expect(
    steps(settled(3, part('CAPITAL', 1), part(' capital', 2)), settled(0.3, part('CAPITAL', 0.3))),
  ).toEqual([
    ['CAPITAL', '3.3'],
    ['paidOut', '3.3'],
  ]))

test('what no part explains is a step of its own', () => {
  expect(steps(settled(100, part('CAPITAL', 99.99)))).toContainEqual(['unexplained', '0.01'])
  const picture = buildSettlementSteps([settled(100, part('CAPITAL', 50))])
  expect(picture.drawn && picture.steps.map(({ from, to }) => [from, to])).toEqual([
    [0, 0.5],
    [0.5, 1],
    [0, 1],
  ])
})

test.each([
  ['amount', settled(null, part('CAPITAL', 1))],
  ['amount', settled(1, part('CAPITAL', null))],
  ['currency', settled(1, part('CAPITAL', 1, 'EUR'))],
  ['currency', { settlementAmount: 1, allocations: [part('CAPITAL', 1)] }],
  ['parts', settled(1)],
])('nothing is drawn for want of: %s', (why, settlement) => expect(steps(settlement)).toBe(why))

test('settlements of two currencies have no common picture', () =>
  expect(
    steps(settled(1, part('CAPITAL', 1)), {
      ...{ settlementAmount: 1, currency: 'EUR', allocations: [part('CAPITAL', 1, 'EUR')] },
    }),
  ).toBe('currency'))
