import { expect, test } from 'vitest'
import { addMonths, getMonthDays, listMonths } from './months'

test.each([
  ['2026-01', -1, '2025-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-03', -14, '2025-01'],
  ['2026-03', 0, '2026-03'],
])('%s and %i months is %s', (month, months, then) => expect(addMonths(month, months)).toBe(then))

test.each([
  ['2026-02', '2026-02-01', '2026-02-28'],
  ['2028-02', '2028-02-01', '2028-02-29'],
  ['2026-12', '2026-12-01', '2026-12-31'],
])('%s goes from %s to %s', (month, first, last) =>
  expect(getMonthDays(month)).toEqual({ first, last }),
)

test('months between two are all of them, and none backwards', () => {
  expect(listMonths('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(listMonths('2026-02', '2026-02')).toEqual(['2026-02'])
  expect(listMonths('2026-03', '2026-02')).toEqual([])
})
