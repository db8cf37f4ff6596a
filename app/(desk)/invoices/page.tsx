import { ReferencesPage } from '@/components/invoice-tracking/references/references-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { getLookupsQuery } from '@/lib/client/user-state'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { canDo, hasRightTo } from '@/lib/platform/gateway/can-do'
import { findCurrentSession } from '@/lib/platform/session/current-session'

export const generateMetadata = titlePage('references.title')

/** Where invoices are tracked by what a caller has of them: one reference, or a pasted list. */
export default async function InvoicesRoute() {
  const { state } = await prefetchQueries(getLookupsQuery())
  const session = await findCurrentSession()
  const workspaces = session?.workspaces ?? []
  return (
    <HydrationBoundary state={state}>
      <ReferencesPage
        access={{
          companyIds: session?.workspaces?.flatMap(({ companyIds }) => companyIds) ?? null,
          clientNos: workspaces.flatMap(({ clientNo }) => clientNo ?? []),
          organizationIds: workspaces.flatMap(({ organizationId }) => organizationId ?? []),
          may: {
            status: hasRightTo(session, 'getInvoiceStatus'),
            search: hasRightTo(session, 'searchInvoiceSummary'),
            ledger: canDo(session, 'listArItems'),
            collection: canDo(session, 'listCollectionInvoices', 'listCases'),
          },
        }}
      />
    </HydrationBoundary>
  )
}
