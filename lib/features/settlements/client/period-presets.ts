import { addMonths, getMonthDays, toMonth } from '@/lib/shared/dates/months'
import type { PeriodView } from './settlements-view'

/** Periods that are chosen by name; each but all dates has a first day, and the earlier ones a last. */
export const periodPresets = ['allDates', 'last12Months', 'thisYear', 'lastYear'] as const
export type PeriodPreset = (typeof periodPresets)[number]

/** The days of a preset on a given day: twelve months end with this one. */
export function getPeriodDays(preset: PeriodPreset, today: string): PeriodView {
  const year = Number(today.slice(0, 4))
  switch (preset) {
    case 'allDates':
      return { from: null, to: null }
    case 'last12Months':
      return { from: getMonthDays(addMonths(toMonth(today), -11)).first, to: null }
    case 'thisYear':
      return { from: `${year}-01-01`, to: null }
    case 'lastYear':
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` }
  }
}

/** The preset that a period is today, or null. */
export const findPeriodPreset = (view: PeriodView, today: string): PeriodPreset | null =>
  periodPresets.find((preset) => {
    const days = getPeriodDays(preset, today)
    return days.from === view.from && days.to === view.to
  }) ?? null
