import { useQuery, useQueryClient } from '@tanstack/react-query'
import { read } from '@/lib/client/read'
import { invalidateReads } from '@/lib/client/use-write'
import type { BulkAction, BulkRow } from '@/lib/contracts/desk/bulk/bulk-actions'

/** Batches that are asked about in one round, and rounds that a page asks by itself. */
const batchesMax = 20
const roundsMax = 10
const roundMs = 3_000

/**
 * Asks how the batches of corrections and payments ended that went out and are not booked yet, or
 * how documents were delivered that were sent, some at a time. A page asks by itself for half a minute, and then when a person wants it.
 */
export function useBookings({ bulkActionId }: BulkAction, rows: readonly BulkRow[] | undefined) {
  const client = useQueryClient()
  const waiting = (rows ?? []).filter(
    ({ state, batchId, subject }) =>
      state === 'accepted' && (batchId !== null || subject?.is === 'document'),
  )
  const { refetch, isFetching } = useQuery({
    queryKey: ['getSentBatch', 'of bulk action', bulkActionId],
    enabled: waiting.length > 0,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.dataUpdateCount < roundsMax ? roundMs : false),
    queryFn: async ({ signal, meta }) => {
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
      if (ended > 0) void invalidateReads(client, ['getBulkAction', 'listBulkActionRows'])
      return ended
    },
  })
  return { isWaiting: waiting.length > 0, isAsking: isFetching, ask: () => void refetch() }
}
