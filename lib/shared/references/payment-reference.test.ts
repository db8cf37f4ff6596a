import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkReference, computeMod10, computeMod11 } from './payment-reference'

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 24 })

describe('a payment reference', () => {
  test.each([
    ['127734800100051', 'kid-or-ocr', ['mod10']],
    ['1277 3480 0100 051', 'kid-or-ocr', ['mod10']],
    ['500221850000200350786', 'unchecked', []],
    ['12345678903', 'kid-or-ocr', ['mod10', 'mod11']],
    ['23456788', 'kid', ['mod11']],
    ['6-', 'kid', ['mod11']],
    ['18', 'kid-or-ocr', ['mod10']],
    ['5-', 'unchecked', []],
    ['7', 'none', []],
    ['1234-5678', 'none', []],
    ['INV-1001', 'none', []],
    ['12345678901234567890123456', 'none', []],
    ['', 'none', []],
  ])('%s is %s', (text, kind, passes) =>
    expect(checkReference(text)).toMatchObject({ kind, passes }),
  )

  test('may tell its own length in the digit before the last', () => {
    expect(checkReference('23456783').hasLengthDigit).toBe(true)
    expect(checkReference('127734800100051').hasLengthDigit).toBe(true)
    expect(checkReference('10002000304').hasLengthDigit).toBe(false)
  })

  test('passes each rule with the character that the rule computes, and with no other', () =>
    fc.assert(
      fc.property(digits, (payload) => {
        const passing = (rule: 'mod10' | 'mod11') =>
          [...'0123456789-'].filter((last) => checkReference(payload + last).passes.includes(rule))
        expect(passing('mod10')).toEqual([computeMod10(payload)])
        expect(passing('mod11')).toEqual([computeMod11(payload)])
      }),
    ))

  test('fails mod 10 and mod 11 with any one digit mistyped', () =>
    fc.assert(
      fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (payload, at, by) => {
        const place = at % payload.length
        const mistyped =
          payload.slice(0, place) + ((Number(payload[place]) + by) % 10) + payload.slice(place + 1)
        expect(checkReference(mistyped + computeMod10(payload)).passes).not.toContain('mod10')
        expect(checkReference(mistyped + computeMod11(payload)).passes).not.toContain('mod11')
      }),
    ))
})
