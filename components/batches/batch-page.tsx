'use client'

import { useQuery } from '@tanstack/react-query'
import { PageFrame } from '@/components/layout/page-frame'
import { PollingStopped } from '@/components/ui/states/polling-stopped'
import { ReadStates } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { usePolling } from '@/lib/client/use-polling'
import { getSentBatchesQuery, getUpstreamBatchQuery } from '@/lib/features/batches/client/batches'
import { useRecent } from '@/lib/features/search-everything/client/public'
import { resolveCollectionBatch } from '@/lib/shared/batch-rows/row-results'
import { truncateId } from '@/lib/shared/format/truncate-id'
import { routes } from '@/lib/shared/routes'
import { BatchEntry } from './batch-entry'
import { BatchRows } from './batch-rows'

type Props = {
  organizationId: string
  batchId: string
  userName: string
  draftClient: string | null
}

/**
 * One batch: what the journal knows of it where it was sent from here, and its rows as the upstream
 * tells them.
 */
export function BatchPage({ organizationId, batchId, userName, draftClient }: Props) {
  const t = useT()
  const query = getUpstreamBatchQuery(organizationId, batchId)
  const { data, error, refetch } = useQuery({ ...query, staleTime: 0 })
  const { data: journal } = useQuery({
    ...getSentBatchesQuery({ organizationId, batchId }),
    staleTime: 0,
  })
  const batch = data?.data ? resolveCollectionBatch(data.data, null) : null
  const sentence = batch?.status ? t('batches.status', { status: batch.status }) : null
  useRecent(
    batch && {
      ...{ kind: 'batch', id: batchId, organizationId },
      seen: { sentence, amount: null, currency: null },
    },
  )
  const sent = journal?.batches ?? []
  const { isResting, goOn } = usePolling(query.queryKey, batch !== null && !batch.isOver)
  return (
    <PageFrame
      crumbs={[
        { label: t('batches.title'), href: routes.batches() },
        { label: truncateId(batchId) },
      ]}
      tab={[t('batches.one', { batchId: truncateId(batchId) }), data?.data?.type]}
      title={t('batches.one', { batchId: truncateId(batchId) })}
      facts={[
        { label: batchId, copy: batchId },
        ...(data?.data?.type ? [{ label: data.data.type }] : []),
        ...(batch?.status ? [{ label: t('batches.status', { status: batch.status }) }] : []),
      ]}
    >
      <ReadStates
        failure={error && toFailure(error)}
        isHeld={data !== undefined}
        rows={6}
        onAgain={() => void refetch()}
      />
      {isResting && <PollingStopped onGoOn={goOn} />}
      <ol aria-label={t('batches.fromHere')}>
        {sent.map((each) => (
          <BatchEntry
            key={each.idempotencyKey}
            listed={each}
            userName={userName}
            draftClient={draftClient}
            isOpen
          />
        ))}
      </ol>
      {journal && sent.length === 0 && batch && (
        <>
          <StateBlock look="strip" kind="empty" title={t('batches.notOurs')} />
          <BatchRows
            rows={null}
            fates={batch.rows}
            organizationId={organizationId}
            clientNo={null}
          />
        </>
      )}
    </PageFrame>
  )
}
