import { GlItemsPage } from '@/components/ledger/lines/gl-items-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { loadGlView, toGlQuestion } from '@/lib/features/ledger/client/gl-view'
import { getGlItemsQuery, getLatestClosedQuery } from '@/lib/features/ledger/client/ledger'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titlePage('ledger.title')

export default async function GlItemsRoute({
  params,
  searchParams,
}: PageProps<'/clients/[clientNo]/ledger'>) {
  const [{ clientNo }, view] = await Promise.all([readParts(params), loadGlView(searchParams)])
  const { state } = await prefetchQueries(
    getGlItemsQuery(clientNo, toGlQuestion(view)),
    getLatestClosedQuery(clientNo),
  )
  return (
    <HydrationBoundary state={state}>
      <GlItemsPage key={clientNo} clientNo={clientNo} />
    </HydrationBoundary>
  )
}
