import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { getResultRows } from '../../database/result-rows'
import {
  buildSearchText,
  type NewTransaction,
  transactionColumns,
} from '../../database/stored-transaction'

/** An arbitrary number: who holds it gives out RowIds. */
const rowIdLock = 7_243_002

export type TransactionIds = { RowId: number; TransactionRid: number }

/** What the columns hold, with the type of each, as `jsonb_to_recordset` reads them. */
const record = sql.raw(
  Object.entries(transactionColumns)
    .map(([field, [, type]]) => `"${field}" ${type}`)
    .join(', '),
)
const names = sql.raw(
  Object.values(transactionColumns)
    .map(([column]) => column)
    .join(', '),
)
const values = sql.raw(
  Object.entries(transactionColumns)
    .map(([field, [, type]]) =>
      type === 'timestamp' ? `date_trunc('second', "${field}")` : `"${field}"`,
    )
    .join(', '),
)

/**
 * The TransactionRid that belongs to a RowId: another number, so that nobody takes one for the
 * other.
 */
export const toRid = (rowId: number) => 9_000_000 + 3 * rowId

/**
 * Stores transactions in their order, and counts them in their days. RowIds are given out by one
 * transaction at a time, which keeps the lock until it has committed: a RowId is never seen before
 * a smaller one is, so paging by "newer than" misses none.
 *
 * @param rowsFrom the rows, by the first RowId that is free, so that a child may name its parent.
 */
export async function addTransactions(
  db: Database,
  rowsFrom: (firstRowId: number) => NewTransaction[],
): Promise<TransactionIds[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${rowIdLock})`)
    const [last] = getResultRows<{ id: string | number }>(
      await tx.execute(sql`select coalesce(max(row_id), 0) as id from sandbox.transactions`),
    )
    const first = Number(last!.id) + 1
    const rows = rowsFrom(first)
    if (rows.length > 0) await tx.execute(buildInsert(rows, first))
    return rows.map((_, index) => ({ RowId: first + index, TransactionRid: toRid(first + index) }))
  })
}

/** One parameter for all of them, because thousands are seeded at once. */
function buildInsert(rows: NewTransaction[], first: number): SQL {
  const json = JSON.stringify(
    rows.map((row, index) => ({
      ...row,
      RowId: first + index,
      rid: toRid(first + index),
      search: buildSearchText(row),
      leavesOut: row.leavesOut ?? false,
    })),
  )
  return sql`
    with stored as (
      insert into sandbox.transactions (row_id, transaction_rid, search, leaves_out, ${names})
      select "RowId", rid, search, "leavesOut", ${values}
      from jsonb_to_recordset(${json}::text::jsonb) as row("RowId" bigint, rid bigint, search text, "leavesOut" boolean, ${record})
      returning row_id, company_id, log_time, status
    )
    insert into sandbox.transaction_days ${selectDayCounts(sql`stored`)}
    on conflict (company_id, day) do update set total = transaction_days.total + excluded.total, ok = transaction_days.ok + excluded.ok,
      pending = transaction_days.pending + excluded.pending, failed = transaction_days.failed + excluded.failed,
      handled = transaction_days.handled + excluded.handled, last_row_id = excluded.last_row_id`
}

/** The days of some transactions, as `transaction_days` holds them. */
const selectDayCounts = (from: SQL) => sql`
  select company_id, coalesce(log_time::date, '-infinity'), count(*), count(*) filter (where status = 'OK'), count(*) filter (where status = 'Pending'),
    count(*) filter (where status = 'Failed'), count(*) filter (where status = 'Handled'), min(row_id), max(row_id)
  from ${from} group by 1, 2`

/**
 * Changes fields of a transaction, and counts its days anew. False where the companies have no such
 * transaction.
 */
export async function changeTransaction(
  db: Database,
  { rid, companyIds }: { rid: number; companyIds: number[] },
  change: Partial<NewTransaction>,
) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${rowIdLock})`)
    const one = sql`transaction_rid = ${rid}::bigint and company_id = any(${sql.param(companyIds)}::int[])`
    const [before] = getResultRows<Stored>(
      await tx.execute(sql`select ${searchColumns} from sandbox.transactions where ${one}`),
    )
    if (!before) return false
    const after = { ...before, ...change }
    const sets = Object.entries(transactionColumns)
      .filter(([field]) => field !== 'CompanyId' && field in change)
      .map(
        ([field, [column, type]]) =>
          sql`${sql.raw(column)} = ${change[field as keyof NewTransaction] ?? null}::${sql.raw(type)}`,
      )
    await tx.execute(
      sql`update sandbox.transactions set ${sql.join([...sets, sql`search = ${buildSearchText(after)}`], sql`, `)} where ${one}`,
    )
    await refreshDayCounts(tx, before.companyId, [before.day, (await findDay(tx, one)) as string])
    return true
  })
}

type Stored = Parameters<typeof buildSearchText>[0] & { companyId: number; day: string }

const dayColumn = sql`coalesce(log_time::date, '-infinity')::text as day`
const searchColumns = sql`company_id as "companyId", ${dayColumn}, invoice_number as "InvoiceNumber", kid as "KID", filename as "Filename",
  invoicee_name as "InvoiceeName"`

const findDay = async (tx: Database, one: SQL) =>
  getResultRows<{ day: string }>(
    await tx.execute(sql`select ${dayColumn} from sandbox.transactions where ${one}`),
  )[0]?.day

async function refreshDayCounts(tx: Database, companyId: number, days: string[]) {
  const those = sql`company_id = ${companyId} and day = any(${sql.param(days)}::date[])`
  await tx.execute(sql`delete from sandbox.transaction_days where ${those}`)
  await tx.execute(sql`
    insert into sandbox.transaction_days
    ${selectDayCounts(sql`(select *, coalesce(log_time::date, '-infinity') as day from sandbox.transactions) as one where ${those}`)}`)
}
