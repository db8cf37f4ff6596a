import { useWrite } from '@/lib/client/use-write'
import { sendAgain } from '@/lib/features/adjustments/client/public'
import { createCollectionInvoices } from '@/lib/features/invoice-registration/server/create-collection-invoices'

/** Hands approved invoices over, once. */
export const useCreateCollectionInvoices = () =>
  useWrite(createCollectionInvoices, {
    affects: ['listSentBatches', 'listCollectionBatches', 'listCollectionInvoices', 'listJournal'],
  })

/**
 * Sends a batch whose outcome was not known once more, under the same ids, when a look does not
 * find it.
 */
export const useResubmitInvoices = (userName: string) =>
  useWrite(sendAgain, { toInput: (idempotencyKey: string) => ({ idempotencyKey, userName }) })
