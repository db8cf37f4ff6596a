import { useMutation } from '@tanstack/react-query'
import { callAction } from '@/lib/client/call-action'
import { useSignInAgain } from '@/lib/client/session-guard'
import type { DebtorReveal } from '@/lib/contracts/desk/reveal'
import { revealDebtorField } from '@/lib/features/collection-cases/server/reveal-debtor-field'

/**
 * Reads one masked field of a debtor. Every click is an intent of its own and a row of the journal;
 * the value is kept by the caller only.
 */
export function useDebtorReveal() {
  const signInAgain = useSignInAgain()
  return useMutation({
    mutationFn: (question: Omit<DebtorReveal, 'intentId'>) =>
      callAction(
        () => revealDebtorField({ ...question, intentId: crypto.randomUUID() }),
        signInAgain,
      ),
    gcTime: 0,
  })
}
