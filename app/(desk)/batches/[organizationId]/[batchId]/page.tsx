import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { BatchPage } from '@/components/collection/batch-page'
import { t } from '@/lib/format/translate-collection-postings'
import { getSentBatchesQuery, getUpstreamBatchQuery } from '@/lib/queries/batches'
import { prefetchQueries } from '@/lib/queries/prefetched'
import { readParts } from '@/lib/routes'
import { findCurrentSession } from '@/lib/session/current-session'

export const metadata: Metadata = { title: t('batches.title') }

export default async function OneBatchPage({ params }: PageProps<'/batches/[organizationId]/[batchId]'>) {
  const { organizationId, batchId } = await readParts(params)
  const { state } = await prefetchQueries(getUpstreamBatchQuery(organizationId, batchId), getSentBatchesQuery({ organizationId, batchId }))
  const session = await findCurrentSession()
  const workspace = session?.workspaces?.find((each) => each.organizationId === organizationId)
  return (
    <HydrationBoundary state={state}>
      <BatchPage
        key={batchId}
        organizationId={organizationId}
        batchId={batchId}
        userName={session?.userName ?? ''}
        draftClient={workspace?.clientNo ?? null}
      />
    </HydrationBoundary>
  )
}
