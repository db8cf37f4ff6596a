import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '@/lib/shared/dates/calendar-date'
import { buildDayBars, measureGrowth } from './day-bars'

const days = [
  { day: '2026-03-01', count: 2 },
  { day: '2026-03-03', count: 5 },
]

test('a short period has a bar for each day, also where nothing failed', () => {
  expect(buildDayBars(days, { from: '2026-03-01', to: '2026-03-03' }, 28)).toEqual([
    { from: '2026-03-01', to: '2026-03-01', count: 2 },
    { from: '2026-03-02', to: '2026-03-02', count: 0 },
    { from: '2026-03-03', to: '2026-03-03', count: 5 },
  ])
})

test('a long period has bars of several days, the last of which is whole', () => {
  expect(buildDayBars(days, { from: '2026-03-01', to: '2026-03-03' }, 2)).toEqual([
    { from: '2026-03-01', to: '2026-03-01', count: 2 },
    { from: '2026-03-02', to: '2026-03-03', count: 5 },
  ])
})

test('bars count every failure of the period, follow each other day by day, and are not more than asked for', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 40 }),
      fc.array(fc.tuple(fc.nat(399), fc.integer({ min: 1, max: 50 }))),
      (length, barsMax, drawn) => {
        const period = { from: '2026-01-01', to: addDays('2026-01-01', length - 1) }
        const counts = new Map(drawn.map(([at, count]) => [addDays(period.from, at), count]))
        const own = [...counts].map(([day, count]) => ({ day, count }))
        const bars = buildDayBars(own, period, barsMax)
        expect(bars.length).toBeLessThanOrEqual(barsMax)
        expect([bars[0]!.from, bars.at(-1)!.to]).toEqual([period.from, period.to])
        for (const [at, bar] of bars.slice(1).entries())
          expect(bar.from).toBe(addDays(bars[at]!.to, 1))
        const within = own.filter(({ day }) => day <= period.to)
        const sum = (all: { count: number }[]) => all.reduce((total, { count }) => total + count, 0)
        expect(sum(bars)).toBe(sum(within))
      },
    ),
  ))

test('what grows is told by the later half', () => {
  const period = { from: '2026-03-01', to: '2026-03-04' }
  expect(measureGrowth(days, period)).toBe(3)
  expect(measureGrowth([{ day: '2026-03-02', count: 4 }], period)).toBe(-4)
  expect(measureGrowth([], period)).toBe(0)
})
