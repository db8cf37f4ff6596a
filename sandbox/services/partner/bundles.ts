import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { getResultRows } from '../../database/result-rows'
import { summaryPageMax } from './plan'

export type Period = { CompanyId: number | string; FromDate: string; ToDate: string }

/**
 * The files of a period with what came in each, newest first. A file that came on two days is two
 * bundles.
 */
export async function readBundles(db: Database, { CompanyId, FromDate, ToDate }: Period) {
  const companyId = Number(CompanyId)
  const found = await db.execute(sql`
    select log_time::date::text as day, filename, min(log_time)::text as received, count(*)::int as invoices,
      count(*) filter (where status = 'Failed')::int as failed
    from sandbox.transactions where company_id = ${companyId} and filename is not null and log_time >= ${FromDate}::date
      and log_time < ${ToDate}::date + 1 and row_id between ${selectRowIdBound(companyId, FromDate, ToDate, sql`min(first_row_id)`)}
      and ${selectRowIdBound(companyId, FromDate, ToDate, sql`max(last_row_id)`)}
    group by log_time::date, filename order by min(row_id) desc limit ${summaryPageMax}`)
  return getResultRows<{
    day: string
    filename: string
    received: string
    invoices: number
    failed: number
  }>(found).map((bundle) => ({
    BundleId: `${companyId}-${bundle.day}-${bundle.filename}`,
    CompanyId: companyId,
    Filename: bundle.filename,
    ReceivedTime: bundle.received.replace(' ', 'T'),
    Invoices: bundle.invoices,
    Failed: bundle.failed,
  }))
}

const selectRowIdBound = (
  companyId: number,
  from: string,
  to: string,
  bound: ReturnType<typeof sql>,
) =>
  sql`(select ${bound} from sandbox.transaction_days where company_id = ${companyId} and day between ${from}::date and ${to}::date)`

/** Counts of a period by day. */
export async function readBundleDays(db: Database, { CompanyId, FromDate, ToDate }: Period) {
  const found = await db.execute(sql`
    select day::text as "Date", total as "Total", ok as "OK", pending as "Pending", failed as "Failed", handled as "Handled",
      total - ok - pending - failed - handled as "Other"
    from sandbox.transaction_days where company_id = ${Number(CompanyId)} and day between ${FromDate}::date and ${ToDate}::date and total > 0
    order by day`)
  return {
    CompanyId: Number(CompanyId),
    Days: getResultRows<
      Record<'Total' | 'OK' | 'Pending' | 'Failed' | 'Handled' | 'Other', number> & { Date: string }
    >(found),
  }
}
