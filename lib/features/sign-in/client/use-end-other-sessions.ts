import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callAction } from '@/lib/client/call-action'
import { useSignInAgain } from '@/lib/client/session-guard'
import { endOtherSessions } from '@/lib/features/sign-in/server/end-other-sessions'
import { sessionsQuery } from './sessions'

/** Ends the sessions that the person has elsewhere. Every click is an intent of its own. */
export function useEndOtherSessions(userName: string) {
  const queryClient = useQueryClient()
  const signInAgain = useSignInAgain()
  return useMutation({
    mutationFn: () => {
      const intentId = crypto.randomUUID()
      return callAction(() => endOtherSessions({ intentId, userName }), signInAgain)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}
