import { expect, test } from 'vitest'
import { getServiceDay } from './service-day'

test.each([
  ['2026-11-25T22:59:59Z', '2026-11-25'],
  ['2026-11-25T23:00:00Z', '2026-11-26'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
  ['2026-12-31T23:30:00Z', '2027-01-01'],
  ['2026-03-29T00:30:00Z', '2026-03-29'],
])('%s is in %s', (instant, day) => {
  expect(getServiceDay(new Date(instant))).toBe(day)
})
