import { sql } from 'drizzle-orm'
import type { InvoiceSummarySearch, SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import type { Database } from '@/lib/database/open'
import { rowsOf } from '../../database/rows'
import { estimateOf, isFew } from './estimate'
import { rowIdsByKey, rowIdsOfFew } from './find'
import { planOf } from './plan'
import { summaryRow, summaryRowColumns } from './summary-row'
import { totalOf } from './total'
import { rowIdsWalked, spanOf } from './walk'

/** A page of a search over some companies, and on a first page how many there are in all. */
export async function searchSummaries(db: Database, companyIds: number[], search: InvoiceSummarySearch) {
  const plan = planOf(companyIds, search)
  const span = await spanOf(db, plan)
  const { areFew } = plan.conditions
  const estimate = areFew === 'perhaps' ? await estimateOf(db, plan) : undefined
  const find = areFew === 'yes' || (estimate && isFew(estimate)) ? rowIdsOfFew : plan.key ? rowIdsByKey : rowIdsWalked
  const rowIds = await find(db, plan, span)
  const isFirst = plan.after === undefined && plan.offset === 0
  const [rows, total] = await Promise.all([
    rowsInOrder(db, rowIds),
    isFirst ? totalOf(db, plan, { span, estimate, shown: rowIds.length }) : undefined,
  ])
  return { Rows: rows, ...total }
}

/** Some transactions, in the order of their RowIds. */
async function rowsInOrder(db: Database, rowIds: number[]): Promise<SummaryRow[]> {
  if (rowIds.length === 0) return []
  const found = await db.execute(sql`
    select ${summaryRowColumns} from unnest(${sql.param(rowIds)}::bigint[]) with ordinality as wanted (row_id, place)
    join sandbox.transactions using (row_id) order by place`)
  return rowsOf<Record<string, unknown>>(found).map(summaryRow)
}
