import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { detectDecimalMark, readNumber } from './number-forms'

describe('numbers', () => {
  test.each([
    ['1 234,50', ',', '1234.50', false],
    ['1.234,50', ',', '1234.50', true],
    ['1,234.50', '.', '1234.50', true],
    ["1'234.50", '.', '1234.50', false],
    ['\u22121 234,5', ',', '-1234.5', false],
    ['1.250', ',', '1250', true],
    ['1.250', '.', '1.250', false],
    ['1234', ',', '1234', false],
  ] as const)('%s by %s is %s', (text, mark, decimal, hasGroups) =>
    expect(readNumber(text, mark)).toEqual({ decimal, hasGroups }),
  )
  test.each([
    ['1250.50', ','],
    ['1.2345,00', ','],
    ['1,2,3', ','],
    ['1 234.567,00', ','],
    ['12 34,00', ','],
    ['1234.567,00', ','],
    ['.567,00', ','],
    ['', ','],
    ['about 10', '.'],
    ['1e5', '.'],
    ['1.', '.'],
    ['.5', '.'],
  ] as const)('%j by %s is none', (text, mark) => expect(readNumber(text, mark)).toBeNull())

  test.each([
    [['55,94', '1.250'], ',', false],
    [['1.234,50', '1.250'], ',', true],
    [['1.234.567'], ',', true],
    [['1.234,50', '2.345,60', '99.95', '1.250'], ',', false],
    [['55.94', '1,250'], '.', false],
    [['1.250', '3.100'], null, false],
    [['1.5', '1,5'], null, false],
    [['1.5', '2.5', '1,5'], '.', false],
    [['100', '200'], ',', false],
    [[], ',', false],
  ] as const)('%j have %s before the decimals', (cells, form, isGroupingProven) =>
    expect(detectDecimalMark(cells)).toMatchObject({ form, isGroupingProven }),
  )

  test('a detected mark reads every amount of a file as it was meant', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 999_999_999 }), { minLength: 1 }),
        fc.constantFrom(
          ...([
            [',', '.'],
            ['.', ','],
            [',', ' '],
            ['.', '\u2019'],
            [',', ''],
          ] as const),
        ),
        (cents, [mark, group]) => {
          const cells = cents.map((each) => {
            const whole = String(Math.floor(each / 100)).replace(/\B(?=(\d{3})+$)/g, group)
            return `${whole}${mark}${String(each % 100).padStart(2, '0')}`
          })
          const { form } = detectDecimalMark(cells)
          expect(form).toBe(mark)
          expect(cells.map((cell) => Number(readNumber(cell, mark)?.decimal))).toEqual(
            cents.map((each) => each / 100),
          )
        },
      ),
    ))
})
