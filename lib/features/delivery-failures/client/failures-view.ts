import {
  createLoader,
  createSerializer,
  type inferParserType,
  parseAsArrayOf,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server'
import { failureOrders } from '@/lib/features/delivery-failures/domain/failure-order'
import { shapesKey } from '@/lib/features/delivery-failures/domain/failure-rows'
import { toSearchQueryString } from '@/lib/features/invoice-search/client/public'
import { addDays, isCalendarDate } from '@/lib/shared/dates/calendar-date'

/**
 * The one description of what the address of the failures holds. Without days it is the last seven.
 */
export const failuresParsers = {
  from: parseAsString,
  to: parseAsString,
  companies: parseAsArrayOf(parseAsInteger).withDefault([]),
  /** The key of a group that alone is shown, or `shapes` for all texts that nobody recognises. */
  cause: parseAsString,
  /** The channel that was asked for. */
  channel: parseAsString,
  /** A person's name, or `-` for causes that nobody has. */
  owner: parseAsString,
  handled: parseAsStringLiteral(['open', 'all', 'done'] as const).withDefault('open'),
  by: parseAsStringLiteral(failureOrders).withDefault('count'),
  order: parseAsStringLiteral(['desc', 'asc'] as const).withDefault('desc'),
}

/** In an address: causes that nobody has. */
export const nobody = '-'

export const loadFailuresView = createLoader(failuresParsers)

const serialize = createSerializer(failuresParsers)

/**
 * The address of the failures of some companies, with one group picked, without a question mark.
 */
export const toFailuresQueryString = (view: Partial<FailuresView>): string =>
  serialize(view).slice(1)

export type FailuresView = inferParserType<typeof failuresParsers>

/** Whole days, both counted, and companies where they are narrowed. */
export type FailuresQuestion = {
  FromDate: string
  ToDate: string
  CompanyIds?: number[]
  Channel?: string
}

/** The longest channel that is asked for, in characters. */
const channelMax = 100

/**
 * What is asked for a view: the last seven days where it holds none. Days the wrong way round are
 * turned; what is no day counts as not given.
 */
export function toFailuresQuestion(
  {
    from,
    to,
    companies,
    channel,
  }: Pick<FailuresView, 'from' | 'to' | 'companies'> & Partial<Pick<FailuresView, 'channel'>>,
  today: string,
): FailuresQuestion {
  const last = to !== null && isCalendarDate(to) ? to : today
  const first = from !== null && isCalendarDate(from) ? from : addDays(last, -6)
  const [FromDate, ToDate] = first <= last ? [first, last] : [last, first]
  const CompanyIds = [...new Set(companies)]
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, 500)
  return {
    FromDate,
    ToDate,
    ...(CompanyIds.length > 0 && { CompanyIds }),
    ...(channel && channel.length <= channelMax && { Channel: channel }),
  }
}

/**
 * The search for the failed rows of some companies in some days, and of the channel that is asked
 * for, as the address of the search page holds it.
 */
export const toFailedRowsQueryString = (
  { FromDate, ToDate, Channel }: FailuresQuestion,
  companies: number[],
): string =>
  toSearchQueryString({
    status: ['Failed'],
    from: FromDate,
    to: ToDate,
    companies,
    ...(Channel && { endpoint: [Channel] }),
  })

/** The group that an address picks, or all of them. */
export const pickGroups = <Group extends { key: string }>(
  groups: readonly Group[],
  cause: FailuresView['cause'],
): readonly Group[] =>
  cause === null
    ? groups
    : groups.filter(({ key }) => key === cause || (cause === shapesKey && isShapeKey(key)))

const isShapeKey = (key: string) => key.startsWith('shape:')
