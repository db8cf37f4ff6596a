import type { HistoryEntry } from '@/lib/contracts/collection/history'
import type { InvoicePayment } from '@/lib/contracts/collection/invoice-details'
import { normalizeCurrency } from '@/lib/shared/numbers/money'

/**
 * Whether an entry of the history is a payment that the list of payments has already: of the same
 * amount, and by its source id, or by its batch where neither names an id. One that names none of
 * both may be another payment of the same amount, so it stays.
 */
export const isListedPayment = (
  entry: HistoryEntry,
  payments: readonly InvoicePayment[],
): boolean =>
  entry.type?.trim().toUpperCase() === 'PAYMENT' &&
  payments.some((payment) => isSamePayment(entry, payment))

const isSamePayment = (entry: HistoryEntry, payment: InvoicePayment) =>
  hasSameOrigin(entry, payment) &&
  payment.amount === entry.amount &&
  normalizeCurrency(payment.currency) === normalizeCurrency(entry.currency)

function hasSameOrigin(entry: HistoryEntry, payment: InvoicePayment): boolean {
  if (entry.uniqueSourcePaymentId || payment.uniqueSourcePaymentId)
    return entry.uniqueSourcePaymentId === payment.uniqueSourcePaymentId
  return Boolean(entry.batchId) && entry.batchId === payment.batchId
}
