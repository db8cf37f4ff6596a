import { BatchesPage } from '@/components/batches/batches-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { getSentBatchesQuery, getUpstreamBatchesQuery } from '@/lib/features/batches/client/batches'
import { loadBatchesView, toSentBatchesQuestion } from '@/lib/features/batches/client/batches-view'
import { getWorkMarksQuery } from '@/lib/features/today/client/public'
import { findCurrentSession } from '@/lib/platform/session/current-session'

export const generateMetadata = titlePage('batches.title')

export default async function BatchesRoute({ searchParams }: PageProps<'/batches'>) {
  const view = await loadBatchesView(searchParams)
  const { state } = await prefetchQueries(
    view.list
      ? getUpstreamBatchesQuery(view.list, view.token)
      : getSentBatchesQuery(toSentBatchesQuestion(view)),
    getWorkMarksQuery(),
  )
  const session = await findCurrentSession()
  return (
    <HydrationBoundary state={state}>
      <BatchesPage userName={session?.userName ?? ''} workspaces={session?.workspaces ?? []} />
    </HydrationBoundary>
  )
}
