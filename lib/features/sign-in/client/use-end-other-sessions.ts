import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callAction } from '@/lib/client/call-action'
import { useSignInAgain } from '@/lib/client/session-guard'
import { endOtherSessionsAction } from '@/lib/features/sign-in/server/actions'
import { sessionsQuery } from './sessions'

/** Ends the sessions that the person has elsewhere. Every click is an intent of its own. */
export function useEndOtherSessions(userName: string) {
  const queryClient = useQueryClient()
  const signInAgain = useSignInAgain()
  return useMutation({
    mutationFn: () => {
      const intentId = crypto.randomUUID()
      return callAction(() => endOtherSessionsAction({ intentId, userName }), signInAgain)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}
