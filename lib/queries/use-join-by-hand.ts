import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeManualLinkAction } from '../actions/joins'
import type { LinkSubmission } from '../contracts/desk/joins'
import { callAction } from './act'
import { useSignInAgain } from './session-guard'

export type { LinkDecision, ManualLink } from '../contracts/desk/joins'

/** Says what belongs to an invoice, or takes it back: an intent for each click. It is pending until the desk has told what stands now. */
export function useManualLink(userName: string) {
  const queryClient = useQueryClient()
  const signInAgain = useSignInAgain()
  return useMutation({
    mutationFn: (click: Pick<LinkSubmission, 'word' | 'isTakenBack'>) => {
      const intended = { ...click, userName, intentId: crypto.randomUUID() }
      return callAction(() => changeManualLinkAction(intended), signInAgain)
    },
    onSuccess: () =>
      Promise.all([queryClient.invalidateQueries({ queryKey: ['listJoins'] }), queryClient.invalidateQueries({ queryKey: ['listJournal'] })]),
  })
}
