import { type SQL, sql } from 'drizzle-orm'
import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import type { Database } from '@/lib/platform/database/open'
import { getResultRows } from '../../database/result-rows'
import { joinConditions } from './estimate'
import type { Plan } from './plan'
import { listTransactionsByRowId } from './summary-row'

/**
 * The RowIds between which a search's companies and days lie, and how many transactions with its
 * statuses are there.
 */
export type Span = { low: number; high: number; count: number }

export async function readSpan(db: Database, { companyIds, days }: Plan): Promise<Span> {
  const found = await db.execute(sql`
    select coalesce(min(first_row_id), 1) as low, coalesce(max(last_row_id), 0) as high, coalesce(sum(${days.count}), 0) as count
    from sandbox.transaction_days where company_id = any(${sql.param(companyIds)}::int[]) and ${days.between}`)
  const [span] = getResultRows<Record<keyof Span, string | number>>(found)
  return { low: Number(span!.low), high: Number(span!.high), count: Number(span!.count) }
}

/** How much wider each window is than the one before. */
const growth = 4

/**
 * The rows of a page in the order of RowId, looked for in windows: the first is about as wide as
 * the page needs if all rows with the statuses match, and each further one is wider. However few
 * match, hardly more is read than a pass over the companies' rows would read, and the order costs
 * nothing.
 */
export async function scanRows(db: Database, plan: Plan, span: Span): Promise<SummaryRow[]> {
  const rows: SummaryRow[] = []
  const after = plan.offset > 0 ? await findLastSkipped(db, plan, span) : plan.after
  if (after === null) return rows
  for (const window of generateWindows(plan, span, after, plan.size)) {
    rows.push(
      ...(await listTransactionsByRowId(db, selectRowIds(plan, window, plan.size - rows.length))),
    )
    if (rows.length === plan.size) break
  }
  return rows
}

/** The last RowId before the page; null where no more are there than are skipped. */
async function findLastSkipped(db: Database, plan: Plan, span: Span): Promise<number | null> {
  let skipped = 0
  for (const window of generateWindows(plan, span, plan.after, plan.offset)) {
    const found = getResultRows<{ row_id: string | number }>(
      await db.execute(selectRowIds(plan, window, plan.offset - skipped)),
    )
    skipped += found.length
    if (skipped === plan.offset) return Number(found.at(-1)!.row_id)
  }
  return null
}

type Window = { from: number; to: number }

function* generateWindows(
  { isUp }: Plan,
  span: Span,
  after: number | undefined,
  wanted: number,
): Generator<Window> {
  let { low, high } = span
  if (after !== undefined)
    [low, high] = isUp ? [Math.max(low, after + 1), high] : [low, Math.min(high, after - 1)]
  let width = Math.ceil((2 * wanted * (span.high - span.low + 1)) / Math.max(1, span.count)) + 100
  while (low <= high) {
    const [from, to] = isUp
      ? [low, Math.min(high, low + width)]
      : [Math.max(low, high - width), high]
    yield { from, to }
    if (isUp) low = to + 1
    else high = from - 1
    width *= growth
  }
}

const selectRowIds = (
  { companyIds, conditions, isUp }: Plan,
  { from, to }: Window,
  most: number,
): SQL => sql`
  select row_id from sandbox.transactions
  where company_id = any(${sql.param(companyIds)}::int[]) and row_id between ${from}::bigint and ${to}::bigint${joinConditions(conditions.all)}
  order by row_id ${sql.raw(isUp ? 'asc' : 'desc')} limit ${most}`
