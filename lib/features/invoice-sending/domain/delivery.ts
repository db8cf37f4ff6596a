import type { Delivery } from '@/lib/contracts/desk/sending/sent-documents'
import type { InvoiceStatus } from '@/lib/contracts/distribution/status'
import { summarizeTransactionStatus } from '@/lib/features/invoice-search/domain/public'

/**
 * How the delivery of a sent document ended, or null while it has not, or nobody knows: levels that
 * contradict each other end nothing, nor does a status that the interface does not name, nor one
 * that support has handled, of which nobody tells whether it was sent.
 */
export function findDelivery({ ReceiptId, Transaction }: InvoiceStatus): Delivery | null {
  if (!Transaction) return null
  const { tone } = summarizeTransactionStatus(Transaction, null)
  return tone === 'ok' || tone === 'fail'
    ? {
        is: tone === 'ok' ? 'sent' : 'failed',
        receiptId: ReceiptId ?? null,
        transactionRid:
          Transaction.TransactionRid == null ? null : String(Transaction.TransactionRid),
        channel: Transaction.ActualChannel ?? null,
        logText: Transaction.LogText ?? null,
      }
    : null
}
