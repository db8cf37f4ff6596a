import { type SQL, sql } from 'drizzle-orm'
import { type InvoiceSummarySearch, summaryPageMax } from '@/lib/contracts/partner/invoice-summary'
import type { Database } from '@/lib/database/open'
import { rowsOf } from '../../database/rows'
import { invalid } from '../../refusal'
import { type Conditions, conditionsOf, wallTimeOf } from './conditions'

/** What a search may be ordered by (assumed), and the expression that is indexed for it. Rows without a value count as the least. */
const orders: Record<string, SQL | undefined> = {
  RowId: undefined,
  Amount: sql`coalesce(amount, '-infinity')`,
  DueDate: sql`coalesce(due_date, '') collate "C"`,
}

/** A search that was understood. */
export type Plan = {
  companyIds: number[]
  conditions: Conditions
  /** Days between which LogTime lies. */
  days: SQL
  key: SQL | undefined
  isUp: boolean
  size: number
  offset: number
  after: SQL | undefined
}

/**
 * What a search asks, understood.
 *
 * @throws Refusal 400 that names the field which is out of bounds.
 */
export async function planOf(db: Database, companyIds: number[], search: InvoiceSummarySearch): Promise<Plan> {
  const { SortableColId = 'RowId', OrderBy = 'desc', PageSize = 100, Offset = 0 } = search
  if (!Object.hasOwn(orders, SortableColId)) throw invalid('The order is unknown', { SortableColId: `one of ${Object.keys(orders).join(', ')}` })
  if (OrderBy !== 'asc' && OrderBy !== 'desc') throw invalid('The order is unknown', { OrderBy: 'asc or desc' })
  if (PageSize < 1) throw invalid('A page holds at least one row', { PageSize: 'at least 1' })
  if (Offset < 0) throw invalid('No row stands before the first', { Offset: 'at least 0' })
  const key = orders[SortableColId]
  const isUp = OrderBy === 'asc'
  return {
    companyIds,
    conditions: conditionsOf(search),
    days: daysOf(search),
    key,
    isUp,
    size: Math.min(PageSize, summaryPageMax),
    offset: Offset,
    after: search.RowId === undefined ? undefined : await afterRow(db, { companyIds, rowId: search.RowId, key, isUp }),
  }
}

function daysOf({ FromDate, ToDate }: InvoiceSummarySearch): SQL {
  if (FromDate === undefined && ToDate === undefined) return sql`true`
  const from = FromDate === undefined ? sql`day > '-infinity'` : sql`day >= ${wallTimeOf(FromDate)}::timestamp::date`
  return ToDate === undefined ? from : sql`${from} and day <= ${wallTimeOf(ToDate)}::timestamp::date`
}

/** The rows after a row, in the order. By RowId the row need not be there any more. */
async function afterRow(
  db: Database,
  { companyIds, rowId, key, isUp }: { companyIds: number[]; rowId: number; key: SQL | undefined; isUp: boolean },
) {
  const is = sql.raw(isUp ? '>' : '<')
  if (!key) return sql`row_id ${is} ${rowId}::bigint`
  const found = await db.execute(
    sql`select ${key} as key from sandbox.transactions where row_id = ${rowId}::bigint and company_id = any(${sql.param(companyIds)}::int[])`,
  )
  const [row] = rowsOf<{ key: number | string }>(found)
  if (!row) throw invalid('The row to go on from is unknown', { RowId: 'not a row of the companies' })
  const value = typeof row.key === 'number' ? sql`${String(row.key)}::float8` : sql`${row.key}`
  return sql`(${key}, row_id) ${is} (${value}, ${rowId}::bigint)`
}
