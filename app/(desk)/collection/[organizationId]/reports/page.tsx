import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { ReportsPage } from '@/components/collection-reports/reports-page'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { getReportsQuery } from '@/lib/features/settlements/client/settlements'
import { loadPeriodView, toPeriod } from '@/lib/features/settlements/client/settlements-view'
import { t } from '@/lib/shared/i18n/translate-collection-money'
import { readParts } from '@/lib/shared/routes'

export const metadata: Metadata = { title: t('reports.title') }

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
