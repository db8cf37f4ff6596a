import { expect, test } from 'vitest'
import { toAddressPeriod, toFilesCompany, toFilesPeriod } from './files-view'

const today = '2026-11-26'

test.each<[from: string | null, to: string | null, first: string, last: string, fileDay?: string]>([
  [null, null, '2026-10-28', today],
  [null, null, '2026-09-01', today, '2026-09-01'],
  [null, null, '2026-10-28', today, '2026-11-02'],
  [null, null, '2026-10-28', today, 'long ago'],
  ['2026-11-01', null, '2026-11-01', today, '2026-09-01'],
  ['2026-11-01', '2026-11-05', '2026-11-01', '2026-11-05'],
  ['2026-11-05', '2026-11-01', '2026-11-01', '2026-11-05'],
  ['2026-02-30', null, '2026-10-28', today],
  [null, '2026-03-31', '2026-03-02', '2026-03-31'],
  ['2026-12-01', null, today, '2026-12-01'],
])('the period from %s to %s is %s to %s', (from, to, first, last, fileDay) =>
  expect(toFilesPeriod({ from, to, fileDay: fileDay ?? null }, today)).toEqual({
    from: first,
    to: last,
  }),
)

test('the company is that of the address, else the first of the own', () => {
  expect(toFilesCompany({ company: 501 }, [7])).toBe(501)
  expect(toFilesCompany({ company: null }, [7, 8])).toBe(7)
  expect(toFilesCompany({ company: null }, [])).toBeNull()
})

test.each([
  ['2026-10-28', today, null, null],
  ['2026-11-01', today, '2026-11-01', null],
  ['2026-03-02', '2026-03-31', null, '2026-03-31'],
  ['2026-03-01', '2026-03-31', '2026-03-01', '2026-03-31'],
])('the address of %s to %s names %s and %s', (from, to, first, last) => {
  const named = toAddressPeriod({ from, to }, today)
  expect(named).toEqual({ from: first, to: last })
  expect(toFilesPeriod({ ...named, fileDay: null }, today)).toEqual({ from, to })
})
