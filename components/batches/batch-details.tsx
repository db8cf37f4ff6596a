'use client'

import { useQuery } from '@tanstack/react-query'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { Skeleton } from '@/components/ui/states/skeleton'
import { StateBlock } from '@/components/ui/states/state-block'
import { toFailure } from '@/lib/client/operation-failed'
import type { Answer } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'
import { getSentBatchQuery } from '@/lib/features/batches/client/batches'
import { describeFailure, type Failure } from '@/lib/shared/format/describe-failure'
import { BatchRows } from './batch-rows'

/** The rows of a write of many, read when it is opened: first those that were not booked. */
export function BatchDetails({ idempotencyKey }: { idempotencyKey: string }) {
  const { data, error } = useQuery({ ...getSentBatchQuery(idempotencyKey), staleTime: 0 })
  if (error && !data)
    return <FailureBlock failure={toFailure(error)} doing="read" variant="strip" />
  if (!data) return <Skeleton rows={3} columns={4} />
  const { sent, rows, batch, unread } = data
  return (
    <>
      {unread && <UnreadBatch failure={unread} />}
      {batch && (
        <BatchRows
          rows={rows}
          rowResults={batch.rows}
          organizationId={sent.organizationId}
          clientNo={sent.clientNo}
          opensAtRefused
        />
      )}
    </>
  )
}

/** Why a batch could not be read: what stands in the journal of it stays. */
export function UnreadBatch({
  failure,
}: {
  failure: NonNullable<Answer<'getSentBatch'>['unread']>
}) {
  const t = useT()
  const { meaning, raw } = describeFailure(t, failure as Failure, 'read')
  return (
    <StateBlock kind="unknown" variant="strip" title={t('batches.unread')} raw={raw ?? undefined}>
      {meaning}
    </StateBlock>
  )
}
