import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { detectDayForm, readDay } from './day-forms'

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
    [['03.04.2026', '05/06/2026'], null, 2],
    [['03.04.2026', 'soon'], 'dmy', 1],
    [['13/02/2026', '02/13/2026'], null, 1],
    [['13/02/2026', '14/02/2026', '02/13/2026', '03/04/2026'], null, 3],
    [['13.02.2026', '02.13.2026', '03.04.2026'], 'dmy', 2],
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
