import Big from 'big.js'
import { describe, expect, test } from 'vitest'
import {
  countDecimals,
  divide,
  getOnly,
  isDay,
  isNear,
  isWithin,
  parseDecimal,
  readDecimal,
  roundCents,
  roundUp,
  Unreadable,
} from './values'

test.each([
  ['1', '1'],
  ['+1.50', '1.5'],
  ['-.5', '-0.5'],
  ['1.', '1'],
  ['  7 ', '7'],
  ['9007199254740993.01', '9007199254740993.01'],
])('%s is a decimal', (text, value) => expect(parseDecimal(text)?.toFixed()).toBe(value))

test.each(['', '-', '.', '1e3', '1,5', '0x1', '1 000', 'NaN', '9'.repeat(61)])(
  '%s is none',
  (text) => expect(parseDecimal(text)).toBeNull(),
)

test('an absent amount is null, one that cannot be read throws', () => {
  expect(readDecimal(undefined)).toBeNull()
  expect(() => readDecimal({})).toThrow(Unreadable)
  expect(() => readDecimal('x')).toThrow(Unreadable)
})

describe('rounding goes to the greater number at a half', () => {
  test.each([
    ['2.5', '3'],
    ['-2.5', '-2'],
    ['-2.51', '-3'],
    ['2.49', '2'],
    ['0', '0'],
  ])('%s', (value, rounded) => expect(roundUp(new Big(value)).toFixed()).toBe(rounded))
  test('of cents', () => {
    expect(roundCents(new Big('1.005')).toFixed()).toBe('1.01')
    expect(roundCents(new Big('-1.005')).toFixed()).toBe('-1')
  })
})

test('limits: at the slack, below one', () => {
  expect(isWithin(new Big('1.02'), new Big('1'), '0.02')).toBe(true)
  expect(isWithin(new Big('1.020001'), new Big('1'), '0.02')).toBe(false)
  expect(isNear(new Big('1.99'), new Big('1'))).toBe(true)
  expect(isNear(new Big('2'), new Big('1'))).toBe(false)
})

test('a quotient has more decimals than money', () =>
  expect(divide(new Big(1), new Big(3)).toFixed()).toBe(`0.${'3'.repeat(30)}`))

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['0000-01-01', false],
])('%s is a day: %s', (text, isOne) => expect(isDay(text)).toBe(isOne))

test('decimals are counted as they are written', () => {
  expect(['1', '1.', '1.50', '1.505', undefined].map(countDecimals)).toEqual([0, 0, 2, 3, 0])
})

test('which of two is meant is not known', () => {
  expect(getOnly([])).toBeUndefined()
  expect(getOnly([1])).toBe(1)
  expect(() => getOnly([1, 2])).toThrow(Unreadable)
})
