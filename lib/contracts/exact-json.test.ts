import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { parseExact, writeExact } from './exact-json'
import { ExactNumber } from './exact-number'
import { defineAnswer, markAssumed } from './source'

describe('reading', () => {
  test('keeps the digits of numbers that no double holds, wherever they stand, and leaves everything else', () => {
    const text = `{"a":9007199254740993,"b":[1e21,-0.005, 12345678901234567890.125],"c":{"d":\t-9007199254740993 },
      "e":"9007199254740993","f":"[1e400, 1]","g":null,"h":true,"i":1.50}`
    expect(parseExact(text)).toEqual({
      ...{
        a: '9007199254740993',
        b: [1e21, -0.005, '12345678901234567890.125'],
        c: { d: '-9007199254740993' },
      },
      ...{ e: '9007199254740993', f: '[1e400, 1]', g: null, h: true, i: 1.5 },
    })
  })

  test.each([
    ['9007199254740993', '9007199254740993'],
    [' -9007199254740993', '-9007199254740993'],
    ['1e400', '1e400'],
    ['\n[\r\n9007199254740993]', ['9007199254740993']],
    ['[0.30000000000000001]', ['0.30000000000000001']],
    ['[900719925474099.35]', ['900719925474099.35']],
    ['[123456789012345e-400]', ['123456789012345e-400']],
    ['{"__proto__":9007199254740993,"n":1}', JSON.parse('{"__proto__":"9007199254740993","n":1}')],
  ])('of %j comes to %j', (text, value) => expect(parseExact(text)).toEqual(value))

  test.each(['', '{', '[1e]', '[01]', 'NaN', '[9007199254740993,]'])(
    'refuses %j as JSON.parse does',
    (text) => {
      expect(() => parseExact(text)).toThrow(SyntaxError)
    },
  )

  test('is JSON.parse for all that JSON.stringify writes', () =>
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value)
        expect(parseExact(text)).toEqual(JSON.parse(text))
      }),
      { numRuns: 1_000 },
    ))

  test('finds every number that no double holds by the look ahead', () =>
    fc.assert(
      fc.property(
        fc.bigInt(-(10n ** 30n), 10n ** 30n),
        fc.integer({ min: -400, max: 400 }),
        (digits, power) => {
          const literal = `${digits}e${power}`
          for (const text of [
            `[${literal}]`,
            `{"a" : ${literal}}`,
            `[0,\n\t${literal}]`,
            literal,
            `${digits}`,
            `[${digits}.5]`,
          ]) {
            const exact = JSON.stringify(parseExact(`[${text}]`))
            expect(
              JSON.stringify(JSON.parse(`[${text}]`, (_, value) => value)) === exact ||
                /"-?\d/.test(exact),
            ).toBe(true)
            expect([parseExact(text)]).toEqual(
              parseExact(`[ 1e400, ${text}]`.replace('1e400, ', '')),
            )
          }
        },
      ),
    ))
})

describe('writing', () => {
  const Body = z.looseObject({
    limit: markAssumed(ExactNumber).nullish(),
    rows: z.array(defineAnswer({ amount: ExactNumber, kid: z.string() })),
    name: z.string(),
  })

  test('gives the digits as numbers where the contract has numbers, and nowhere else', () => {
    const body = {
      limit: '9007199254740993',
      rows: [
        { amount: '-12345678901234567890.125', kid: '9007199254740993' },
        { amount: 0.1, kid: '1e400' },
        { amount: null, other: '9007199254740993' },
      ],
      name: '9007199254740993',
      more: '9007199254740993',
    }
    expect(writeExact(Body, body)).toBe(
      '{"limit":9007199254740993,"rows":[{"amount":-12345678901234567890.125,"kid":"9007199254740993"},{"amount":0.1,"kid":"1e400"},' +
        '{"amount":null,"other":"9007199254740993"}],"name":"9007199254740993","more":"9007199254740993"}',
    )
  })

  test('moves the fields first, so that a number is one under any name', () =>
    expect(
      writeExact(Body, { limit: '9007199254740993' }, (value) => ({
        deep: [structuredClone(value)],
      })),
    ).toBe('{"deep":[{"limit":9007199254740993}]}'))

  test('writes what JSON.stringify writes of anything else', () => {
    expect(writeExact(undefined, undefined)).toBeUndefined()
    expect(writeExact(Body, undefined)).toBeUndefined()
    expect(writeExact(undefined, { a: '9007199254740993' })).toBe('{"a":"9007199254740993"}')
    fc.assert(
      fc.property(
        fc.jsonValue(),
        (value) => writeExact(Body, { name: value }) === JSON.stringify({ name: value }),
      ),
    )
  })

  test('and reading give back every number', () =>
    fc.assert(
      fc.property(fc.bigInt(), fc.integer({ min: -40, max: 40 }), (digits, power) => {
        const read = parseExact(`{"limit":${digits}e${power}}`)
        expect(Body.partial().safeParse(read).success).toBe(true)
        expect(parseExact(writeExact(Body, read)!)).toEqual(read)
      }),
      { numRuns: 1_000 },
    ))
})
