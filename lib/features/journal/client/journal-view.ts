import { createLoader, parseAsString, parseAsStringLiteral } from 'nuqs/server'
import { WriteKind } from '@/lib/contracts/desk/journal'
import { isCalendarDate } from '@/lib/shared/dates/calendar-date'
import { getDayStart, getNextDayStart } from '@/lib/shared/dates/local-day'
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
 * The one description of what the address of the journal holds. `line` is one write, as a link names
 * it; `before` is the place of the last row of the page above.
 */
export const journalParsers = {
  state: parseAsStringLiteral(journalStates),
  who: parseAsString,
  kind: parseAsStringLiteral(WriteKind.options),
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
  ...toJournalPlace(address.before),
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
    ...(line && isKey.test(line) && { idempotencyKey: line }),
  }
}

const isKey = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * The place in the list that the address of an older page names: an instant, and the key of the row
 * there. Older addresses name the instant alone.
 */
export function toJournalPlace(before: string | null): Pick<JournalView, 'before' | 'beforeKey'> {
  const [at = '', key = ''] = (before ?? '').split('~')
  if (Number.isNaN(Date.parse(at))) return {}
  return {
    before: new Date(at).toISOString(),
    ...(isKey.test(key) && { beforeKey: key }),
  }
}

/** How the address names the place after a row. */
export const formatJournalPlace = ({
  sentAt,
  idempotencyKey,
}: {
  sentAt: string
  idempotencyKey: string
}) => `${sentAt}~${idempotencyKey}`
