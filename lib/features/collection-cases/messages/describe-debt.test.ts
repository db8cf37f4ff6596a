import { expect, test } from 'vitest'
import { t } from '@/tests/support/english'
import { describeDebt } from './describe-debt'

test.each([
  [100, 'NOK', 'Kari owes 100,00 NOK'],
  [0, 'NOK', 'Kari owes nothing'],
  [0, null, 'Kari owes nothing'],
  [-120.5, 'NOK', 'Kari is 120,50 NOK in credit'],
  [-120.5, null, null],
  [100, null, null],
  [null, 'NOK', null],
  [undefined, 'NOK', null],
])('%s %s: %s', (amount, currency, said) => {
  expect(describeDebt(t, 'Kari', amount, currency)).toBe(said)
})

test.each([null, undefined, ''])('without a name (%s) nobody is said to owe', (name) => {
  expect(describeDebt(t, name, 100, 'NOK')).toBeNull()
  expect(describeDebt(t, name, 0, 'NOK')).toBeNull()
})
