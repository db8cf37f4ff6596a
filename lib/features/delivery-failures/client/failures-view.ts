import {
  createLoader,
  createSerializer,
  type inferParserType,
  parseAsArrayOf,
  parseAsInteger,
  parseAsString,
} from 'nuqs/server'
import { toSearchQueryString } from '@/lib/features/invoice-search/client/public'
import { addDays, isCalendarDate } from '@/lib/shared/dates/calendar-date'

/**
 * The one description of what the address of the failures holds. Without days it is the last seven.
 */
export const failuresParsers = {
  from: parseAsString,
  to: parseAsString,
  companies: parseAsArrayOf(parseAsInteger).withDefault([]),
  /** The key of a group that alone is shown. */
  cause: parseAsString,
}

export const loadFailuresView = createLoader(failuresParsers)

const serialize = createSerializer(failuresParsers)

/**
 * The address of the failures of some companies, with one group picked, without a question mark.
 */
export const toFailuresQueryString = (view: Partial<FailuresView>): string =>
  serialize(view).slice(1)

export type FailuresView = inferParserType<typeof failuresParsers>

/** Whole days, both counted, and companies where they are narrowed. */
export type FailuresQuestion = { FromDate: string; ToDate: string; CompanyIds?: number[] }

/**
 * What is asked for a view: the last seven days where it holds none. Days the wrong way round are
 * turned; what is no day counts as not given.
 */
export function toFailuresQuestion(
  { from, to, companies }: Omit<FailuresView, 'cause'>,
  today: string,
): FailuresQuestion {
  const last = to !== null && isCalendarDate(to) ? to : today
  const first = from !== null && isCalendarDate(from) ? from : addDays(last, -6)
  const [FromDate, ToDate] = first <= last ? [first, last] : [last, first]
  const CompanyIds = [...new Set(companies)]
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, 500)
  return { FromDate, ToDate, ...(CompanyIds.length > 0 && { CompanyIds }) }
}

/**
 * The search for the failed rows of some companies in some days, as the address of the search page
 * holds it.
 */
export const toFailedRowsQueryString = (
  { FromDate, ToDate }: FailuresQuestion,
  companies: number[],
): string => toSearchQueryString({ status: ['Failed'], from: FromDate, to: ToDate, companies })

/** The group that an address picks, or all of them. */
export const pickGroups = <Group extends { key: string }>(
  groups: readonly Group[],
  cause: FailuresView['cause'],
): readonly Group[] => (cause === null ? groups : groups.filter(({ key }) => key === cause))
