import { StopsPage } from '@/components/customers/stops/stops-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { getWorkMarksQuery } from '@/lib/features/today/client/public'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titlePage('customerStops.title')

export default async function StopsRoute({ params }: PageProps<'/clients/[clientNo]/stops'>) {
  const [{ clientNo }, session] = await Promise.all([readParts(params), findCurrentSession()])
  const { state } = await prefetchQueries(getWorkMarksQuery())
  return (
    <HydrationBoundary state={state}>
      <StopsPage key={clientNo} clientNo={clientNo} userName={session?.userName ?? ''} />
    </HydrationBoundary>
  )
}
