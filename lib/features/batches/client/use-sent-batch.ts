import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePolling } from '@/lib/client/use-polling'
import { invalidateInBackground } from '@/lib/client/use-write'
import type { SentBatch } from '@/lib/contracts/desk/batches'
import type { OperationName } from '@/lib/contracts/registry'
import { getSentBatchQuery } from './batches'

/** True until it is known how a write or its batch ended, as far as asking again may tell. */
export const isUnderWay = ({ state, batchId, end }: SentBatch) =>
  state === 'sending' || (state === 'accepted' && batchId !== null && end === null)

/**
 * A batch that was sent from here, followed to its end. Its invoices are read again then.
 *
 * @param listed as the journal told it last.
 * @param isOpen whether its rows are looked at; else it is asked for only while it is under way.
 */
export function useSentBatch(listed: SentBatch, isOpen: boolean) {
  const queryClient = useQueryClient()
  const query = getSentBatchQuery(listed.idempotencyKey)
  const isAsked = isOpen || isUnderWay(listed)
  const { data, error, isPending } = useQuery({ ...query, enabled: isAsked, staleTime: 0 })
  // What was read while it was asked for is older than the list by now.
  const sent = (isAsked ? data?.sent : undefined) ?? listed
  const { isResting, goOn } = usePolling(query.queryKey, isUnderWay(sent))

  const hasEnded = isUnderWay(listed) && sent.end !== null
  useEffect(() => {
    if (hasEnded) void invalidateInBackground(queryClient, affectedReads)
  }, [queryClient, hasEnded])
  return {
    sent,
    rows: data?.rows ?? null,
    batch: data?.batch ?? null,
    unread: data?.unread ?? null,
    error,
    isPending,
    isResting,
    goOn,
  }
}

/** What a batch that has ended may have changed. */
const affectedReads: readonly OperationName[] = [
  'getCollectionInvoice',
  'listCollectionInvoices',
  'listInvoicePayments',
  'listInvoiceHistory',
  'listCollectionBatches',
  'listSentBatches',
]
