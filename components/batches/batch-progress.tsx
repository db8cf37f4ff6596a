'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { Skeleton } from '@/components/ui/states/skeleton'
import { OperationFailed } from '@/lib/client/operation-failed'
import { usePolling } from '@/lib/client/use-polling'
import { getSentBatchQuery } from '@/lib/features/batches/client/batches'
import { BatchItem } from './batch-item'

type Props = {
  idempotencyKey: string
  userName: string
  isOpen?: boolean
  /**
   * What is said in its place for as long as the journal has no such write: it may be on its way.
   */
  absent?: ReactNode
}

/**
 * One write with a batch, by its idempotency key, followed to its end for as long as it is shown.
 */
export function BatchProgress({ idempotencyKey, userName, isOpen, absent }: Props) {
  const query = getSentBatchQuery(idempotencyKey)
  const { data, error } = useQuery({ ...query, staleTime: 0 })
  const isAbsent =
    absent !== undefined &&
    !data &&
    error instanceof OperationFailed &&
    error.failure.kind === 'not-found'
  usePolling(query.queryKey, isAbsent)
  if (data)
    return (
      <ol>
        <BatchItem listed={data.sent} userName={userName} isOpen={isOpen} />
      </ol>
    )
  if (isAbsent) return absent
  return error instanceof OperationFailed ? (
    <FailureBlock failure={error.failure} doing="read" />
  ) : (
    <Skeleton rows={2} columns={3} />
  )
}
