import { createLoader, parseAsString, parseAsStringLiteral } from 'nuqs/server'
import { writeKinds } from '@/lib/features/journal/domain/write-kinds'
import { isCalendarDate } from '@/lib/shared/dates/calendar-date'
import { getDayStart, getNextDayStart } from '@/lib/shared/dates/local-day'
import { isRowKey, parseRowPosition } from '@/lib/shared/view-query'
import type { JournalView } from './journal'

/** States that the journal can be narrowed to, those that need somebody first. */
export const journalStates = [
  'unknown',
  'refused',
  'not-sent',
  'not-applied',
  'sending',
  'accepted',
  'done',
] as const

/**
 * The one description of what the address of the journal holds. `line` is one write, as a link
 * names it; `before` is the place of the last row of the page above.
 */
export const journalParsers = {
  state: parseAsStringLiteral(journalStates),
  who: parseAsString,
  kind: parseAsStringLiteral(writeKinds),
  from: parseAsString,
  to: parseAsString,
  q: parseAsString,
  line: parseAsString,
  before: parseAsString,
}

export const loadJournalView = createLoader(journalParsers)

/** What the address holds, as it is read. */
export type JournalAddress = Awaited<ReturnType<typeof loadJournalView>>

/** What is asked for a page of the journal. */
export const toJournalQuestion = (address: JournalAddress, zone?: 'UTC'): JournalView => ({
  limit: 50,
  ...toFilters(address, zone),
  ...parseRowPosition(address.before),
})

/** What is asked for the numbers beside it; today begins where the reader is. */
export const toCountQuestion = (
  address: JournalAddress,
  today: string,
  zone?: 'UTC',
): JournalView => ({
  limit: 1,
  ...toFilters(address, zone),
  countSince: getDayStart(today, zone),
})

function toFilters(address: JournalAddress, zone?: 'UTC'): JournalView {
  const { state, who, kind, line } = address
  const search = address.q?.trim().slice(0, 100)
  const [from, to] = [address.from, address.to].map((day) =>
    day !== null && isCalendarDate(day) ? day : null,
  )
  return {
    ...(state && { state }),
    ...(who && { person: who.slice(0, 200) }),
    ...(kind && { kind }),
    ...(from && { from: getDayStart(from, zone) }),
    ...(to && { until: getNextDayStart(to, zone) }),
    ...(search && { search }),
    ...(line && isRowKey(line) && { idempotencyKey: line }),
  }
}
