import { MovementsPage } from '@/components/ledger/movements/movements-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { loadMovementsView, toMovementsQuestion } from '@/lib/features/ledger/client/gl-view'
import { getLatestClosedQuery, getMovementsQuery } from '@/lib/features/ledger/client/ledger'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titlePage('ledger.tabs.movements')

export default async function MovementsRoute({
  params,
  searchParams,
}: PageProps<'/clients/[clientNo]/ledger/movements'>) {
  const [{ clientNo }, view] = await Promise.all([
    readParts(params),
    loadMovementsView(searchParams),
  ])
  const { state } = await prefetchQueries(
    getMovementsQuery(clientNo, toMovementsQuestion(view)),
    getLatestClosedQuery(clientNo),
  )
  return (
    <HydrationBoundary state={state}>
      <MovementsPage key={clientNo} clientNo={clientNo} />
    </HydrationBoundary>
  )
}
