import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { SettlementPage } from '@/components/collection/settlement-page'
import { t } from '@/lib/format/translate-collection-money'
import { prefetchQueries } from '@/lib/queries/prefetched'
import { getSettlementQuery } from '@/lib/queries/settlements'
import { readParts } from '@/lib/routes'

export const metadata: Metadata = { title: t('settlements.title') }

export default async function OneSettlementPage({ params }: PageProps<'/collection/[organizationId]/settlements/[settlementId]'>) {
  const { organizationId, settlementId } = await readParts(params)
  const { state } = await prefetchQueries(getSettlementQuery(organizationId, settlementId))
  return (
    <HydrationBoundary state={state}>
      <SettlementPage key={settlementId} organizationId={organizationId} settlementId={settlementId} />
    </HydrationBoundary>
  )
}
