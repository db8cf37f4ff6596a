import { expect, test } from 'vitest'
import { formatOrganizationNumber, toPlainNumber } from './organization-number'

test.each([
  ['556036-0793', '556036-0793'],
  ['984842252', '984842252'],
  ['850101-2396', '850101-••••'],
  ['8501012396', '850101-••••'],
  ['198501012396', '19850101-••••'],
  [null, null],
])('the number %s is shown as %s', (number, shown) =>
  expect(formatOrganizationNumber(number)).toBe(shown),
)

test.each([
  ['556036-0793', '5560360793'],
  [' 984 842\u00a0252 ', '984842252'],
  ['2077474–0', '20774740'],
  ['NO 984.842.252 MVA', 'NO984842252MVA'],
])('%s is the plain number %s', (typed, plain) => expect(toPlainNumber(typed)).toBe(plain))
