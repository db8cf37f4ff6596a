import { expect, test } from 'vitest'
import { t } from '@/tests/support/english'
import { formatLongDate } from './date-time'
import { formatDay, formatWallTime } from './sent-time'

test.each([
  ['2026-03-12', '2026-03-12'],
  ['2026-03-12T23:30:00.000Z', '2026-03-12'],
  ['2026-03-11T23:00:00.000Z', '2026-03-12'],
  ['12.03.2026', '2026-03-12'],
  ['2026-11-31', '2026-11-31 (date can’t be read)'],
  ['2026-11-31T00:00:00.000Z', '2026-11-31T00:00:00.000Z (date can’t be read)'],
  ['soon', 'soon (date can’t be read)'],
  ['', null],
  [null, null],
])('%j is shown as %j', (raw, words) => expect(formatDay(t, raw)).toBe(words))

test('a day that does not exist is no other day, in words and as a time', () => {
  expect(formatLongDate(t, '2026-11-31')).toBe('2026-11-31 (date can’t be read)')
  expect(formatLongDate(t, '2025-12-01T00:00:00Z')).toBe('Mon, 1 December 2025')
  expect(formatWallTime(t, '2026-11-31T10:00:00Z')).toBe(
    '2026-11-31T10:00:00Z (date can’t be read)',
  )
})

test.each([
  ['2026-03-12T14:31:09', '2026-03-12 14:31'],
  ['2026-03-12T14:31:09.123', '2026-03-12 14:31'],
  ['2026-03-12 14:31', '2026-03-12 14:31'],
  ['2026-03-12T14:31:09Z', '2026-03-12 14:31 UTC'],
  ['2026-03-12T14:31:09+01:00', '2026-03-12 14:31 +01:00'],
  ['2026-03-12', '2026-03-12'],
  ['yesterday', 'yesterday'],
  ['', ''],
])('%s is shown as %s', (sent, shown) => expect(formatWallTime(t, sent)).toBe(shown))
