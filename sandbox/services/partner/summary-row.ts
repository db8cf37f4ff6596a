import { type SQL, sql } from 'drizzle-orm'
import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import type { Database } from '@/lib/platform/database/open'
import { getResultRows } from '../../database/result-rows'
import { transactionColumns } from '../../database/stored-transaction'

const { ParentTransactionRid: _, ...answered } = transactionColumns

/** What is read of a transaction, each under its name on the wire. */
export const summaryRowColumns = sql.raw(
  [
    'transaction_rid as "TransactionRid"',
    ...Object.entries(answered).map(
      ([field, [column, type]]) => `${column}${type === 'timestamp' ? '::text' : ''} as "${field}"`,
    ),
    'transactions.row_id as "RowId"',
    'leaves_out as "leavesOut"',
  ].join(', '),
)

const directions: Record<number, string> = { 1: 'Outgoing', 2: 'Incoming' }
const times = ['LogTime', 'DeliveryTime', 'ChannelUpdateTime']

/**
 * A row as it is answered: times as wall times without a zone, numbers as numbers, whichever driver
 * read them.
 */
export function toSummaryRow({
  TransactionRid,
  DirectionCode,
  RowId,
  leavesOut,
  ...read
}: Record<string, unknown>): SummaryRow {
  const row: Record<string, unknown> = {
    TransactionRid: Number(TransactionRid),
    ...read,
    Direction: directions[Number(DirectionCode)] ?? null,
    RowId: Number(RowId),
  }
  for (const field of times)
    if (typeof row[field] === 'string') row[field] = row[field].replace(' ', 'T')
  return (
    leavesOut ? Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) : row
  ) as SummaryRow
}

/** Transactions as they are answered, in the order of a query that finds their RowIds. */
export async function listTransactionsByRowId(db: Database, rowIds: SQL): Promise<SummaryRow[]> {
  const found = await db.execute(sql`
    select ${summaryRowColumns} from (select row_id, row_number() over () as place from (${rowIds}) as found) as wanted
    join sandbox.transactions using (row_id) order by place`)
  return getResultRows<Record<string, unknown>>(found).map(toSummaryRow)
}

/** Transactions as they are answered, newest first. */
export async function listTransactions(db: Database, condition: SQL): Promise<SummaryRow[]> {
  const found = await db.execute(
    sql`select ${summaryRowColumns} from sandbox.transactions where ${condition} order by row_id desc`,
  )
  return getResultRows<Record<string, unknown>>(found).map(toSummaryRow)
}
