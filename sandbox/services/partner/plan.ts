import { type SQL, sql } from 'drizzle-orm'
import type { InvoiceSummarySearch } from '@/lib/contracts/partner/invoice-summary'
import { badRequest } from '../../refusal'
import { buildConditions, type Conditions, normalizeWallTime } from './conditions'

/** Most rows of one page (assumed: interface.md, part 8, shows no limit). */
export const summaryPageMax = 1000

/**
 * What a search may be ordered by (assumed), and the expression that is indexed for it. Rows
 * without a value count as the least.
 */
const orders: Record<string, SQL | undefined> = {
  RowId: undefined,
  Amount: sql`coalesce(amount, '-infinity')`,
  DueDate: sql`coalesce(due_date, '') collate "C"`,
}

/** A search that was understood. */
export type Plan = {
  companyIds: number[]
  conditions: Conditions
  days: Days
  /** What comes before RowId in the order. */
  key: SQL | undefined
  isUp: boolean
  size: number
  offset: number
  /** The row after which to go on. */
  after: number | undefined
}

/** What `transaction_days` tells of a search. */
type Days = {
  between: SQL
  /** How many transactions of a day may match. */
  count: SQL
  /** Whether they all do: nothing is asked but companies, whole days and statuses. */
  isAll: boolean
}

/**
 * What a search asks, understood.
 *
 * @throws Refusal 400 that names the field which is out of bounds.
 */
export function planSearch(companyIds: number[], search: InvoiceSummarySearch): Plan {
  const { SortableColId = 'RowId', OrderBy = 'desc', PageSize = 100, Offset = 0 } = search
  if (!Object.hasOwn(orders, SortableColId))
    throw badRequest('The order is unknown', {
      SortableColId: `one of ${Object.keys(orders).join(', ')}`,
    })
  if (OrderBy !== 'asc' && OrderBy !== 'desc')
    throw badRequest('The order is unknown', { OrderBy: 'asc or desc' })
  if (PageSize < 1) throw badRequest('A page holds at least one row', { PageSize: 'at least 1' })
  if (Offset < 0) throw badRequest('No row stands before the first', { Offset: 'at least 0' })
  const conditions = buildConditions(search)
  return {
    companyIds,
    conditions,
    days: planDays(search, conditions),
    key: orders[SortableColId],
    isUp: OrderBy === 'asc',
    size: Math.min(PageSize, summaryPageMax),
    offset: Offset,
    after: search.RowId,
  }
}

function planDays(
  { FromDate, ToDate, Statuses }: InvoiceSummarySearch,
  { others }: Conditions,
): Days {
  const columns = [...new Set(Statuses ?? [])].map((status) =>
    Object.hasOwn(countColumns, status) ? countColumns[status] : undefined,
  )
  const isCounted = !columns.includes(undefined)
  const isWhole =
    (!FromDate || normalizeWallTime(FromDate).endsWith('T00:00:00.000')) &&
    (!ToDate || normalizeWallTime(ToDate).includes('T23:59:59'))
  const from =
    FromDate === undefined
      ? sql`day > '-infinity'`
      : sql`day >= ${normalizeWallTime(FromDate)}::timestamp::date`
  const to =
    ToDate === undefined ? sql`` : sql` and day <= ${normalizeWallTime(ToDate)}::timestamp::date`
  return {
    between: FromDate === undefined && ToDate === undefined ? sql`true` : sql`${from}${to}`,
    count: sql.raw(isCounted && columns.length > 0 ? columns.join(' + ') : 'total'),
    isAll: isCounted && isWhole && others.length === 0,
  }
}

const countColumns: Record<string, string> = {
  OK: 'ok',
  Pending: 'pending',
  Failed: 'failed',
  Handled: 'handled',
}
