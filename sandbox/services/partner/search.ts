import type { InvoiceSummarySearch } from '@/lib/contracts/partner/invoice-summary'
import type { Database } from '@/lib/database/open'
import { estimateOf, isFew } from './estimate'
import { rowIdsByKey, rowIdsOfFew } from './find'
import { planOf } from './plan'
import { transactionsAt } from './summary-row'
import { totalOf } from './total'
import { rowsWalked, spanOf } from './walk'

/** A page of a search over some companies, and on a first page how many there are in all. */
export async function searchSummaries(db: Database, companyIds: number[], search: InvoiceSummarySearch) {
  const plan = planOf(companyIds, search)
  const span = await spanOf(db, plan)
  const { areFew } = plan.conditions
  const estimate = areFew === 'perhaps' ? await estimateOf(db, plan) : undefined
  const isFirst = plan.after === undefined && plan.offset === 0
  const ids = areFew === 'yes' || (estimate && isFew(estimate)) ? await rowIdsOfFew(db, plan) : plan.key && (await rowIdsByKey(db, plan))
  const rows = await (ids ? transactionsAt(db, ids) : rowsWalked(db, plan, span))
  const total = isFirst ? await totalOf(db, plan, { span, estimate, shown: rows.length }) : undefined
  return { Rows: rows, ...total }
}
