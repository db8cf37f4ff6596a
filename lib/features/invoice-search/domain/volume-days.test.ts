import { expect, test } from 'vitest'
import { computeVolumeDays } from './volume-days'

const today = '2026-03-12'
const ends = (from: string | null, to: string | null) => {
  const { days, chosen } = computeVolumeDays(from, to, today)
  return { first: days[0], last: days.at(-1), count: days.length, chosen }
}

test('without a range the last 30 days are shown, today among them', () => {
  expect(ends(null, null)).toEqual({ first: '2026-02-11', last: today, count: 30, chosen: null })
})
test('a range within them stands among its neighbours', () => {
  expect(ends('2026-03-01', '2026-03-05')).toEqual({
    first: '2026-02-11',
    last: today,
    count: 30,
    chosen: { from: '2026-03-01', to: '2026-03-05' },
  })
})
test('another range is shown itself', () => {
  expect(ends('2025-12-30', '2026-01-02')).toMatchObject({
    first: '2025-12-30',
    last: '2026-01-02',
    count: 4,
  })
})
test('of a long range its last 62 days are shown', () => {
  expect(ends('2025-01-01', '2026-03-01')).toMatchObject({
    first: '2025-12-30',
    last: '2026-03-01',
    count: 62,
    chosen: { from: '2025-01-01' },
  })
})
test('a range that is open ends today, and begins 30 days before its end', () => {
  expect(ends('2026-03-10', null).chosen).toEqual({ from: '2026-03-10', to: today })
  expect(ends(null, '2026-02-01').chosen).toEqual({ from: '2026-01-03', to: '2026-02-01' })
})
test('a range given the wrong way round is put right, and what is no day is no bound', () => {
  expect(ends('2026-03-05', '2026-03-01').chosen).toEqual({ from: '2026-03-01', to: '2026-03-05' })
  expect(ends('2026-02-30', null)).toMatchObject({ chosen: null, count: 30 })
})
test('a range that begins in the future is not endless', () => {
  expect(ends('2027-01-01', null)).toMatchObject({
    first: '2027-01-01',
    last: '2027-01-01',
    count: 1,
  })
})
