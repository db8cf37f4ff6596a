import { ReportsPage } from '@/components/collection-reports/reports-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { getReportsQuery } from '@/lib/features/settlements/client/settlements'
import { loadPeriodView, toPeriod } from '@/lib/features/settlements/client/settlements-view'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titlePage('collectionReports.title')

export default async function ReportsRoute({
  params,
  searchParams,
}: PageProps<'/collection/[organizationId]/reports'>) {
  const [{ organizationId }, view] = await Promise.all([
    readParts(params),
    loadPeriodView(searchParams),
  ])
  const { state } = await prefetchQueries(getReportsQuery(organizationId, toPeriod(view)))
  return (
    <HydrationBoundary state={state}>
      <ReportsPage key={organizationId} organizationId={organizationId} />
    </HydrationBoundary>
  )
}
