import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { SettlementsPage } from '@/components/settlements/settlements-page'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { getSettlementsQuery } from '@/lib/features/settlements/client/settlements'
import { loadPeriodView, toPeriod } from '@/lib/features/settlements/client/settlements-view'
import { t } from '@/lib/shared/i18n/translate-collection-money'
import { readParts } from '@/lib/shared/routes'

export const metadata: Metadata = { title: t('settlements.title') }

export default async function SettlementsRoute({
  params,
  searchParams,
}: PageProps<'/collection/[organizationId]/settlements'>) {
  const [{ organizationId }, view] = await Promise.all([
    readParts(params),
    loadPeriodView(searchParams),
  ])
  const { state } = await prefetchQueries(getSettlementsQuery(organizationId, toPeriod(view)))
  return (
    <HydrationBoundary state={state}>
      <SettlementsPage key={organizationId} organizationId={organizationId} />
    </HydrationBoundary>
  )
}
