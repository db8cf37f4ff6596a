import { SettlementsPage } from '@/components/settlements/settlements-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { getSettlementsQuery } from '@/lib/features/settlements/client/settlements'
import { loadPeriodView, toPeriod } from '@/lib/features/settlements/client/settlements-view'
import { getWorkMarksQuery } from '@/lib/features/today/client/public'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titlePage('settlements.title')

export default async function SettlementsRoute({
  params,
  searchParams,
}: PageProps<'/collection/[organizationId]/settlements'>) {
  const [{ organizationId }, view] = await Promise.all([
    readParts(params),
    loadPeriodView(searchParams),
  ])
  const { state } = await prefetchQueries(
    getSettlementsQuery(organizationId, toPeriod(view)),
    getWorkMarksQuery(),
  )
  return (
    <HydrationBoundary state={state}>
      <SettlementsPage key={organizationId} organizationId={organizationId} />
    </HydrationBoundary>
  )
}
