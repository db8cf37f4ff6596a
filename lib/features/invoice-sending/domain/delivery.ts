import type { Delivery } from '@/lib/contracts/desk/sending/sent-documents'
import type { InvoiceStatus } from '@/lib/contracts/distribution/status'

/** Statuses of a transaction after which nothing more is expected (interface.md, part 3). */
const finalStatuses: Record<string, Delivery['is']> = {
  OK: 'delivered',
  Handled: 'delivered',
  Failed: 'failed',
}

/**
 * How the delivery of a sent document ended, or null while it has not, or nobody knows. A status
 * that the interface does not name ends nothing.
 */
export function findDelivery({ ReceiptId, Transaction }: InvoiceStatus): Delivery | null {
  const is = finalStatuses[Transaction?.Status ?? '']
  return Transaction && is
    ? {
        is,
        receiptId: ReceiptId ?? null,
        transactionRid:
          Transaction.TransactionRid == null ? null : String(Transaction.TransactionRid),
        channel: Transaction.ActualChannel ?? null,
        logText: Transaction.LogText ?? null,
      }
    : null
}
