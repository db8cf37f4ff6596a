import type { SentBatch } from '@/lib/contracts/desk/batches'
import type { BulkAdjustmentRow } from './bulk-adjustments'

const operations: readonly string[] = ['createCorrections', 'createPayments']

/** A correction or a payment of an invoice that went out and may yet be booked. */
export type OpenSubmission = { invoiceNumber: string; kind: 'correction' | 'payment'; at: string }

/**
 * Corrections and payments that were sent for the invoices of some rows and of which nothing has said
 * that they ended: what remains does not count them. One each invoice, the newest. Those that went
 * out in a batch with other invoices are not told apart.
 */
export function listOpenSubmissions(
  batches: readonly SentBatch[],
  rows: readonly BulkAdjustmentRow[],
): OpenSubmission[] {
  const open = new Map<string, SentBatch>()
  for (const batch of batches) {
    const { operation, state, end, record, target } = batch
    const isOpen = ['accepted', 'unknown', 'sending'].includes(state) && !end && !record
    if (!target || !isOpen || !operations.includes(operation)) continue
    if (!open.has(target.toLowerCase())) open.set(target.toLowerCase(), batch)
  }
  return rows.flatMap(({ invoice }) => {
    const found = open.get(invoice.id?.toLowerCase() ?? '')
    return found
      ? [
          {
            invoiceNumber: invoice.invoiceNumber ?? '',
            kind: found.operation === 'createPayments' ? 'payment' : 'correction',
            at: found.sentAt,
          } satisfies OpenSubmission,
        ]
      : []
  })
}

/**
 * Whether a read tells of all that went out and may yet be booked: one that failed, that leaves out
 * what the reader may not see, or that has more, proves nothing of the others.
 */
export const holdsAllOpen = (
  read: { isWhole: boolean; more: boolean } | undefined,
  hasFailed: boolean,
): boolean => !hasFailed && read !== undefined && read.isWhole && !read.more
