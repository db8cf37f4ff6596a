import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callAction } from '@/lib/client/call-action'
import { useSignInAgain } from '@/lib/client/session-guard'
import type { Decision, DecisionOutcome } from '@/lib/contracts/desk/decision'
import type { Result } from '@/lib/contracts/result'
import { decide } from '@/lib/features/collection-cases/server/decide'

/** What is read anew after a decision, and after a look at one. */
const affectedReads = [
  'listCases',
  'getCollectionInvoice',
  'listCollectionInvoices',
  'listInvoiceHistory',
  'listJournal',
]

/** Reads anew what decisions may have changed. */
export function useRefreshDecisions() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(affectedReads.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
}

/**
 * Decides on a case or an invoice, after the server has read it again. What it changes is not read
 * anew by itself: many may go out after each other.
 */
export function useDecide() {
  const signInAgain = useSignInAgain()
  return useMutation({
    mutationFn: (decision: Decision): Promise<Result<DecisionOutcome>> =>
      callAction(() => decide(decision), signInAgain),
  })
}
