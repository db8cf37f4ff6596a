import { BulkActionsPage } from '@/components/bulk-actions/bulk-actions-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import {
  getBulkActionsQuery,
  loadBulkActionsView,
} from '@/lib/features/bulk-actions/client/bulk-actions'
import { getWorkMarksQuery } from '@/lib/features/today/client/public'
import { findCurrentSession } from '@/lib/platform/session/current-session'

export const generateMetadata = titlePage('bulkActions.list')

export default async function BulkActionsRoute({ searchParams }: PageProps<'/bulk-actions'>) {
  const [view, session] = await Promise.all([
    loadBulkActionsView(searchParams),
    findCurrentSession(),
  ])
  const { state } = await prefetchQueries(getBulkActionsQuery(view), getWorkMarksQuery())
  const organizations = (session?.workspaces ?? []).flatMap(({ organizationId, name }) =>
    organizationId === null ? [] : [{ organizationId, name }],
  )
  return (
    <HydrationBoundary state={state}>
      <BulkActionsPage userName={session?.userName ?? ''} organizations={organizations} />
    </HydrationBoundary>
  )
}
