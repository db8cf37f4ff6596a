import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { OrganizationReport } from '@/lib/contracts/collection/reports'
import type { Database } from '@/lib/platform/database/open'
import { toCalendarDate } from '../../../clock'
import { getResultRows } from '../../../database/result-rows'
import { buildPage, parsePageToken, resolvePageSize } from '../cursor'
import type { Period } from './settlement-queries'

type MonthlySums = {
  month: string
  currency: string
  invoices: number
  openCases: number
  closedCases: number
  originalAmount: number
  paidAmount: number
  creditedAmount: number
  remainingAmount: number
  settledAmount: number
}

/**
 * A page of an organization's reports, newest period first: one for each month that is over and
 * each currency that the organization has invoices in (all of it assumed). What was handed over,
 * paid, credited and settled is of the month; what remains, and the cases, are as at its end. A
 * report is made on the first of the next month; the period of the list bounds that day.
 *
 * @param now by the tenant's clock.
 */
export async function readReportPage(
  db: Database,
  organizationId: string,
  { fromDate, toDate, pageSize, pageToken }: Period,
  now: number,
) {
  const size = resolvePageSize(pageSize)
  const passed = parsePageToken(pageToken) ?? 0
  const reports = (await readMonthlySums(db, organizationId, now))
    .map((month) => toOrganizationReport(organizationId, month))
    .filter(
      ({ createdAt }) =>
        (fromDate === undefined || createdAt.slice(0, 10) >= fromDate) &&
        (toDate === undefined || createdAt.slice(0, 10) <= toDate),
    )
    .map((report, at) => ({ report, place: at + 1 }))
    .filter(({ place }) => place > passed)
  const { page, summary } = buildPage(reports.slice(0, size + 1), size, ({ place }) => place)
  return { summary, data: page.map(({ report }) => report) }
}

/** Sums of each month, exact in the database. */
async function readMonthlySums(
  db: Database,
  organizationId: string,
  now: number,
): Promise<MonthlySums[]> {
  const toMonthSql = (column: string) =>
    sql.raw(`to_char(to_timestamp(${column} / 1000.0) at time zone 'UTC', 'YYYY-MM')`)
  const found = await db.execute(sql`
    with invoices as (
      select ${toMonthSql('created_at')} as month, currency, case_id,
        (select coalesce(sum((claim->>'originalAmount')::numeric), 0) from jsonb_array_elements(data->'claims') as claim) as amount
      from sandbox.collection_invoices where organization_id = ${organizationId}
    ), postings as (
      select ${toMonthSql('at')} as month, currency, kind, amount::numeric as amount from sandbox.collection_postings where organization_id = ${organizationId}
    ), settled as (
      select substr(settlement_date, 1, 7) as month, currency, (data->>'settlementAmount')::numeric as amount
      from sandbox.collection_settlements where organization_id = ${organizationId}
    ), cases as (
      select ${toMonthSql('created_at')} as opened, ${toMonthSql('closed_at')} as closed, (select min(currency) from invoices where invoices.case_id = cases.case_id) as currency
      from sandbox.collection_cases as cases where organization_id = ${organizationId}
    ), first as (select currency, min(month) as month from invoices group by currency), months as (
      select to_char(day, 'YYYY-MM') as month, currency
      from first, generate_series((first.month || '-01')::timestamp, ${toCalendarDate(now)}::timestamp - interval '1 month', interval '1 month') as day
    )
    select months.month, months.currency,
      (select count(*)::int from invoices as i where i.month = months.month and i.currency = months.currency) as invoices,
      (select count(*)::int from cases as c where c.opened <= months.month and (c.closed is null or c.closed > months.month) and c.currency = months.currency) as "openCases",
      (select count(*)::int from cases as c where c.closed = months.month and c.currency = months.currency) as "closedCases",
      (select coalesce(sum(amount), 0) from invoices as i where i.month = months.month and i.currency = months.currency)::float8 as "originalAmount",
      (select coalesce(sum(amount), 0) from postings as p where p.month = months.month and p.currency = months.currency and kind = 'payment')::float8 as "paidAmount",
      (select coalesce(sum(amount), 0) from postings as p where p.month = months.month and p.currency = months.currency and kind = 'correction')::float8 as "creditedAmount",
      ((select coalesce(sum(amount), 0) from invoices as i where i.month <= months.month and i.currency = months.currency)
        - (select coalesce(sum(amount), 0) from postings as p where p.month <= months.month and p.currency = months.currency))::float8 as "remainingAmount",
      (select coalesce(sum(amount), 0) from settled as s where s.month = months.month and s.currency = months.currency)::float8 as "settledAmount"
    from months order by months.month desc, months.currency`)
  return getResultRows<MonthlySums>(found)
}

function toOrganizationReport(organizationId: string, { month, ...sums }: MonthlySums) {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = Date.UTC(year, number, 1)
  return {
    reportId: createHash('sha256')
      .update(`${organizationId} ${month} ${sums.currency}`)
      .digest('hex')
      .slice(0, 32),
    organizationId,
    type: 'MONTHLY',
    periodFrom: `${month}-01`,
    periodTo: toCalendarDate(next - 1),
    createdAt: new Date(next).toISOString(),
    ...sums,
  } satisfies OrganizationReport
}
