import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import type { Database } from '@/lib/platform/database/open'
import { sendRequests } from '../../database/sent-schema'
import { normalizeSearchText } from '../../database/stored-transaction'
import { listTransactions } from '../partner/summary-row'
import {
  parseReceiptRids,
  type SendRequest,
  toImpliedRequest,
  toReceiptId,
  toSendRequest,
} from './send-request'

/**
 * One of them at least. Both must fit where both are asked. A receipt id may be the sender's own
 * identifier as well.
 */
export type RequestQuery = { receiptId?: string; invoiceNumber?: string }

/** The requests of some companies with an identifier or a number, newest first. */
export async function listRequests(
  db: Database,
  companyIds: number[],
  wanted: RequestQuery,
): Promise<SendRequest[]> {
  const rows = await db.select().from(sendRequests).where(buildRequestCondition(companyIds, wanted))
  const rids = rows.flatMap(({ transactionRid }) => transactionRid ?? [])
  const claimed =
    rids.length === 0 ? [] : await listOwnTransactions(db, companyIds, filterByRids(rids))
  const known = new Map(claimed.map((transaction) => [transaction.TransactionRid, transaction]))
  const free = await listOwnTransactions(
    db,
    companyIds,
    sql`${buildTransactionCondition(wanted)} and not exists (select from sandbox.send_requests as request
    where request.transaction_rid = transactions.transaction_rid)`,
  )
  const all = [
    ...rows.map((row) => toSendRequest(row, known.get(row.transactionRid ?? -1))),
    ...free.map(toImpliedRequest),
  ]
  return all.toSorted((a, b) => ((a.received ?? '') < (b.received ?? '') ? 1 : -1))
}

/** The identifier of the request that a transaction belongs to. */
export async function readReceiptId(db: Database, rid: number): Promise<string> {
  const [row] = await db
    .select({ receiptId: sendRequests.receiptId })
    .from(sendRequests)
    .where(eq(sendRequests.transactionRid, rid))
  return row?.receiptId ?? toReceiptId(rid)
}

const buildRequestCondition = (companyIds: number[], { receiptId, invoiceNumber }: RequestQuery) =>
  and(
    inArray(sendRequests.companyId, companyIds),
    receiptId === undefined
      ? undefined
      : or(eq(sendRequests.receiptId, receiptId), eq(sendRequests.identifier, receiptId)),
    invoiceNumber === undefined ? undefined : eq(sendRequests.invoiceNumber, invoiceNumber),
  )

/** The first line of `search` is the number as searches compare it, which is indexed. */
function buildTransactionCondition({ receiptId, invoiceNumber }: RequestQuery): SQL {
  const byNumber = sql`split_part(search, E'\\n', 1) collate "C" = ${normalizeSearchText(invoiceNumber)} and invoice_number = ${invoiceNumber}`
  if (receiptId === undefined) return byNumber
  const byRid = filterByRids(parseReceiptRids(receiptId))
  return invoiceNumber === undefined ? byRid : sql`${byRid} and ${byNumber}`
}

const filterByRids = (rids: number[]) => sql`transaction_rid = any(${sql.param(rids)}::bigint[])`

const listOwnTransactions = (
  db: Database,
  companyIds: number[],
  condition: SQL,
): Promise<SummaryRow[]> =>
  listTransactions(db, sql`company_id = any(${sql.param(companyIds)}::int[]) and ${condition}`)
