import { addDays, countDaysBetween, listDays } from '@/lib/shared/dates/calendar-date'

type Days = readonly { day: string; count: number }[]
type Period = { from: string; to: string }

/** One bar of a trend: some days in a row, both ends counted. */
export type DayBar = { from: string; to: string; count: number }

/**
 * The days of a period as bars of equally many days, the same ones whatever is counted, so that
 * several trends stand on one axis. No failure of the period is left out; the first bar may be of
 * fewer days.
 *
 * @param barsMax that many bars at most.
 */
export function buildDayBars(days: Days, { from, to }: Period, barsMax: number): DayBar[] {
  const all = listDays(from, to)
  const step = Math.max(1, Math.ceil(all.length / barsMax))
  const counts = new Map(days.map(({ day, count }) => [day, count]))
  const bars: DayBar[] = []
  for (let end = all.length; end > 0; end -= step) {
    const own = all.slice(Math.max(0, end - step), end)
    bars.unshift({
      from: own[0]!,
      to: own.at(-1)!,
      count: own.reduce((sum, day) => sum + (counts.get(day) ?? 0), 0),
    })
  }
  return bars
}

/** How many more failed in the later half of a period than in the earlier; less than 0: fewer. */
export function measureGrowth(days: Days, { from, to }: Period): number {
  const middle = addDays(from, Math.ceil(countDaysBetween(from, to) / 2))
  return days.reduce((sum, { day, count }) => sum + (day >= middle ? count : -count), 0)
}
