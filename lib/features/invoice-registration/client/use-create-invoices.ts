import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callAction } from '@/lib/client/call-action'
import { useSignInAgain } from '@/lib/client/session-guard'
import type { SubmissionOutcome } from '@/lib/contracts/desk/batches'
import type { InvoiceSubmission } from '@/lib/contracts/desk/new-invoices'
import type { Result } from '@/lib/contracts/result'
import { sendAgain } from '@/lib/features/adjustments/client/public'
import { createInvoices } from '@/lib/features/invoice-registration/server/create-invoices'

/** Hands approved invoices over, once. */
export function useCreateInvoices() {
  const queryClient = useQueryClient()
  const signInAgain = useSignInAgain()
  return useMutation({
    mutationFn: (submission: InvoiceSubmission): Promise<Result<SubmissionOutcome>> =>
      callAction(() => createInvoices(submission), signInAgain),
    onSuccess: () => {
      for (const name of [
        'listSentBatches',
        'listCollectionBatches',
        'listCollectionInvoices',
        'listJournal',
      ])
        void queryClient.invalidateQueries({ queryKey: [name] })
    },
  })
}

/**
 * Sends a batch whose outcome was not known once more, under the same ids, when a look does not
 * find it.
 */
export function useResubmitInvoices(userName: string) {
  const signInAgain = useSignInAgain()
  return useMutation({
    mutationFn: (intentId: string): Promise<Result<SubmissionOutcome>> =>
      callAction(() => sendAgain({ intentId, userName }), signInAgain),
  })
}
