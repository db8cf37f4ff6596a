import { useMutation, useQueryClient } from '@tanstack/react-query'
import { joinByHandAction } from '../actions/joins'
import type { JoinClick } from '../contracts/desk/joins'
import { act } from './act'
import { useSignInAgain } from './session-guard'

export type { JoinSaid, JoinWord } from '../contracts/desk/joins'

/** Says what belongs to an invoice, or takes it back: an intent for each click. It is pending until the desk has told what stands now. */
export function useJoinByHand(userName: string) {
  const queryClient = useQueryClient()
  const signInAgain = useSignInAgain()
  return useMutation({
    mutationFn: (click: Pick<JoinClick, 'word' | 'isTakenBack'>) => {
      const intended = { ...click, userName, intentId: crypto.randomUUID() }
      return act(() => joinByHandAction(intended), signInAgain)
    },
    onSuccess: () =>
      Promise.all([queryClient.invalidateQueries({ queryKey: ['listJoins'] }), queryClient.invalidateQueries({ queryKey: ['listJournal'] })]),
  })
}
