import { useMutation } from '@tanstack/react-query'
import { callAction } from '@/lib/client/call-action'
import { useSignInAgain } from '@/lib/client/session-guard'
import type { Reveal } from '@/lib/contracts/desk/reveal'
import { revealCustomerField } from '@/lib/features/customers/server/reveal-field'

/**
 * Reads one masked field. Every click is an intent of its own and a row of the journal; the value
 * is kept by the caller only.
 */
export function useReveal() {
  const signInAgain = useSignInAgain()
  return useMutation({
    mutationFn: (question: Omit<Reveal, 'intentId'>) =>
      callAction(
        () => revealCustomerField({ ...question, intentId: crypto.randomUUID() }),
        signInAgain,
      ),
    gcTime: 0,
  })
}
