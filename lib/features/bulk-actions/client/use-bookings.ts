import { useQuery } from '@tanstack/react-query'
import { read } from '@/lib/client/read'
import { useTimedReads } from '@/lib/client/use-polling'
import { invalidateInBackground } from '@/lib/client/use-write'
import type { BulkAction, BulkRow } from '@/lib/contracts/desk/bulk/bulk-actions'
import type { OperationName } from '@/lib/contracts/registry'

/** Batches that are asked about in one round, and rounds that a page asks by itself. */
const batchesMax = 20
const roundsMax = 11
const roundMs = 3_000

/** What is out of date once a batch has ended. */
const affected: readonly OperationName[] = ['getBulkAction', 'listBulkActionRows']

/**
 * Asks how the batches of corrections and payments ended that went out and are not booked yet, or how
 * documents are confirmed that were sent, some at a time. A page asks by itself for half a minute, and then when a person wants it.
 */
export function useBookings({ bulkActionId }: BulkAction, rows: readonly BulkRow[] | undefined) {
  const waiting = (rows ?? []).filter(
    ({ state, batchId, subject }) =>
      state === 'accepted' && (batchId !== null || subject?.is === 'document'),
  )
  const queryKey = ['getSentBatch', 'of bulk action', bulkActionId]
  const isWaiting = waiting.length > 0
  const { refetch, isFetching } = useQuery({
    queryKey,
    enabled: isWaiting,
    gcTime: 0,
    retry: false,
    queryFn: async ({ client, signal, meta }) => {
      let ended = 0
      for (const { idempotencyKey, subject } of waiting.slice(0, batchesMax)) {
        const input = { params: { idempotencyKey } }
        if (subject?.is === 'document') {
          const { delivery } = await read('getSentDocument', input, { signal, meta })
          if (delivery) ended += 1
        } else {
          const { sent } = await read('getSentBatch', input, { signal, meta })
          if (sent.state !== 'accepted') ended += 1
        }
      }
      if (ended > 0) void invalidateInBackground(client, affected)
      return ended
    },
    initialData: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useTimedReads(queryKey, isWaiting && roundMs, { timesMax: roundsMax, isAtOnce: true })
  return { isWaiting, isAsking: isFetching, ask: () => void refetch() }
}
