import { ComparePage } from '@/components/ledger/compare/compare-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { getLatestClosedQuery } from '@/lib/features/ledger/client/ledger'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titlePage('ledger.compare.title')

export default async function CompareRoute({
  params,
}: PageProps<'/clients/[clientNo]/ledger/compare'>) {
  const { clientNo } = await readParts(params)
  const { state } = await prefetchQueries(getLatestClosedQuery(clientNo))
  return (
    <HydrationBoundary state={state}>
      <ComparePage key={clientNo} clientNo={clientNo} />
    </HydrationBoundary>
  )
}
