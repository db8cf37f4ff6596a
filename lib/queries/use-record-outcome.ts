import { useMutation, useQueryClient } from '@tanstack/react-query'
import { recordOutcomeAction } from '../actions/journal'
import type { OutcomeToRecord } from '../contracts/desk/record'
import { callAction } from './act'
import { useSignInAgain } from './session-guard'
import { invalidateBatches } from './use-postings'

/** Records what a person found of a write by other means. */
export function useRecordOutcome(userName: string) {
  const queryClient = useQueryClient()
  const signInAgain = useSignInAgain()
  return useMutation({
    mutationFn: (record: Pick<OutcomeToRecord, 'of' | 'found' | 'note'>) => {
      const intended = { ...record, userName, intentId: crypto.randomUUID() }
      return callAction(() => recordOutcomeAction(intended), signInAgain)
    },
    onSuccess: () => invalidateBatches(queryClient),
  })
}
