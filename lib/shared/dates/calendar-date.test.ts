import { expect, test } from 'vitest'
import {
  addDays,
  countDaysBetween,
  isCalendarDate,
  listDays,
  parseDay,
  parseTimestampDay,
  toIsoDate,
} from './calendar-date'

test.each([
  ['31.12.2026', '2026-12-31'],
  ['1.2.2026', '2026-02-01'],
  [' 01/02/2026 ', '2026-02-01'],
  ['31-12-2026', '2026-12-31'],
  ['2026-12-31', '2026-12-31'],
  ['31.13.2026', '2026-13-31'],
  ['31.12.26', '31.12.26'],
  ['soon', 'soon'],
  ['', ''],
])('%j stands as %j', (typed, day) => expect(toIsoDate(typed)).toBe(day))

test.each([
  ['2026-12-31', true],
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['1900-02-29', false],
  ['2026-00-10', false],
  ['2026-01-00', false],
  ['9999-12-31', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-2-3', false],
  ['31.12.2026', false],
  ['', false],
])('%j is a day that exists: %j', (text, exists) => expect(isCalendarDate(text)).toBe(exists))

test.each([
  ['2026-12-25', '2026-12-25', '2026-12-25'],
  [' 2026-12-25T00:00:00 ', '2026-12-25', '2026-12-25'],
  ['2026-12-25T00:00:00.000Z', '2026-12-25', '2026-12-25'],
  ['2026-12-25T00:00:00+0100', '2026-12-25', '2026-12-25'],
  ['2026-12-25T10:30:00', '2026-12-25', '2026-12-25'],
  ['2026-12-24T23:00:00Z', null, '2026-12-24'],
  [' 2026-12-24T23:00:00Z ', null, '2026-12-24'],
  ['2026-12-25T00:30:00Z', null, '2026-12-25'],
  ['2026-12-25T00:00:30Z', null, '2026-12-25'],
  ['2026-12-25T00:00:00.001Z', null, '2026-12-25'],
  ['25.12.2026', '2026-12-25', '2026-12-25'],
  ['5.1.2026', '2026-01-05', '2026-01-05'],
  ['2026-11-31', null, null],
  ['2026-11-31T00:00:00', null, null],
  ['31.11.2026', null, null],
  ['2026-12-25T25:00:00', null, null],
  ['25/12/2026', null, null],
  ['12.25.2026', null, null],
  ['25.12.26', null, null],
  ['', null, null],
])('%j means the day %j, and as a time the day %j', (raw, day, ofTime) =>
  expect([parseDay(raw), parseTimestampDay(raw)]).toEqual([day, ofTime]),
)

test('days between two dates are whole, and none where one is no date', () => {
  expect(countDaysBetween('2026-12-31', '2027-01-01')).toBe(1)
  expect(countDaysBetween('2026-03-12', '12.03.2026')).toBeNaN()
  expect(countDaysBetween('2026-11-01', '2026-11-31')).toBeNaN()
})

test.each([
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-12-31', 0, '2026-12-31'],
])('%s and %i days is %s', (day, days, after) => expect(addDays(day, days)).toBe(after))

test.each([
  ['2024-02-28', '2024-03-01', ['2024-02-28', '2024-02-29', '2024-03-01']],
  ['2024-03-01', '2024-03-01', ['2024-03-01']],
  ['2024-03-01', '2024-02-28', []],
  ['2024-03-01', 'soon', []],
])('the days from %s to %s are counted with both of them', (from, to, days) =>
  expect(listDays(from, to)).toEqual(days),
)
