import { expect, test } from 'vitest'
import { compareToBound } from './time-comparison'

test.each([
  ['2026-02-28', '2026-03-01', 'contradicts'],
  ['2026-03-01', '2026-03-01', 'fits'],
  ['2026-02-30', '2026-03-01', 'unknown'],
  ['2026-03-05', '2026-02-30', 'unknown'],
  ['2026-02-29T10:00:00Z', '2026-03-01', 'unknown'],
] as const)('a row of %s from %s on: %s', (time, bound, verdict) =>
  expect(compareToBound('from', time, bound)).toBe(verdict),
)
