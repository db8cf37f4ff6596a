import { expect, test } from 'vitest'
import { createClock } from './clock'

test.each([
  ['Europe/Oslo', '2026-01-12T13:32:05.250Z', '2026-01-12T14:32:05.250Z'],
  ['Europe/Oslo', '2026-07-12T22:32:00.000Z', '2026-07-13T00:32:00.000Z'],
  ['Asia/Kolkata', '2026-07-12T22:32:00.000Z', '2026-07-13T04:02:00.000Z'],
  ['UTC', '1969-12-31T23:59:59.500Z', '1969-12-31T23:59:59.500Z'],
])('a clock in %s shows %s as %s, and back', (zone, instant, wall) => {
  expect(new Date(createClock(zone).wall(Date.parse(instant))).toISOString()).toBe(wall)
  expect(new Date(createClock(zone).instant(Date.parse(wall))).toISOString()).toBe(instant)
})

test('an hour that the zone skips is the one after it', () => {
  const skipped = createClock('Europe/Oslo').instant(Date.parse('2026-03-29T02:30:00Z'))
  expect(new Date(skipped).toISOString()).toBe('2026-03-29T01:30:00.000Z')
})
