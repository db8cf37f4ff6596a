import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalOf, integerOf, typedDecimal } from './typed-number'

describe('a decimal as people write it', () => {
  test.each([
    ['7,125', 7.125],
    ['7.125', 7.125],
    ['1250', 1250],
    ['1 250,50', 1250.5],
    ['1\u00A0250\u00A0000', 1_250_000],
    ['1\u2009250,5', 1250.5],
    ['1\u202F250', 1250],
    ['\u221212,5', -12.5],
    ['-12,5', -12.5],
    ['-0', 0],
    ['0,10', 0.1],
    [' 12 ', 12],
    ['123456789012345', 123456789012345],
  ])('%s is read', (text, value) => expect(decimalOf(text)).toBe(value))

  test.each([
    ['', 'nothing'],
    ['12,', 'a comma without decimals'],
    [',5', 'a comma without a whole'],
    ['1.250,00', 'two marks'],
    ['1,250,000', 'commas as groups'],
    ['12 50', 'a blank that parts no group of three'],
    ['1e3', 'an exponent'],
    ['twelve', 'words'],
    ['12 kr', 'a currency'],
    ['1234567890123456', 'sixteen digits'],
    ['0,1234567890123456', 'sixteen decimals'],
  ])('%s is none: %s', (text) => expect(decimalOf(text)).toBeNull())

  test('is shown with a comma and without groups', () => {
    expect([7.125, 1e21, -0.5, 1e-7, 0].map(typedDecimal)).toEqual(['7,125', '1000000000000000000000', '-0,5', '0,0000001', '0'])
    expect(typedDecimal(Number.NaN)).toBe('')
  })

  test('comes back from what is shown of it', () => {
    const upToFifteenDigits = fc
      .tuple(fc.bigInt(-(10n ** 15n) + 1n, 10n ** 15n - 1n), fc.integer({ min: -20, max: 20 }))
      .map(([digits, exponent]) => Number(`${digits}e${exponent}`))
    fc.assert(
      fc.property(upToFifteenDigits, (value) => decimalOf(typedDecimal(value)) === value),
      { numRuns: 5_000 },
    )
  })

  test('is never read from any text with another value than its digits say', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = decimalOf(text)
        return value === null || decimalOf(typedDecimal(value)) === value
      }),
    ))
})

test.each([
  ['14', 14],
  ['-3', -3],
  ['007', 7],
  ['', null],
  ['1,5', null],
  ['+4', null],
  ['9007199254740993', null],
])('the whole number of "%s" is %s', (text, value) => expect(integerOf(text)).toBe(value))
