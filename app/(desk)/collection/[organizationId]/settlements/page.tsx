import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { SettlementList } from '@/components/collection/settlement-list'
import { t } from '@/lib/format/translate-collection-money'
import { prefetchQueries } from '@/lib/queries/prefetched'
import { getSettlementsQuery } from '@/lib/queries/settlements'
import { loadPeriodView, toPeriod } from '@/lib/queries/settlements-view'
import { readParts } from '@/lib/routes'

export const metadata: Metadata = { title: t('settlements.title') }

export default async function SettlementsPage({ params, searchParams }: PageProps<'/collection/[organizationId]/settlements'>) {
  const [{ organizationId }, view] = await Promise.all([readParts(params), loadPeriodView(searchParams)])
  const { state } = await prefetchQueries(getSettlementsQuery(organizationId, toPeriod(view)))
  return (
    <HydrationBoundary state={state}>
      <SettlementList key={organizationId} organizationId={organizationId} />
    </HydrationBoundary>
  )
}
