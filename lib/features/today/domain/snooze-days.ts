import { addDays } from '@/lib/shared/dates/calendar-date'

/** The days that are offered for a line to come back, each once, the earliest first. */
export function listSnoozeDays(
  today: string,
): { name: 'tomorrow' | 'nextMonday' | 'nextWeek'; day: string }[] {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const days = [
    { name: 'tomorrow' as const, day: addDays(today, 1) },
    { name: 'nextMonday' as const, day: addDays(today, (8 - weekday) % 7 || 7) },
    { name: 'nextWeek' as const, day: addDays(today, 7) },
  ]
  return days.filter(({ day }, at) => days.findIndex((each) => each.day === day) === at)
}
