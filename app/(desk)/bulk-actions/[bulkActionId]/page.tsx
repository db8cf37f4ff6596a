import { BulkActionPage } from '@/components/bulk-actions/bulk-action-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { getBulkActionQuery } from '@/lib/features/bulk-actions/client/bulk-actions'
import { getWorkMarksQuery } from '@/lib/features/today/client/public'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titlePage('bulkActions.unnamed')

export default async function BulkActionRoute({
  params,
}: PageProps<'/bulk-actions/[bulkActionId]'>) {
  const [{ bulkActionId }, session] = await Promise.all([readParts(params), findCurrentSession()])
  const { state } = await prefetchQueries(getBulkActionQuery(bulkActionId), getWorkMarksQuery())
  return (
    <HydrationBoundary state={state}>
      <BulkActionPage
        key={bulkActionId}
        bulkActionId={bulkActionId}
        userName={session?.userName ?? ''}
      />
    </HydrationBoundary>
  )
}
