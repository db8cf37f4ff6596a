import type { WorkLine } from '@/lib/contracts/desk/work'
import type { WorkMark } from '@/lib/contracts/desk/work-marks'
import { addDays } from '@/lib/shared/dates/calendar-date'

type PlacedMark = Omit<WorkMark, 'claimedAt'> & { claimedAt: Date | null; updatedAt: Date }

/**
 * One mark for each line, of those in the places that it belongs to: who has it in any of them has
 * it, and what was said last holds.
 */
export function combineMarks(rows: readonly PlacedMark[]): WorkMark[] {
  const newestFirst = rows.toSorted(
    (one, other) => other.updatedAt.getTime() - one.updatedAt.getTime(),
  )
  return [...Map.groupBy(newestFirst, ({ subject }) => subject)].map(([subject, own]) => {
    const [newest] = own as [PlacedMark]
    const claimed = own.find(({ claimedBy }) => claimedBy !== null)
    return {
      subject,
      claimedBy: claimed?.claimedBy ?? null,
      claimedAt: claimed?.claimedAt?.toISOString() ?? null,
      snoozedUntil: newest.snoozedUntil,
      doneAs: newest.doneAs,
      doneBy: newest.doneBy,
      note: newest.note,
      noteBy: newest.noteBy,
    }
  })
}

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

/** The last day of a line; null where it has none. That of a follow-up is only when to look again. */
export const findDeadline = ({ source, due }: Pick<WorkLine, 'source' | 'due'>): string | null =>
  source === 'followUps' ? null : due

/**
 * Whether a line that comes back on a day has passed its last one by then.
 *
 * @param day null where it is none.
 * @param due the last day of the line; null where it has none.
 */
export const isAfterDue = (day: string | null, due: string | null): boolean =>
  day !== null && due !== null && day > due
