import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { callAction } from '@/lib/client/call-action'
import { useSignInAgain } from '@/lib/client/session-guard'
import type { AdjustmentSubmission, SubmissionOutcome } from '@/lib/contracts/desk/batches'
import type { Result } from '@/lib/contracts/result'
import { sendAgain } from '@/lib/features/adjustments/server/send-again'
import { submitAdjustments } from '@/lib/features/adjustments/server/submit-adjustments'

/** Sends corrections or payments, once. */
export function useSubmitAdjustments() {
  const queryClient = useQueryClient()
  const signInAgain = useSignInAgain()
  return useMutation({
    mutationFn: (submission: AdjustmentSubmission): Promise<Result<SubmissionOutcome>> =>
      callAction(() => submitAdjustments(submission), signInAgain),
    onSuccess: () => invalidateBatches(queryClient),
  })
}

/** Sends what was sent before once more, under the same ids, when a look does not find it. */
export function useResubmit(userName: string) {
  const queryClient = useQueryClient()
  const signInAgain = useSignInAgain()
  return useMutation({
    mutationFn: (intentId: string): Promise<Result<SubmissionOutcome>> =>
      callAction(() => sendAgain({ intentId, userName }), signInAgain),
    onSuccess: () => invalidateBatches(queryClient),
  })
}

/** What shows writes or their batches is out of date after one. */
export function invalidateBatches(queryClient: QueryClient) {
  for (const name of ['listSentBatches', 'getSentBatch', 'listCollectionBatches', 'listJournal'])
    void queryClient.invalidateQueries({ queryKey: [name] })
}
