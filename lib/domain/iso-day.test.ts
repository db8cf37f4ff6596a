import { expect, test } from 'vitest'
import { isoDay } from './iso-day'

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
