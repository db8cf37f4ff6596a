import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { PartnerSearch } from '@/components/partner/partner-search'
import { env } from '@/lib/env'
import { t } from '@/lib/format/translate-partner'
import { columnsQuery } from '@/lib/queries/kept'
import { operationQuery } from '@/lib/queries/operation-query'
import { firstQuestionOf, loadPartnerSearchView } from '@/lib/queries/partner-search-view'
import { prefetched } from '@/lib/queries/prefetched'
import { currentSession } from '@/lib/session/current-session'

export const metadata: Metadata = { title: t('partner.search.heading') }

export default async function PartnerSearchPage({ searchParams }: PageProps<'/partner/search'>) {
  const view = await loadPartnerSearchView(searchParams)
  const { state } = await prefetched(
    operationQuery('searchInvoiceSummary', firstQuestionOf(view)),
    operationQuery('listAvailableCompanies', {}),
    columnsQuery('partner-search'),
  )
  const session = await currentSession()
  return (
    <HydrationBoundary state={state}>
      <PartnerSearch
        own={session?.workspaces?.flatMap(({ companyIds }) => companyIds) ?? null}
        clients={(session?.workspaces ?? []).flatMap(({ name, clientNo, companyIds }) =>
          companyIds.map((companyId) => ({ companyId, clientNo, name })),
        )}
        wire={env().PARTNER_WIRE}
      />
    </HydrationBoundary>
  )
}
