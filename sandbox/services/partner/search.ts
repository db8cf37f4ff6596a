import { type SQL, sql } from 'drizzle-orm'
import type { InvoiceSummarySearch, SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import type { Database } from '@/lib/database/open'
import { rowsOf } from '../../database/rows'
import { type Plan, planOf } from './plan'
import { summaryRow, summaryRowColumns } from './summary-row'
import { totalOf } from './total'

/** A page of a search over some companies, and on a first page how many there are in all. */
export async function searchSummaries(db: Database, companyIds: number[], search: InvoiceSummarySearch) {
  const plan = await planOf(db, companyIds, search)
  const rows = await rowsOfPlan(db, plan)
  const isFirst = search.RowId === undefined && plan.offset === 0
  return { Rows: rows, ...(isFirst && (await totalOf(db, plan, search, rows.length))) }
}

async function rowsOfPlan(db: Database, plan: Plan): Promise<SummaryRow[]> {
  const found = await db.execute(sql`
    select ${summaryRowColumns} from (${plan.conditions.isNarrow ? acrossCompanies(plan) : byCompany(plan)}) as page
    join sandbox.transactions using (row_id) order by ${orderOf(plan, sql`page.key`)}`)
  return rowsOf<Record<string, unknown>>(found).map(summaryRow)
}

/** Few rows may match, and an index finds them whatever their company. */
const acrossCompanies = (plan: Plan) => sql`
  select row_id, ${plan.key ?? sql`0`} as key from sandbox.transactions
  where company_id = any(${sql.param(plan.companyIds)}::int[])${and(plan)} order by ${orderOf(plan, plan.key)} limit ${plan.size} offset ${plan.offset}`

/** Many rows may match: the first of each company, each in the order of an index and between the RowIds that its days span, then the first of all. */
const byCompany = (plan: Plan) => sql`
  select row_id, key from (
    select company_id, min(first_row_id) as low, max(last_row_id) as high from sandbox.transaction_days
    where company_id = any(${sql.param(plan.companyIds)}::int[]) and ${plan.days} group by company_id
  ) as company cross join lateral (
    select row_id, ${plan.key ?? sql`0`} as key from sandbox.transactions
    where company_id = company.company_id and row_id between company.low and company.high${and(plan)}
    order by ${orderOf(plan, plan.key)} limit ${plan.size + plan.offset}
  ) as first order by ${orderOf(plan, sql`key`)} limit ${plan.size} offset ${plan.offset}`

const and = ({ conditions, after }: Plan) =>
  sql.join(
    [...conditions.all, ...(after ? [after] : [])].map((condition) => sql` and ${condition}`),
    sql``,
  )

function orderOf({ key: ordered, isUp }: Plan, key: SQL | undefined): SQL {
  const way = sql.raw(isUp ? 'asc' : 'desc')
  return ordered && key ? sql`${key} ${way}, row_id ${way}` : sql`row_id ${way}`
}
