import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { detectDayForm, detectDecimalMark, readDay, readNumber } from './value-forms'

describe('days', () => {
  test.each([
    ['31.12.2026', 'dmy', '2026-12-31'],
    ['1/2/2026', 'dmy', '2026-02-01'],
    ['1/2/2026', 'mdy', '2026-01-02'],
    ['12-31-2026', 'mdy', '2026-12-31'],
    ['31.12.26', 'dmy', '2026-12-31'],
    ['20261231', 'ymd', '2026-12-31'],
    ['2026/12/31', 'ymd', '2026-12-31'],
    ['2026-12-31', 'mdy', '2026-12-31'],
    ['2026-12-31T00:00:00', 'dmy', '2026-12-31'],
    ['31.12.2026 00:00', 'dmy', '2026-12-31'],
    ['31.12.2026', 'mdy', null],
    ['31/12-2026', 'dmy', null],
    ['30.02.2026', 'dmy', null],
    ['2026-12-31T23:00:00Z', 'dmy', null],
    ['46000', 'ymd', null],
  ] as const)('%s by %s is %s', (text, form, day) => expect(readDay(text, form)).toBe(day))

  test.each([
    [['02/13/2026', '03/04/2026'], 'mdy', 2],
    [['13/02/2026', '03/04/2026'], 'dmy', 2],
    [['03/04/2026', '05/06/2026'], null, 2],
    [['03.04.2026', '05.06.2026'], 'dmy', 2],
    [['03-04-2026', '2026-01-01'], null, 2],
    [['13/02/2026', '02/13/2026'], null, 1],
    [['2026-01-01'], 'ymd', 1],
    [['20260101', '20260131'], 'ymd', 2],
    [[], 'ymd', 0],
    [['soon'], 'dmy', 0],
  ] as const)('%j are written %s, %i of them', (cells, form, fits) =>
    expect(detectDayForm(cells)).toEqual({ form, fits, of: cells.length }),
  )

  test('a detected form reads every day of a file as it was meant', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.date({
            min: new Date('2000-01-01'),
            max: new Date('2099-12-31'),
            noInvalidDate: true,
          }),
          {
            minLength: 1,
          },
        ),
        fc.constantFrom('dmy', 'mdy', 'ymd'),
        fc.constantFrom('.', '/', '-'),
        (dates, form, sign) => {
          const days = dates.map((date) => date.toISOString().slice(0, 10))
          const cells = days.map((day) => {
            const [year = '', month = '', date = ''] = day.split('-')
            const parts = {
              dmy: [date, month, year],
              mdy: [month, date, year],
              ymd: [year, month, date],
            }
            return parts[form].join(sign)
          })
          const { form: detected } = detectDayForm(cells)
          if (form === 'mdy' && sign === '.' && detected === 'dmy') return
          if (detected !== null) expect(cells.map((cell) => readDay(cell, detected))).toEqual(days)
        },
      ),
    ))
})

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
