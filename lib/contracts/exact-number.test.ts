import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ExactNumber, toExactNumber } from './exact-number'

describe('a number as it is written in an answer', () => {
  test.each([
    ['14', 14],
    ['-0', -0],
    ['-0.0', -0],
    ['0e99999', 0],
    ['1250.50', 1250.5],
    ['1.0', 1],
    ['-0.005', -0.005],
    ['1e21', 1e21],
    ['1E+21', 1e21],
    ['12300e-2', 123],
    ['9007199254740992', 9007199254740992],
    ['9007199254740994', 9007199254740994],
    ['10000000000000.055', 10_000_000_000_000.055],
    ['0.1', 0.1],
    ['1e300', 1e300],
  ])('%s is a number', (source, value) => expect(toExactNumber(source)).toBe(value))

  test.each([
    ['9007199254740993', '9007199254740993'],
    ['-9007199254740993', '-9007199254740993'],
    ['9007199254740993.00', '9007199254740993'],
    ['12345678901234567890.125', '12345678901234567890.125'],
    ['1.2345678901234567890125e19', '12345678901234567890.125'],
    ['0.1000000000000000055511151231257827', '0.1000000000000000055511151231257827'],
    ['1.00000000000000001e-2', '0.0100000000000000001'],
    ['9007199254740993e1', '90071992547409930'],
    ['1e-400', '1e-400'],
    ['1e400', '1e400'],
    ['-1e999999999999999999999', '-1e999999999999999999999'],
  ])('%s is the text %s', (source, text) => expect(toExactNumber(source)).toBe(text))

  test('is written out up to a hundred digits, and stands as it came beyond', () => {
    const digits = (count: number) => '1'.repeat(count)
    expect(toExactNumber(`${digits(99)}e1`)).toBe(`${digits(99)}0`)
    expect(toExactNumber(`${digits(99)}e2`)).toBe(`${digits(99)}e2`)
    expect(toExactNumber(`${digits(40)}e-100`)).toBe(`0.${'0'.repeat(60)}${digits(40)}`)
    expect(toExactNumber(`${digits(40)}e-101`)).toBe(`${digits(40)}e-101`)
  })

  test('has the value that was written, whichever it is', () =>
    fc.assert(
      fc.property(
        fc.bigInt(-(10n ** 25n), 10n ** 25n),
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: -30, max: 30 }),
        (digits, decimals, power) => {
          const text = String(digits)
            .replace('-', '')
            .padStart(decimals + 1, '0')
          const source = `${digits < 0n ? '-' : ''}${decimals ? `${text.slice(0, -decimals)}.${text.slice(-decimals)}` : text}${power ? `e${power}` : ''}`
          const read = toExactNumber(source)
          expect(new Big(read).eq(source)).toBe(true)
          expect(typeof read === 'number').toBe(new Big(Number(source)).eq(source))
          if (typeof read === 'string') expect(read).toBe(new Big(source).toFixed())
        },
      ),
      { numRuns: 3_000 },
    ))
})

describe('the contract of a number', () => {
  test.each([0, -0.005, 1e21, '9007199254740993', '-12345678901234567890.125', '1e400'])(
    'takes %s',
    (value) => expect(ExactNumber.safeParse(value).data).toBe(value),
  )

  test.each([
    ['14', 'string'],
    ['1250.50', 'string'],
    ['9007199254740992', 'string'],
    ['9 007 199 254 740 993', 'string'],
    ['+9007199254740993', 'string'],
    ['.9007199254740993', 'string'],
    ['NaN', 'string'],
    ['Infinity', 'string'],
    ['fourteen, and a few more', 'string'],
    ['', 'string'],
    [null, 'null'],
    [true, 'boolean'],
    [[14], 'array'],
    [{}, 'object'],
  ])('does not take %j: a text is a number only where no double is', (value, kind) =>
    expect(ExactNumber.safeParse(value).error?.issues).toMatchObject([
      { path: [], message: `Invalid input: expected number, received ${kind}` },
    ]),
  )
})
