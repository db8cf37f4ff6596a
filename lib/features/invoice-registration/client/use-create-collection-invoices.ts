import { useWrite } from '@/lib/client/use-write'
import { sendAgain } from '@/lib/features/adjustments/client/public'
import { createCollectionInvoices } from '@/lib/features/invoice-registration/server/create-collection-invoices'

/** Hands approved invoices over, once. */
export const useCreateCollectionInvoices = () =>
  useWrite(createCollectionInvoices, {
    affects: ['listSentBatches', 'listCollectionBatches', 'listCollectionInvoices', 'listJournal'],
  })

/** Resends a batch under the same ids. What a check finds is not sent. */
export const useResendInvoices = (userName: string) =>
  useWrite(sendAgain, { toInput: (idempotencyKey: string) => ({ idempotencyKey, userName }) })
