import { addDays, isCalendarDate, listDays } from '@/lib/shared/dates/calendar-date'

/**
 * Days that the picture shows where a search has no range of its own, and the most that it shows of
 * one that is long.
 */
export const volumeWindow = 30
const mostDays = 62

export type VolumeDays = {
  /** Every day of the picture, the first one first. */
  days: string[]
  /** Which of them the search is narrowed to; all where it is not. */
  chosen: { from: string; to: string } | null
}

/**
 * The days of the picture for a range that is searched (either side open) on a given day: the last
 * 30 days while the range lies within them, so that what is chosen stands among its neighbours;
 * else the range itself, of a long one its last 62 days.
 */
export function computeVolumeDays(
  from: string | null,
  to: string | null,
  today: string,
): VolumeDays {
  const [first, last] = [from, to].map((day) =>
    day !== null && isCalendarDate(day) ? day : null,
  ) as [string | null, string | null]
  const window = { from: addDays(today, 1 - volumeWindow), to: today }
  if (first === null && last === null)
    return { days: listDays(window.from, window.to), chosen: null }

  const chosen = orderDays(
    first ?? addDays(last!, 1 - volumeWindow),
    last ?? (first! > today ? first! : today),
  )
  const isWithin = chosen.from >= window.from && chosen.to <= window.to
  const shown = isWithin
    ? window
    : { from: pickLater(chosen.from, addDays(chosen.to, 1 - mostDays)), to: chosen.to }
  return { days: listDays(shown.from, shown.to), chosen }
}

const orderDays = (one: string, other: string) =>
  one <= other ? { from: one, to: other } : { from: other, to: one }

const pickLater = (one: string, other: string) => (one > other ? one : other)
