import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callAction } from '@/lib/client/call-action'
import { useSignInAgain } from '@/lib/client/session-guard'
import type { LinkSubmission } from '@/lib/contracts/desk/manual-links'
import { changeManualLink } from '@/lib/features/invoice-tracking/server/change-manual-link'

export type { LinkDecision, ManualLink } from '@/lib/contracts/desk/manual-links'

/**
 * Says what belongs to an invoice, or takes it back: an intent for each click. It is pending until
 * the desk has told what stands now.
 */
export function useManualLink(userName: string) {
  const queryClient = useQueryClient()
  const signInAgain = useSignInAgain()
  return useMutation({
    mutationFn: (click: Pick<LinkSubmission, 'word' | 'isTakenBack'>) => {
      const intended = { ...click, userName, intentId: crypto.randomUUID() }
      return callAction(() => changeManualLink(intended), signInAgain)
    },
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['listJoins'] }),
        queryClient.invalidateQueries({ queryKey: ['listJournal'] }),
      ]),
  })
}
