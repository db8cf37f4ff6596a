import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { ReportList } from '@/components/collection/report-list'
import { t } from '@/lib/format/translate-collection-money'
import { prefetchQueries } from '@/lib/queries/prefetched'
import { getReportsQuery } from '@/lib/queries/settlements'
import { loadPeriodView, toPeriod } from '@/lib/queries/settlements-view'
import { readParts } from '@/lib/routes'

export const metadata: Metadata = { title: t('reports.title') }

export default async function ReportsPage({ params, searchParams }: PageProps<'/collection/[organizationId]/reports'>) {
  const [{ organizationId }, view] = await Promise.all([readParts(params), loadPeriodView(searchParams)])
  const { state } = await prefetchQueries(getReportsQuery(organizationId, toPeriod(view)))
  return (
    <HydrationBoundary state={state}>
      <ReportList key={organizationId} organizationId={organizationId} />
    </HydrationBoundary>
  )
}
