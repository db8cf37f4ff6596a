import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { BatchDesk } from '@/components/collection/batch-desk'
import { t } from '@/lib/format/translate-collection-postings'
import { sentBatchesQuery, upstreamBatchesQuery } from '@/lib/queries/batches'
import { loadBatchesView, questionOfSent } from '@/lib/queries/batches-view'
import { prefetched } from '@/lib/queries/prefetched'
import { currentSession } from '@/lib/session/current-session'

export const metadata: Metadata = { title: t('batches.title') }

export default async function BatchesPage({ searchParams }: PageProps<'/batches'>) {
  const view = await loadBatchesView(searchParams)
  const { state } = await prefetched(view.list ? upstreamBatchesQuery(view.list, view.token) : sentBatchesQuery(questionOfSent(view)))
  const session = await currentSession()
  return (
    <HydrationBoundary state={state}>
      <BatchDesk userName={session?.userName ?? ''} workspaces={session?.workspaces ?? []} />
    </HydrationBoundary>
  )
}
