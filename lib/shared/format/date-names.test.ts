import { expect, test } from 'vitest'
import { toLocalDate } from '@/lib/shared/dates/local-day'
import type { Translate } from '@/lib/shared/i18n/translate'
import { t as english } from '@/tests/support/english'
import { getDateNames } from './date-names'
import { formatLongDate } from './date-time'

const day = toLocalDate('2026-03-31')

/** The translator of a language whose dates are written in this locale. */
const translateIn = (locale: string) =>
  ((key: string) => (key === 'form.dateLocale' ? locale : key)) as Translate

test.each([
  ['en-GB', 'March', /^Tue$/, /^Tuesday,? 31 March 2026$/, /^Mon, 31 March 2025$/, /^31 Mar$/],
  ['nb', 'mars', /^tirs?\.$/, /^tirsdag 31\. mars 2026$/, /^man\.? 31\. mars 2025$/, /^31\. mars$/],
  ['sv', 'mars', /^tis$/, /^tisdag 31 mars 2026$/, /^mån 31 mars 2025$/, /^31 mars$/],
  ['fi', 'maaliskuu', /^ti$/, /^tiistai(na)? 31\. maalisk.+ 2026$/, /^ma 31\. m.+ 2025$/, /^31\./],
])('in %s months and days have their names', (locale, month, weekday, full, long, short) => {
  const t = translateIn(locale)
  const names = getDateNames(t)
  expect(names.formatMonth(day)).toBe(month)
  expect(names.formatShortWeekday(day)).toMatch(weekday)
  expect(names.formatFullDay(day)).toMatch(full)
  expect(names.formatMonthOfYear(day)).toContain('2026')
  expect(names.formatShortDayInUtc(Date.UTC(2026, 2, 31))).toMatch(short)
  expect(formatLongDate(t, '2025-03-31')).toMatch(long)
})

test('the formats of a language are made once', () =>
  expect(getDateNames(english)).toBe(getDateNames(english)))
