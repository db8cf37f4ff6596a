import { createLoader, parseAsBoolean, parseAsInteger, parseAsString } from 'nuqs/server'
import { addDays, isCalendarDate } from '@/lib/shared/dates/calendar-date'

/**
 * What the address of files holds: a company, a period of whole days, what of the list is shown, and
 * the file that is open.
 */
export const filesParsers = {
  company: parseAsInteger,
  from: parseAsString,
  to: parseAsString,
  q: parseAsString.withDefault(''),
  failed: parseAsBoolean.withDefault(false),
  file: parseAsString,
  /** The day on which the open file came: others of its name came on other days. */
  fileDay: parseAsString,
}

export const loadFilesView = createLoader(filesParsers)

export type FilesView = Awaited<ReturnType<typeof loadFilesView>>

/** Days of the period where the address names none. */
const usualDays = 30

/**
 * The period of an address on a given day; one that is no period is the usual one. The usual one
 * begins earlier where the file that is open came before it: the link was made on another day.
 */
export function toFilesPeriod(
  { from, to, fileDay }: Pick<FilesView, 'from' | 'to' | 'fileDay'>,
  today: string,
): { from: string; to: string } {
  const last = to !== null && isCalendarDate(to) ? to : today
  const first = from !== null && isCalendarDate(from) ? from : findUsualStart(last, fileDay ?? last)
  return first <= last ? { from: first, to: last } : { from: last, to: first }
}

function findUsualStart(last: string, fileDay: string): string {
  const usual = addDays(last, 1 - usualDays)
  return isCalendarDate(fileDay) && fileDay < usual ? fileDay : usual
}

/** A period as an address names it: only what differs from the usual one of a given day. */
export function toAddressPeriod(
  { from, to }: { from: string; to: string },
  today: string,
): { from: string | null; to: string | null } {
  return {
    from: from === addDays(to, 1 - usualDays) ? null : from,
    to: to === today ? null : to,
  }
}

/** The company of an address, else the first of the person's own. */
export const toFilesCompany = (
  { company }: Pick<FilesView, 'company'>,
  own: readonly number[],
): number | null => company ?? own[0] ?? null
