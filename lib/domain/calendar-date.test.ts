import { expect, test } from 'vitest'
import { isCalendarDate, isoDay } from './calendar-date'

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
])('%j stands as %j', (typed, day) => expect(isoDay(typed)).toBe(day))

test.each([
  ['2026-12-31', true],
  ['2024-02-29', true],
  ['9999-12-31', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-2-3', false],
  ['31.12.2026', false],
  ['', false],
])('%j is a day that exists: %j', (text, exists) => expect(isCalendarDate(text)).toBe(exists))
