import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { BatchDesk } from '@/components/collection/batch-desk'
import { t } from '@/lib/format/translate-collection-postings'
import { getSentBatchesQuery, getUpstreamBatchesQuery } from '@/lib/queries/batches'
import { loadBatchesView, toSentBatchesQuestion } from '@/lib/queries/batches-view'
import { prefetchQueries } from '@/lib/queries/prefetched'
import { findCurrentSession } from '@/lib/session/current-session'

export const metadata: Metadata = { title: t('batches.title') }

export default async function BatchesPage({ searchParams }: PageProps<'/batches'>) {
  const view = await loadBatchesView(searchParams)
  const { state } = await prefetchQueries(view.list ? getUpstreamBatchesQuery(view.list, view.token) : getSentBatchesQuery(toSentBatchesQuestion(view)))
  const session = await findCurrentSession()
  return (
    <HydrationBoundary state={state}>
      <BatchDesk userName={session?.userName ?? ''} workspaces={session?.workspaces ?? []} />
    </HydrationBoundary>
  )
}
