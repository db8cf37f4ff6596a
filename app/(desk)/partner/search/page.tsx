import { PartnerSearchPage } from '@/components/invoice-search/partner-search-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { getOperationQuery } from '@/lib/client/operation-query'
import { getColumnsQuery } from '@/lib/client/user-state'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import {
  loadPartnerSearchView,
  toFirstQuestion,
} from '@/lib/features/invoice-search/client/partner-search-view'
import { getEnv } from '@/lib/platform/env'
import { findCurrentSession } from '@/lib/platform/session/current-session'

export const generateMetadata = titlePage('invoiceSearch.search.heading')

export default async function PartnerSearchRoute({ searchParams }: PageProps<'/partner/search'>) {
  const view = await loadPartnerSearchView(searchParams)
  const { state } = await prefetchQueries(
    getOperationQuery('searchInvoiceSummary', toFirstQuestion(view)),
    getOperationQuery('listAvailableCompanies', {}),
    getColumnsQuery('partner-search'),
  )
  const session = await findCurrentSession()
  return (
    <HydrationBoundary state={state}>
      <PartnerSearchPage
        own={session?.workspaces?.flatMap(({ companyIds }) => companyIds) ?? null}
        clients={(session?.workspaces ?? []).flatMap(({ name, clientNo, companyIds }) =>
          companyIds.map((companyId) => ({ companyId, clientNo, name })),
        )}
        wire={getEnv().PARTNER_WIRE}
      />
    </HydrationBoundary>
  )
}
