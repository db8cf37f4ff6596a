import { useQueryClient } from '@tanstack/react-query'
import { usePagedList } from '@/lib/client/lists/use-paged-list'
import { invalidateReads, useWrite } from '@/lib/client/use-write'
import type { DebtorReveal } from '@/lib/contracts/desk/reveal'
import { decide } from '@/lib/features/collection-cases/server/decide'
import { revealDebtorField } from '@/lib/features/collection-cases/server/reveal-debtor-field'
import { getCasePagesQuery } from './cases'
import type { CasesQuestion } from './cases-view'

/**
 * The cases of an organization, page by page.
 *
 * @param options whether all its pages are read again with whatever asks for cases again.
 */
export const useCaseList = (
  organizationId: string,
  question: CasesQuestion,
  options?: { isRefetched: boolean },
) => usePagedList(getCasePagesQuery(organizationId, question), options)

/** Reads anew what decisions, or looks at them, may have changed. */
export function useRefreshDecisions() {
  const client = useQueryClient()
  return () =>
    invalidateReads(client, [
      'listCases',
      'getCollectionInvoice',
      'listCollectionInvoices',
      'listInvoiceHistory',
      'listJournal',
    ])
}

/**
 * Decides on a case or an invoice, after the server has read it again. What it changes is not read
 * anew by itself: many may go out after each other.
 */
export const useDecide = () => useWrite(decide)

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
