import { type SQL, sql } from 'drizzle-orm'
import type { InvoiceSummarySearch, SummaryAnswer } from '@/lib/contracts/partner/invoice-summary'
import type { Database } from '@/lib/database/open'
import { rowsOf } from '../../database/rows'
import { wallTimeOf } from './conditions'
import type { Plan } from './plan'

type Total = Pick<SummaryAnswer, 'TotalCount' | 'TotalCountIs'>

/** Most rows that are counted one by one. */
const countedMost = 2000
/** What counting may cost, in the planner's own units, before it is left out: some tens of milliseconds. */
const costMost = 20_000

/** How many transactions a search finds in all: counted where that is cheap, else as many as the planner expects, or more than are shown. */
export async function totalOf(db: Database, plan: Plan, search: InvoiceSummarySearch, shown: number): Promise<Total> {
  if (shown < plan.size) return { TotalCount: shown, TotalCountIs: 'exact' }
  const byDays = dayCountOf(search)
  if (byDays) return { TotalCount: await countOfDays(db, plan, byDays), TotalCountIs: 'exact' }

  const matching = sql`sandbox.transactions where company_id = any(${sql.param(plan.companyIds)}::int[])${sql.join(
    plan.conditions.all.map((condition) => sql` and ${condition}`),
    sql``,
  )}`
  const some = sql`select 1 from ${matching} limit ${countedMost + 1}`
  const [all, bounded] = [await expected(db, sql`select 1 from ${matching}`), await expected(db, some)]
  if (bounded.cost > costMost) return guessed(plan, all.rows, shown)
  const [row] = rowsOf<{ count: number }>(await db.execute(sql`select count(*)::int as count from (${some}) as found`))
  return row!.count <= countedMost ? { TotalCount: row!.count, TotalCountIs: 'exact' } : guessed(plan, all.rows, countedMost)
}

/** The planner knows how often words and dates occur, and little of the parts of texts. */
const guessed = ({ conditions }: Plan, expectedRows: number, atLeast: number): Total =>
  conditions.isText ? { TotalCount: atLeast, TotalCountIs: 'moreThan' } : { TotalCount: Math.max(expectedRows, atLeast + 1), TotalCountIs: 'about' }

const dayCounts: Record<string, string> = { OK: 'ok', Pending: 'pending', Failed: 'failed', Handled: 'handled' }

/** What of a day adds up to the answer, where whole days, statuses and companies are all that is asked. */
function dayCountOf({
  CompanyIds: _1,
  PageSize: _2,
  OrderBy: _3,
  SortableColId: _4,
  Offset: _5,
  FromDate,
  ToDate,
  Statuses,
  SearchType: _6,
  ...others
}: InvoiceSummarySearch) {
  if (Object.values(others).some((asked) => asked !== undefined && asked !== '' && !(Array.isArray(asked) && asked.length === 0))) return undefined
  if (FromDate && !wallTimeOf(FromDate).endsWith('T00:00:00.000')) return undefined
  if (ToDate && !wallTimeOf(ToDate).includes('T23:59:59')) return undefined
  if (!Statuses?.length) return sql.raw('total')
  const columns = [...new Set(Statuses)].map((status) => (Object.hasOwn(dayCounts, status) ? dayCounts[status] : undefined))
  return columns.includes(undefined) ? undefined : sql.raw(columns.join(' + '))
}

async function countOfDays(db: Database, { companyIds, days }: Plan, count: SQL): Promise<number> {
  const found = await db.execute(sql`
    select coalesce(sum(${count}), 0)::int as total from sandbox.transaction_days where company_id = any(${sql.param(companyIds)}::int[]) and ${days}`)
  return rowsOf<{ total: number }>(found)[0]!.total
}

async function expected(db: Database, query: SQL): Promise<{ rows: number; cost: number }> {
  const [line] = rowsOf<{ 'QUERY PLAN': string | [Explained] }>(await db.execute(sql`explain (format json) ${query}`))
  const plan = line!['QUERY PLAN']
  const [explained] = typeof plan === 'string' ? (JSON.parse(plan) as [Explained]) : plan
  return { rows: explained.Plan['Plan Rows'], cost: explained.Plan['Total Cost'] }
}

type Explained = { Plan: { 'Plan Rows': number; 'Total Cost': number } }
