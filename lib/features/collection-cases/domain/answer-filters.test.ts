import { expect, test } from 'vitest'
import { fitsAnswerFilters, parseOverAmount } from './answer-filters'

test.each([
  ['5000 NOK', { amount: '5000', currency: 'NOK' }],
  ['5 000,50 sek', { amount: '5000.5', currency: 'SEK' }],
  ['12.05NOK', { amount: '12.05', currency: 'NOK' }],
  ['5000', null],
  ['NOK', null],
  ['-5 NOK', null],
  ['1,000.50 NOK', null],
])('%s is %j', (typed, over) => expect(parseOverAmount(typed)).toEqual(over))

const none = { kind: null, by: null, who: null, over: '', text: '' }
const row = {
  caseNumber: 20_418,
  status: 'OPEN',
  subStatus: 'EVICTION_REQUEST',
  decideByDate: '2026-03-13',
  remainingAmount: 5_000.5,
  currency: 'NOK',
  invoices: [{ invoiceNumber: 'F-77' }],
  debtors: [{ fullName: 'Røed Fisk ÅS' }],
}

test.each([
  [{}, true],
  [{ kind: 'EVICTION_REQUEST' as const }, true],
  [{ kind: 'EVICTION_CONFIRMATION' as const }, false],
  [{ by: 'week' as const }, true],
  [{ by: 'overdue' as const }, false],
  [{ who: 'me' as const }, true],
  [{ who: 'nobody' as const }, false],
  [{ over: '5000 NOK' }, true],
  [{ over: '5000,50 NOK' }, false],
  [{ over: '5 SEK' }, false],
  [{ text: '0418' }, true],
  [{ text: 'f-77' }, true],
  [{ text: 'fisk as' }, true],
  [{ text: 'ROED' }, true],
  [{ text: 'Lund' }, false],
])('%j: %s', (part, fits) =>
  expect(
    fitsAnswerFilters(
      row,
      { ...none, ...part },
      { today: '2026-03-12', userName: 'maja', findOwner: () => 'maja' },
    ),
  ).toBe(fits),
)

test('an amount that is not known is over none', () =>
  expect(
    fitsAnswerFilters(
      { ...row, remainingAmount: null },
      { ...none, over: '0 NOK' },
      { today: '2026-03-12', userName: 'maja', findOwner: () => null },
    ),
  ).toBe(false))

test.each([
  ['me', 'maja', true],
  ['me', 'ola', false],
  ['me', null, false],
  ['me', undefined, true],
  ['nobody', null, true],
  ['nobody', 'ola', false],
  ['nobody', undefined, true],
] as const)('of %s, with %s: %s', (who, owner, fits) =>
  expect(
    fitsAnswerFilters(
      row,
      { ...none, who },
      { today: '2026-03-12', userName: 'maja', findOwner: () => owner },
    ),
  ).toBe(fits),
)
