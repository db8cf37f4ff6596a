import { useQuery } from '@tanstack/react-query'
import type { SentBatch } from '@/lib/contracts/desk/batches'
import {
  getOpenBatchesQuestion,
  holdsAllOpen,
} from '@/lib/features/adjustments/domain/open-submissions'
import { getSentBatchesQuery } from '@/lib/features/batches/client/public'

/**
 * What went out before in an organization and is not known to be booked. `isKnown` only where a read
 * of now holds all of it; `isReading` while the first has not ended.
 */
export function useOpenBatches(organizationId: string) {
  const { data, isError, isFetchedAfterMount } = useQuery({
    ...getSentBatchesQuery(getOpenBatchesQuestion(organizationId)),
    staleTime: 0,
  })
  return {
    batches: data?.batches ?? noBatches,
    isReading: !isFetchedAfterMount,
    isKnown: holdsAllOpen(data, isError),
  }
}

const noBatches: readonly SentBatch[] = []
