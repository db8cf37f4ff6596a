import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { sendAgainAction, submitPostingsAction } from '../actions/collection-postings'
import type { PostingSubmission, Submitted } from '../contracts/desk/batches'
import type { Result } from '../contracts/result'
import { act } from './act'
import { useSignInAgain } from './session-guard'

/** Sends corrections or payments, once. */
export function useSubmitPostings() {
  const queryClient = useQueryClient()
  const signInAgain = useSignInAgain()
  return useMutation({
    mutationFn: (submission: PostingSubmission): Promise<Result<Submitted>> => act(() => submitPostingsAction(submission), signInAgain),
    onSuccess: () => readBatchesAgain(queryClient),
  })
}

/** Sends what was sent before once more, under the same ids, when a look does not find it. */
export function useSendAgain(userName: string) {
  const queryClient = useQueryClient()
  const signInAgain = useSignInAgain()
  return useMutation({
    mutationFn: (intentId: string): Promise<Result<Submitted>> => act(() => sendAgainAction({ intentId, userName }), signInAgain),
    onSuccess: () => readBatchesAgain(queryClient),
  })
}

/** What shows writes or their batches is out of date after one. */
export function readBatchesAgain(queryClient: QueryClient) {
  for (const name of ['listSentBatches', 'getSentBatch', 'listCollectionBatches', 'listJournal'])
    void queryClient.invalidateQueries({ queryKey: [name] })
}
