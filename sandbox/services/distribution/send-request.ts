import type { InvoiceStatus } from '@/lib/contracts/distribution/status'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import { toUtcWallTime } from '../../clock'
import type { sendRequests } from '../../database/sent-schema'
import { renderInvoiceDocument } from './invoice-document'

/**
 * A request to send an invoice, with its transaction where there is one. `received` is a wall time
 * in UTC.
 */
export type SendRequest = {
  receiptId: string
  /** The sender's own name of it; null where it came without one. */
  identifier: string | null
  companyId: number | null
  filename: string | null
  received: string | null
  status: number
  invoice: Partial<SummaryRow>
  transaction: SummaryRow | undefined
  invoiceLink: string | null
  /** Base64; undefined where it is made from the invoice. */
  invoiceData: string | null | undefined
}

const completed = 3

/** What a transaction's request is called where it has no row of its own. */
export const toReceiptId = (rid: ExactNumber | null | undefined) => `R-${rid}`

/** The RIDs that such an identifier may name: one or none. */
export const parseReceiptRids = (receiptId: string) =>
  /^R-(\d{1,15})$/.exec(receiptId)?.slice(1).map(Number) ?? []

/**
 * The request behind a transaction that has no row of its own: it came a while before, and is
 * completed. What failed has no link.
 */
export function toImpliedRequest(transaction: SummaryRow): SendRequest {
  const { TransactionRid: rid, LogTime } = transaction
  const receiptId = toReceiptId(rid)
  return {
    receiptId,
    identifier: null,
    companyId: transaction.CompanyId ?? null,
    filename: transaction.Filename ?? null,
    received: LogTime
      ? toUtcWallTime(Date.parse(`${LogTime}Z`) - (5 + (Number(rid ?? 0) % 90)) * 1000)
      : null,
    status: completed,
    invoice: transaction,
    transaction,
    invoiceLink: transaction.Status === 'Failed' ? null : buildInvoiceLink(receiptId),
    invoiceData: undefined,
  }
}

/** A request of its own, and its transaction if it has one by now. */
export function toSendRequest(
  row: typeof sendRequests.$inferSelect,
  transaction: SummaryRow | undefined,
): SendRequest {
  const { filename, invoiceData, invoiceLink, invoice } = row.data
  return {
    receiptId: row.receiptId,
    identifier: row.identifier,
    companyId: row.companyId,
    filename,
    received: toUtcWallTime(row.receivedAt),
    status: row.status,
    invoice: transaction ?? (invoice as Partial<SummaryRow>),
    transaction,
    invoiceLink,
    invoiceData,
  }
}

/** Where the receiver of an invoice looks at it. */
export const buildInvoiceLink = (receiptId: string) => `https://invoices.example/i/${receiptId}`

/**
 * The answer of interface.md 2.3: New has no transaction at all, Pending without one has it null
 * (both occur, as nothing says which).
 */
export function toInvoiceStatus({
  receiptId,
  identifier,
  companyId,
  filename,
  received,
  status,
  invoice,
  transaction,
  invoiceLink,
  invoiceData,
}: SendRequest): InvoiceStatus {
  return {
    ReceiptId: receiptId,
    Filename: filename,
    InvoiceData:
      invoiceData === undefined
        ? renderInvoiceDocument(filename, invoice).toString('base64')
        : invoiceData,
    Received: received,
    Status: status,
    ...(transaction
      ? { Transaction: toStatusTransaction(transaction) }
      : status !== 1 && { Transaction: null }),
    InvoiceLink: invoiceLink,
    CompanyId: companyId,
    ...(identifier !== null && { Identifier: identifier }),
  }
}

/** A summary row has two fields that a transaction has not. */
function toStatusTransaction({ CompanyId: _, RowId: __, ...transaction }: SummaryRow) {
  return transaction
}
