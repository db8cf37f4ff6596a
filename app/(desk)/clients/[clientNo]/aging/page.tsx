import { AgingPage } from '@/components/ledger/aging/aging-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { getAgingQuery, getLatestClosedQuery } from '@/lib/features/ledger/client/ledger'
import { loadAgingView, toAgedCustomer, toAsOf } from '@/lib/features/ledger/client/ledger-view'
import { formatIsoDate } from '@/lib/shared/format/date-time'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titlePage('ledger.aging.title')

export default async function AgingRoute({
  params,
  searchParams,
}: PageProps<'/clients/[clientNo]/aging'>) {
  const [{ clientNo }, { asof, customerno }] = await Promise.all([
    readParts(params),
    loadAgingView(searchParams),
  ])
  const { state } = await prefetchQueries(
    getAgingQuery(
      clientNo,
      toAsOf(asof, formatIsoDate(new Date(), 'UTC')),
      toAgedCustomer(customerno),
    ),
    getLatestClosedQuery(clientNo),
  )
  return (
    <HydrationBoundary state={state}>
      <AgingPage key={clientNo} clientNo={clientNo} />
    </HydrationBoundary>
  )
}
