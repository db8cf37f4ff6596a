import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { BatchPage } from '@/components/batches/batch-page'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { getSentBatchesQuery, getUpstreamBatchQuery } from '@/lib/features/batches/client/batches'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { t } from '@/lib/shared/i18n/translate-collection-adjustments'
import { readParts } from '@/lib/shared/routes'

export const metadata: Metadata = { title: t('batches.title') }

export default async function BatchRoute({
  params,
}: PageProps<'/batches/[organizationId]/[batchId]'>) {
  const { organizationId, batchId } = await readParts(params)
  const { state } = await prefetchQueries(
    getUpstreamBatchQuery(organizationId, batchId),
    getSentBatchesQuery({ organizationId, batchId }),
  )
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
