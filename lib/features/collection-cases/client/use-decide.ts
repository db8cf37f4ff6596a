import { useQueryClient } from '@tanstack/react-query'
import { invalidateReads, useWrite } from '@/lib/client/use-write'
import { decide } from '@/lib/features/collection-cases/server/decide'

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
