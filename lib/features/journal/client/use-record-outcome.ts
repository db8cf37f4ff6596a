import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callAction } from '@/lib/client/call-action'
import { useSignInAgain } from '@/lib/client/session-guard'
import type { OutcomeToRecord } from '@/lib/contracts/desk/outcome-record'
import { invalidateBatches } from '@/lib/features/adjustments/client/public'
import { recordOutcome } from '@/lib/features/journal/server/record-outcome'

/** Records what a person found of a write by other means. */
export function useRecordOutcome(userName: string) {
  const queryClient = useQueryClient()
  const signInAgain = useSignInAgain()
  return useMutation({
    mutationFn: (record: Pick<OutcomeToRecord, 'of' | 'found' | 'note'>) => {
      const intended = { ...record, userName, intentId: crypto.randomUUID() }
      return callAction(() => recordOutcome(intended), signInAgain)
    },
    onSuccess: () => invalidateBatches(queryClient),
  })
}
