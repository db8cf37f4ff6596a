import { useMutation, useQueryClient } from '@tanstack/react-query'
import { handleCauseAction } from '../actions/failures'
import type { CauseMark } from '../contracts/desk/failures'
import type { Answer, Input } from '../contracts/registry'
import { act } from './act'
import { operationQuery } from './operation-query'
import { useSignInAgain } from './session-guard'

export type Failures = Answer<'listFailuresByCause'>
export type FailureGroup = Failures['groups'][number]

export const failuresQuery = (question: Input<'listFailuresByCause'>['body']) => operationQuery('listFailuresByCause', { body: question })

/** Marks a cause as handled, or takes the mark back where no row is given. */
export function useHandleCause() {
  const queryClient = useQueryClient()
  const signInAgain = useSignInAgain()
  return useMutation({
    mutationFn: (mark: Omit<CauseMark, 'intentId'>) => {
      const intended = { ...mark, intentId: crypto.randomUUID() }
      return act(() => handleCauseAction(intended), signInAgain)
    },
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['listFailuresByCause'] }),
        queryClient.invalidateQueries({ queryKey: ['listJournal'] }),
      ]),
  })
}
