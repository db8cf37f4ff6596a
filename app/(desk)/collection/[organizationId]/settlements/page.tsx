import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { SettlementList } from '@/components/settlements/settlement-list'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { getSettlementsQuery } from '@/lib/features/settlements/client/settlements'
import { loadPeriodView, toPeriod } from '@/lib/features/settlements/client/settlements-view'
import { t } from '@/lib/shared/i18n/translate-collection-money'
import { readParts } from '@/lib/shared/routes'

export const metadata: Metadata = { title: t('settlements.title') }

export default async function SettlementsPage({
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
      <SettlementList key={organizationId} organizationId={organizationId} />
    </HydrationBoundary>
  )
}
