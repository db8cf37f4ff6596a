import { BatchPage } from '@/components/batches/batch-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { getSentBatchesQuery, getUpstreamBatchQuery } from '@/lib/features/batches/client/batches'
import { getWorkMarksQuery } from '@/lib/features/today/client/public'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titlePage('batches.title')

export default async function BatchRoute({
  params,
}: PageProps<'/batches/[organizationId]/[batchId]'>) {
  const { organizationId, batchId } = await readParts(params)
  const { state } = await prefetchQueries(
    getUpstreamBatchQuery(organizationId, batchId),
    getSentBatchesQuery({ organizationId, batchId }),
    getWorkMarksQuery(),
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
