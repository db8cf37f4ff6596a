import { HydrationBoundary } from '@tanstack/react-query'
import { LookupPage } from '@/components/invoice-tracking/lookup/lookup-page'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { getLookupsQuery } from '@/lib/features/invoice-tracking/client/recent-lookups'
import { hasRightTo } from '@/lib/platform/gateway/can-do'
import { findCurrentSession } from '@/lib/platform/session/current-session'

export const generateMetadata = titlePage('lookups.title')

/** Where invoices are looked up by what a caller has of them. */
export default async function InvoicesRoute() {
  const { state } = await prefetchQueries(getLookupsQuery())
  const session = await findCurrentSession()
  return (
    <HydrationBoundary state={state}>
      <LookupPage
        companyIds={session?.workspaces?.flatMap(({ companyIds }) => companyIds) ?? null}
        may={{
          status: hasRightTo(session, 'getInvoiceStatus'),
          search: hasRightTo(session, 'searchInvoiceSummary'),
        }}
      />
    </HydrationBoundary>
  )
}
