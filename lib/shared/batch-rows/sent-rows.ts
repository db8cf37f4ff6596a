import type { Correction } from '@/lib/contracts/collection/corrections'
import type { Payment } from '@/lib/contracts/collection/payments'
import type { AdjustmentKind, AdjustmentRow, SentRow } from '@/lib/contracts/desk/batches'

/**
 * A drafted row as a correction of interface.md 2.6. Its calendar date goes out as the midnight of
 * UTC that begins it.
 */
export const toCorrection = (row: AdjustmentRow): Correction => ({
  invoiceId: row.invoiceId,
  amount: row.amount,
  currency: row.currency,
  correctionDate: `${row.date}T00:00:00.000Z`,
  description: row.description,
  uniqueSourceCorrectionId: row.sourceId,
})

/** A drafted row as a payment to the creditor. */
export const toPayment = (row: AdjustmentRow): Payment => ({
  invoiceId: row.invoiceId,
  type: 'DIRECT_PAYMENT',
  amount: row.amount,
  currency: row.currency,
  paymentDate: row.date,
  description: row.description,
  uniqueSourcePaymentId: row.sourceId,
})

/** The body that a submission goes out with. */
export const buildAdjustmentBody = (kind: AdjustmentKind, rows: readonly AdjustmentRow[]) =>
  kind === 'correction'
    ? { corrections: rows.map(toCorrection) }
    : { payments: rows.map(toPayment) }

/**
 * The rows of a body that was sent as a batch, in any area, in one shape; null where there is no
 * body any more.
 */
export function parseSentRows(body: unknown): SentRow[] | null {
  if (typeof body !== 'object' || body === null) return null
  const lists = Array.isArray(body) ? [body] : Object.values(body).filter(Array.isArray)
  return (lists[0] ?? []).map((row: unknown) => toSentRow((row ?? {}) as Record<string, unknown>))
}

function toSentRow(row: Record<string, unknown>): SentRow {
  const findText = (...names: string[]) =>
    names.map((name) => row[name]).find((value): value is string => typeof value === 'string') ??
    null
  const { inclVat } = (row.currencyAmounts ?? {}) as { inclVat?: unknown }
  const amount = row.amount ?? row.originalInvoiceAmount ?? inclVat
  return {
    sourceId: findOwnSourceId(row),
    invoiceId: findText('invoiceId'),
    invoiceNumber: findText('invoiceNumber', 'documentNo'),
    customerNo: findText('customerNo'),
    amount: typeof amount === 'number' ? amount : null,
    currency: findText('currency'),
    date:
      findText('correctionDate', 'paymentDate', 'invoiceDate', 'documentDate')?.slice(0, 10) ??
      null,
    description: findText('description'),
  }
}

/**
 * The ids of ours in a body, in the order of its rows, blank where a row has none. A document that
 * is sent has one, its identifier, and so has a reservation, its paymentId.
 */
export function listSourceIds(body: unknown): string[] {
  const { Identifier, paymentReservation } = (body ?? {}) as {
    Identifier?: unknown
    paymentReservation?: { paymentId?: unknown }
  }
  const only = Identifier ?? paymentReservation?.paymentId
  return typeof only === 'string'
    ? [only]
    : (parseSentRows(body) ?? []).map(({ sourceId }) => sourceId ?? '')
}

/** The id of ours that a row carries, under whichever of its names. */
export function findOwnSourceId(row: Record<string, unknown>): string | null {
  const id = row.uniqueSourceCorrectionId ?? row.uniqueSourcePaymentId ?? row.uniqueSourceInvoiceId
  return typeof id === 'string' && id !== '' ? id : null
}
