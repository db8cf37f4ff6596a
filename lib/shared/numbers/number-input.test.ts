import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ExactNumber, toExactNumber } from '@/lib/contracts/exact-number'
import {
  formatDecimalInput,
  isDecimalText,
  parseDecimal,
  parseExactDecimal,
  parseInteger,
} from './number-input'

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
  ])('%s is read', (text, value) => expect(parseDecimal(text)).toBe(value))

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
  ])('%s is none: %s', (text) => expect(parseDecimal(text)).toBeNull())

  test('is shown with a comma and without groups', () => {
    expect([7.125, 1e21, -0.5, 1e-7, 0].map(formatDecimalInput)).toEqual([
      '7,125',
      '1000000000000000000000',
      '-0,5',
      '0,0000001',
      '0',
    ])
    expect(formatDecimalInput(Number.NaN)).toBe('')
  })

  test('comes back from what is shown of it', () => {
    const upToFifteenDigits = fc
      .tuple(fc.bigInt(-(10n ** 15n) + 1n, 10n ** 15n - 1n), fc.integer({ min: -20, max: 20 }))
      .map(([digits, exponent]) => Number(`${digits}e${exponent}`))
    fc.assert(
      fc.property(upToFifteenDigits, (value) => parseDecimal(formatDecimalInput(value)) === value),
      { numRuns: 5_000 },
    )
  })

  test('is never read from any text with another value than its digits say', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = parseDecimal(text)
        return value === null || parseDecimal(formatDecimalInput(value)) === value
      }),
    ))
})

describe('a decimal with all of its digits', () => {
  test.each([
    ['7,125', 7.125],
    ['-0', 0],
    ['9007199254740992', 9007199254740992],
    ['9 007 199 254 740 993', '9007199254740993'],
    ['−0,10000000000000000001', '-0.10000000000000000001'],
    ['0,1234567890123456', 0.1234567890123456],
    ['1'.repeat(100), '1'.repeat(100)],
    ['1'.repeat(101), null],
    ['1e3', null],
    ['', null],
  ])('of %s is %s', (text, value) => expect(parseExactDecimal(text)).toBe(value))

  test('comes back from what is shown of it', () =>
    fc.assert(
      fc.property(
        fc.bigInt(-(10n ** 40n), 10n ** 40n),
        fc.integer({ min: -30, max: 30 }),
        (digits, power) => {
          const value = toExactNumber(`${digits}e${power}`)
          expect(parseExactDecimal(formatDecimalInput(value))).toBe(value === 0 ? 0 : value)
        },
      ),
      { numRuns: 2_000 },
    ))

  test('stands as it came where it is too long to reckon with', () =>
    expect(
      ['1e400', '-1e999999999', 1e300].map((each) => formatDecimalInput(each as ExactNumber)),
    ).toEqual(['1e400', '-1e999999999', '1e+300']))
})

test.each([
  ['14', 14],
  ['-3', -3],
  ['007', 7],
  ['', null],
  ['1,5', null],
  ['+4', null],
  ['9007199254740993', null],
])('the whole number of "%s" is %s', (text, value) => expect(parseInteger(text)).toBe(value))

test('blanks around a whole number say nothing', () =>
  expect([parseInteger(' 12 '), parseInteger('1 2')]).toEqual([12, null]))

test.each([
  ['1 250,50', true],
  ['1234567890123456', true],
  ['1.250,00', false],
  ['twelve', false],
  ['', false],
])('%j has the form of a number, however long it is: %j', (text, is) =>
  expect(isDecimalText(text)).toBe(is),
)
