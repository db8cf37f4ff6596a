import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callAction } from '@/lib/client/call-action'
import { useSignInAgain } from '@/lib/client/session-guard'
import type { CauseMark } from '@/lib/contracts/desk/failures'
import { handleCause } from '@/lib/features/delivery-failures/server/handle-cause'

/** Marks a cause as handled, or takes the mark back where no row is given. */
export function useHandleCause() {
  const queryClient = useQueryClient()
  const signInAgain = useSignInAgain()
  return useMutation({
    mutationFn: (mark: Omit<CauseMark, 'intentId'>) => {
      const intended = { ...mark, intentId: crypto.randomUUID() }
      return callAction(() => handleCause(intended), signInAgain)
    },
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['listFailuresByCause'] }),
        queryClient.invalidateQueries({ queryKey: ['listJournal'] }),
      ]),
  })
}
