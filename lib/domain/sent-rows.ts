import type { Correction } from '../contracts/collection/corrections'
import type { Payment } from '../contracts/collection/payments'
import type { PostingKind, PostingRow, SentRow } from '../contracts/desk/batches'

/** A drafted row as a correction of interface.md 2.6. Its calendar date goes out as the midnight of UTC that begins it. */
export const correctionOf = (row: PostingRow): Correction => ({
  invoiceId: row.invoiceId,
  amount: row.amount,
  currency: row.currency,
  correctionDate: `${row.date}T00:00:00.000Z`,
  description: row.description,
  uniqueSourceCorrectionId: row.sourceId,
})

/** A drafted row as a payment to the creditor. */
export const paymentOf = (row: PostingRow): Payment => ({
  invoiceId: row.invoiceId,
  type: 'DIRECT_PAYMENT',
  amount: row.amount,
  currency: row.currency,
  paymentDate: row.date,
  description: row.description,
  uniqueSourcePaymentId: row.sourceId,
})

/** The body that a submission goes out with. */
export const bodyOfPostings = (kind: PostingKind, rows: readonly PostingRow[]) =>
  kind === 'correction' ? { corrections: rows.map(correctionOf) } : { payments: rows.map(paymentOf) }

/** The rows of a body that was sent as a batch, in any area, in one shape; null where there is no body any more. */
export function sentRows(body: unknown): SentRow[] | null {
  if (typeof body !== 'object' || body === null) return null
  const lists = Array.isArray(body) ? [body] : Object.values(body).filter(Array.isArray)
  return (lists[0] ?? []).map((row: unknown) => sentRow((row ?? {}) as Record<string, unknown>))
}

function sentRow(row: Record<string, unknown>): SentRow {
  const text = (...names: string[]) => names.map((name) => row[name]).find((value): value is string => typeof value === 'string') ?? null
  const amount = row.amount ?? row.originalInvoiceAmount
  return {
    sourceId: sourceIdIn(row),
    invoiceId: text('invoiceId'),
    invoiceNumber: text('invoiceNumber'),
    customerNo: text('customerNo'),
    amount: typeof amount === 'number' ? amount : null,
    currency: text('currency'),
    date: text('correctionDate', 'paymentDate', 'invoiceDate')?.slice(0, 10) ?? null,
    description: text('description'),
  }
}

/** The ids of ours in a body, in the order of its rows, blank where a row has none. */
export const sourceIdsIn = (body: unknown): string[] => (sentRows(body) ?? []).map(({ sourceId }) => sourceId ?? '')

/** The id of ours that a row carries, under whichever of its names. */
export function sourceIdIn(row: Record<string, unknown>): string | null {
  const id = row.uniqueSourceCorrectionId ?? row.uniqueSourcePaymentId ?? row.uniqueSourceInvoiceId
  return typeof id === 'string' && id !== '' ? id : null
}
