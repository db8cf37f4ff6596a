import { type Answer, getOperationQuery } from '@/lib/client/operation-query'
import type { Input } from '@/lib/contracts/registry'
import { parseTime } from '@/lib/shared/dates/parse-time'
import { evaluateLookup } from '@/lib/shared/list-filters/lookup-proof'

/** So many lines are read at once. */
export const logPageSize = 50

export type LogQuestion = Pick<
  Input<'listLogItems'>['query'],
  'customerno' | 'aritemid' | 'documentno' | 'reference' | 'type'
>
export type LogLine = NonNullable<NonNullable<Answer<'listLogItems'>['logItems']>[number]>

/** The newest lines that the service keeps of something. */
export const getLogItemsQuery = (clientNo: string, question: LogQuestion) =>
  getOperationQuery('listLogItems', {
    params: { clientno: clientNo },
    query: { ...question, pageno: 1, pagesize: logPageSize },
  })

/**
 * What a page of the log says of something. `none`: nothing is logged of it; `silent`: nobody knows;
 * `mixed`: lines of others came, or such as do not tell, so some may be missing.
 */
export type LogReading = {
  /** Those that tell that they are about it. */
  lines: LogLine[]
  is: 'lines' | 'none' | 'silent' | 'mixed'
  /** How many the service counts; null where lines of others came too. */
  total: number | null
  /** A full page, and nobody counted. */
  mayBeMore: boolean
  /** Their times show that the newest come first. */
  isNewestFirst: boolean
}

/** Reads a page of the log by what its lines say, and never by what was asked. */
export function readLog(
  { logItems, summary }: Answer<'listLogItems'>,
  question: LogQuestion,
): LogReading {
  const told = logItems?.filter((line): line is LogLine => line != null)
  const given = told?.length ?? 0
  const { totalCount } = summary ?? {}
  const counted = typeof totalCount === 'number' ? totalCount : null
  const hasMore = counted === null ? given > 0 : given < counted
  const { found: lines, unproven } = evaluateLookup('listLogItems', question, told, hasMore)
  const isAll = lines.length === given
  const rest = {
    lines,
    total: isAll ? counted : null,
    mayBeMore: isAll && counted === null && given >= logPageSize,
    isNewestFirst: areFalling(lines),
  }
  if (unproven) return { ...rest, is: given > 0 ? 'mixed' : 'silent' }
  return { ...rest, is: lines.length > 0 ? 'lines' : 'none' }
}

function areFalling(lines: readonly LogLine[]): boolean {
  const times = lines.map(({ loggedAt }) => parseTime(loggedAt)?.order ?? Number.NaN)
  const areOrdered = times.every((time, at) => at === 0 || time <= times[at - 1]!)
  return areOrdered && times.at(-1)! < times[0]!
}
