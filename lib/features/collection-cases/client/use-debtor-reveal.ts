import { useWrite } from '@/lib/client/use-write'
import type { DebtorReveal } from '@/lib/contracts/desk/reveal'
import { revealDebtorField } from '@/lib/features/collection-cases/server/reveal-debtor-field'

/**
 * Reads one masked field of a debtor. Every click has an idempotency key of its own and a row of
 * the journal; the value is kept by the caller only.
 */
export const useDebtorReveal = () =>
  useWrite(revealDebtorField, {
    toInput: (question: Omit<DebtorReveal, 'idempotencyKey'>) => ({
      ...question,
      idempotencyKey: crypto.randomUUID(),
    }),
    gcTime: 0,
  })
