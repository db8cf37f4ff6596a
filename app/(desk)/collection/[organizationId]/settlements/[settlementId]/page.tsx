import { SettlementPage } from '@/components/settlements/settlement-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { getSettlementQuery } from '@/lib/features/settlements/client/settlements'
import { getWorkMarksQuery } from '@/lib/features/today/client/public'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titlePage('settlements.unnamed')

export default async function SettlementRoute({
  params,
}: PageProps<'/collection/[organizationId]/settlements/[settlementId]'>) {
  const { organizationId, settlementId } = await readParts(params)
  const { state } = await prefetchQueries(
    getSettlementQuery(organizationId, settlementId),
    getWorkMarksQuery(),
  )
  return (
    <HydrationBoundary state={state}>
      <SettlementPage
        key={settlementId}
        organizationId={organizationId}
        settlementId={settlementId}
      />
    </HydrationBoundary>
  )
}
