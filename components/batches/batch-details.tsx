'use client'

import { useQuery } from '@tanstack/react-query'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { Skeleton } from '@/components/ui/states/skeleton'
import { toFailure } from '@/lib/client/operation-failed'
import { getSentBatchQuery } from '@/lib/features/batches/client/batches'
import { BatchRows } from './batch-rows'
import { UnreadBatch } from './unread-batch'

/** The rows of a write of many, read when it is opened: first those that were not booked. */
export function BatchDetails({ idempotencyKey }: { idempotencyKey: string }) {
  const { data, error } = useQuery({ ...getSentBatchQuery(idempotencyKey), staleTime: 0 })
  if (error && !data) return <FailureBlock failure={toFailure(error)} doing="read" look="strip" />
  if (!data) return <Skeleton rows={3} columns={4} />
  const { sent, rows, batch, unread } = data
  return (
    <>
      {unread && <UnreadBatch failure={unread} />}
      {batch && (
        <BatchRows
          rows={rows}
          fates={batch.rows}
          organizationId={sent.organizationId}
          clientNo={sent.clientNo}
          opensAtRefused
        />
      )}
    </>
  )
}
