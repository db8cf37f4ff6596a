import { addDays, isCalendarDate } from './calendar-date'

/** A range of calendar days (YYYY-MM-DD), both of them inside it. A side that is null is open. */
export type WholeDays = { from: string | null; to: string | null }

/**
 * The literal times that a range of days is sent as, or the days that do not exist. `swapped`: the
 * later day was given first, and was put last.
 */
export type DayBounds =
  | { ok: true; from: string | null; to: string | null; swapped: boolean }
  | { ok: false; impossible: string[] }

/**
 * The first moment of the first day and the last of the last, in UTC as the schema writes times;
 * wire-style.ts writes them in the other style. Days are texts all the way, so the zone of the
 * reader and that of the machine change nothing.
 */
export function toDayBounds({ from, to }: WholeDays): DayBounds {
  const impossible = [from, to].filter((day) => day !== null).filter((day) => !isCalendarDate(day))
  if (impossible.length > 0) return { ok: false, impossible: [...new Set(impossible)] }

  const swapped = from !== null && to !== null && from > to
  const [first, last] = swapped ? [to, from] : [from, to]
  return {
    ok: true,
    from: first && `${first}T00:00:00.000Z`,
    to: last && `${last}T23:59:59.999Z`,
    swapped,
  }
}

/** Ranges that are chosen by name. */
export const dayPresets = [
  'today',
  'yesterday',
  'last7Days',
  'last30Days',
  'thisMonth',
  'lastMonth',
] as const
export type DayPreset = (typeof dayPresets)[number]

/**
 * The days of a preset on a given day; the last 7 days end with today and are 7 with it. This month
 * ends today.
 */
export function getPresetDays(preset: DayPreset, today: string): { from: string; to: string } {
  switch (preset) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'last7Days':
      return { from: addDays(today, -6), to: today }
    case 'last30Days':
      return { from: addDays(today, -29), to: today }
    case 'thisMonth':
      return { from: toMonthStart(today), to: today }
    case 'lastMonth': {
      const to = addDays(toMonthStart(today), -1)
      return { from: toMonthStart(to), to }
    }
  }
}

/** The preset that a range is today, or null. */
export function findPreset({ from, to }: WholeDays, today: string): DayPreset | null {
  const isSame = (preset: DayPreset) => {
    const days = getPresetDays(preset, today)
    return days.from === from && days.to === to
  }
  return dayPresets.find(isSame) ?? null
}

const toMonthStart = (day: string) => `${day.slice(0, 8)}01`
