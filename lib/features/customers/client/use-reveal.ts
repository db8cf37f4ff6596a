import { useMutation } from '@tanstack/react-query'
import { callAction } from '@/lib/client/call-action'
import { useSignInAgain } from '@/lib/client/session-guard'
import type { Reveal } from '@/lib/contracts/desk/reveal'
import { revealFieldAction } from '@/lib/features/customers/server/actions'

/**
 * Reads one masked field. Every click is an intent of its own and a row of the journal; the value
 * is kept by the caller only.
 */
export function useReveal() {
  const signInAgain = useSignInAgain()
  return useMutation({
    mutationFn: (question: Omit<Reveal, 'intentId'>) =>
      callAction(
        () => revealFieldAction({ ...question, intentId: crypto.randomUUID() }),
        signInAgain,
      ),
    gcTime: 0,
  })
}
