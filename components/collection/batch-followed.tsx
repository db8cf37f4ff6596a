'use client'

import { useQuery } from '@tanstack/react-query'
import { FailureBlock } from '@/components/ui/failure-block'
import { Skeleton } from '@/components/ui/skeleton'
import { sentBatchQuery } from '@/lib/queries/batches'
import { ReadFailed } from '@/lib/queries/read'
import { BatchItem } from './batch-item'

type Props = { intentId: string; userName: string; isOpen?: boolean }

/** One write with a batch, by its intent, followed to its end for as long as it is shown. */
export function BatchFollowed({ intentId, userName, isOpen }: Props) {
  const { data, error } = useQuery({ ...sentBatchQuery(intentId), staleTime: 0 })
  if (data)
    return (
      <ol className="journal">
        <BatchItem listed={data.sent} userName={userName} isOpen={isOpen} />
      </ol>
    )
  return error instanceof ReadFailed ? <FailureBlock failure={error.failure} doing="read" /> : <Skeleton rows={2} columns={3} />
}
