import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { BatchPage } from '@/components/collection/batch-page'
import { t } from '@/lib/format/translate-collection-postings'
import { sentBatchesQuery, upstreamBatchQuery } from '@/lib/queries/batches'
import { prefetched } from '@/lib/queries/prefetched'
import { readParts } from '@/lib/routes'
import { currentSession } from '@/lib/session/current-session'

export const metadata: Metadata = { title: t('batches.title') }

export default async function OneBatchPage({ params }: PageProps<'/batches/[organizationId]/[batchId]'>) {
  const { organizationId, batchId } = await readParts(params)
  const { state } = await prefetched(upstreamBatchQuery(organizationId, batchId), sentBatchesQuery({ organizationId, batchId }))
  const session = await currentSession()
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
