import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callAction } from '@/lib/client/call-action'
import { useSignInAgain } from '@/lib/client/session-guard'
import type { LookAgain } from '@/lib/contracts/desk/customer-draft'
import type { JournalEntry } from '@/lib/contracts/desk/journal'
import type { Failure, Result } from '@/lib/contracts/result'
import { checkOutcome } from '@/lib/features/journal/server/check-outcome'

/**
 * Whether a look found that the desk never received the write, and has called it off: only the
 * desk's own journal can tell so.
 */
export const isCalledOff = ({ kind, code }: Failure) => kind === 'not-sent' && code === 'called-off'

/**
 * Looks at what became of a write whose outcome is not known. Sends nothing again.
 *
 * @param operation what the write was meant to be, in case that the desk never received it.
 */
export function useCheckOutcome(operation: LookAgain['operation'] = 'updateCustomer') {
  const queryClient = useQueryClient()
  const signInAgain = useSignInAgain()
  return useMutation({
    mutationFn: (intentId: string): Promise<Result<JournalEntry>> =>
      callAction(() => checkOutcome({ intentId, operation }), signInAgain),
    onSuccess: () => {
      queryClient.invalidateQueries({ queryKey: ['listJournal'] })
      queryClient.invalidateQueries({ queryKey: ['listSentBatches'] })
      queryClient.invalidateQueries({ queryKey: ['getSentBatch'] })
    },
  })
}
