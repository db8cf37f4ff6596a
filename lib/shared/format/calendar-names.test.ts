import { expect, test } from 'vitest'
import { toLocalDate } from '@/lib/shared/dates/local-day'
import { createCalendarNames } from './calendar-names'

const day = toLocalDate('2026-03-31')

test.each([
  ['en', 'March', /^Tue$/, /^Tuesday,? 31 March 2026$/],
  ['en-XA', 'March', /^Tue$/, /^Tuesday,? 31 March 2026$/],
  ['nb', 'mars', /^tirs?\.$/, /^tirsdag 31\. mars 2026$/],
  ['sv', 'mars', /^tis$/, /^tisdag 31 mars 2026$/],
  ['fi', 'maaliskuu', /^ti$/, /^tiistai(na)? 31\. maaliskuuta 2026$/],
])('in %s a calendar says its months and days', (locale, month, weekday, full) => {
  const names = createCalendarNames(locale)
  expect(names.formatMonth(day)).toBe(month)
  expect(names.formatShortWeekday(day)).toMatch(weekday)
  expect(names.formatFullDay(day)).toMatch(full)
  expect(names.formatMonthOfYear(day)).toContain('2026')
})
