import type { JournalEntry } from '@/lib/contracts/desk/journal'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { parseDay } from '@/lib/shared/dates/calendar-date'
import { parseTime } from '@/lib/shared/dates/parse-time'
import { toServiceDay } from '@/lib/shared/dates/service-day'

type Case = {
  caseNumber?: ExactNumber | null
  registeredAt?: string | null
  closedAt?: string | null
}
type Item = { documentNo?: string | null; lastReminderDate?: string | null }

/**
 * Something that happened around a customer, on a day, and when on it where a source says that with
 * its zone.
 */
export type LatestEvent = { day: string; at: number | null } & (
  | { kind: 'write'; entry: JournalEntry }
  | { kind: 'caseRegistered' | 'caseClosed'; caseNumber: ExactNumber }
  | { kind: 'reminded'; numbers: string[] }
)

/** Writes that stand beside the list already: notes, and who has the customer. */
const shownElsewhere = ['addCustomerNote', 'removeCustomerNote', 'changeFollowUp']

/**
 * The last things that are known to have happened, the newest first, on days where the service is; of
 * one day those without a time stand last. Reminders of one day are one thing; a case without a number
 * cannot be named, and what has no day that can be read stands in no order.
 */
export function listLatestEvents(
  known: {
    entries: readonly JournalEntry[]
    cases: readonly Case[]
    items: readonly Item[]
  },
  most: number,
): LatestEvent[] {
  const events: LatestEvent[] = [
    ...known.entries
      .filter(({ operation }) => !shownElsewhere.includes(operation))
      .flatMap((entry) => dated(entry.sentAt, { kind: 'write' as const, entry })),
    ...known.cases.flatMap(({ caseNumber, registeredAt, closedAt }) =>
      caseNumber == null
        ? []
        : [
            ...dated(registeredAt, { kind: 'caseRegistered' as const, caseNumber }),
            ...dated(closedAt, { kind: 'caseClosed' as const, caseNumber }),
          ],
    ),
    ...listReminders(known.items),
  ]
  return events.toSorted(compareNewestFirst).slice(0, most)
}

function listReminders(items: readonly Item[]): LatestEvent[] {
  const reminders = items.flatMap(({ documentNo, lastReminderDate }) => {
    const day = parseDay(lastReminderDate ?? '')
    return day && documentNo?.trim() ? [{ day, number: documentNo.trim() }] : []
  })
  return [...Map.groupBy(reminders, ({ day }) => day)].map(([day, those]) => ({
    kind: 'reminded' as const,
    ...{ day, at: null },
    numbers: those.map(({ number }) => number),
  }))
}

function dated<Event extends object>(raw: string | null | undefined, event: Event) {
  const [day, time] = [toServiceDay(raw ?? ''), parseTime(raw)]
  return day === null
    ? []
    : [{ ...event, day, at: time?.precision === 'instant' ? time.order : null }]
}

function compareNewestFirst(one: LatestEvent, other: LatestEvent): number {
  if (one.day !== other.day) return one.day < other.day ? 1 : -1
  return (other.at ?? 0) - (one.at ?? 0)
}
