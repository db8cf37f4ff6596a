import { InvoicesNoOrganizationPage } from '@/components/collection-invoices/invoices-no-organization-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { getColumnsQuery } from '@/lib/client/user-state'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { getCollectionInvoicesQuery } from '@/lib/features/collection-invoices/client/collection-invoices'
import {
  loadInvoicesView,
  toInvoicesQuestion,
} from '@/lib/features/collection-invoices/client/collection-invoices-view'
import { getWorkMarksQuery } from '@/lib/features/today/client/public'
import { canDo } from '@/lib/platform/gateway/can-do'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { readParts } from '@/lib/shared/routes'
import { InvoicesWithVerbs } from './invoices-with-verbs'

export const generateMetadata = titlePage('collectionInvoices.title')

export default async function CollectionInvoicesRoute({
  params,
  searchParams,
}: PageProps<'/collection/[organizationId]/invoices'>) {
  const [{ organizationId }, view, session] = await Promise.all([
    readParts(params),
    loadInvoicesView(searchParams),
    findCurrentSession(),
  ])
  if (session?.workspaces?.every((workspace) => workspace.organizationId !== organizationId))
    return <InvoicesNoOrganizationPage />
  const clientNo =
    session?.workspaces?.find((each) => each.organizationId === organizationId)?.clientNo ?? null
  const { state } = await prefetchQueries(
    getCollectionInvoicesQuery(organizationId, toInvoicesQuestion(view)),
    getColumnsQuery('collection-invoices'),
    getWorkMarksQuery(),
  )
  return (
    <HydrationBoundary state={state}>
      <InvoicesWithVerbs
        key={organizationId}
        organizationId={organizationId}
        userName={session?.userName ?? ''}
        clientNo={clientNo}
        mayHandOver={canDo(session, 'createCollectionInvoices')}
      />
    </HydrationBoundary>
  )
}
