import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { PartnerSearch } from '@/components/partner/partner-search'
import { getEnv } from '@/lib/env'
import { t } from '@/lib/format/translate-partner'
import { getColumnsQuery } from '@/lib/queries/kept'
import { getOperationQuery } from '@/lib/queries/operation-query'
import { toFirstQuestion, loadPartnerSearchView } from '@/lib/queries/partner-search-view'
import { prefetchQueries } from '@/lib/queries/prefetched'
import { findCurrentSession } from '@/lib/session/current-session'

export const metadata: Metadata = { title: t('partner.search.heading') }

export default async function PartnerSearchPage({ searchParams }: PageProps<'/partner/search'>) {
  const view = await loadPartnerSearchView(searchParams)
  const { state } = await prefetchQueries(
    getOperationQuery('searchInvoiceSummary', toFirstQuestion(view)),
    getOperationQuery('listAvailableCompanies', {}),
    getColumnsQuery('partner-search'),
  )
  const session = await findCurrentSession()
  return (
    <HydrationBoundary state={state}>
      <PartnerSearch
        own={session?.workspaces?.flatMap(({ companyIds }) => companyIds) ?? null}
        clients={(session?.workspaces ?? []).flatMap(({ name, clientNo, companyIds }) =>
          companyIds.map((companyId) => ({ companyId, clientNo, name })),
        )}
        wire={getEnv().PARTNER_WIRE}
      />
    </HydrationBoundary>
  )
}
