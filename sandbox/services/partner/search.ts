import type { InvoiceSummarySearch } from '@/lib/contracts/partner/invoice-summary'
import type { Database } from '@/lib/platform/database/open'
import { estimateMatches, isFew } from './estimate'
import { planSearch } from './plan'
import { selectFewRowIds, selectRowIdsByKey } from './select-row-ids'
import { listTransactionsByRowId } from './summary-row'
import { resolveTotal } from './total'
import { readSpan, scanRows } from './window-scan'

/** A page of a search over some companies, and on a first page how many there are in all. */
export async function searchSummaries(
  db: Database,
  companyIds: number[],
  search: InvoiceSummarySearch,
) {
  const plan = planSearch(companyIds, search)
  const span = await readSpan(db, plan)
  const { areFew } = plan.conditions
  const estimate = areFew === 'perhaps' ? await estimateMatches(db, plan) : undefined
  const isFirst = plan.after === undefined && plan.offset === 0
  const ids =
    areFew === 'yes' || (estimate && isFew(estimate))
      ? await selectFewRowIds(db, plan)
      : plan.key && (await selectRowIdsByKey(db, plan))
  const rows = await (ids ? listTransactionsByRowId(db, ids) : scanRows(db, plan, span))
  const total = isFirst
    ? await resolveTotal(db, plan, { span, estimate, shown: rows.length })
    : undefined
  return { Rows: rows, ...total }
}
