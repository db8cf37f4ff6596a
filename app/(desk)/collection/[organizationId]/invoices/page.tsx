import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { InvoiceNoOrganization } from '@/components/collection/invoice-no-organization'
import { InvoicesPage } from '@/components/collection/invoices-page'
import { t } from '@/lib/format/translate-collection-invoices'
import { canDo } from '@/lib/gateway/can-do'
import { getCollectionInvoicesQuery } from '@/lib/queries/collection-invoices'
import { loadInvoicesView, toInvoicesQuestion } from '@/lib/queries/collection-invoices-view'
import { getColumnsQuery } from '@/lib/queries/kept'
import { prefetchQueries } from '@/lib/queries/prefetched'
import { readParts } from '@/lib/routes'
import { findCurrentSession } from '@/lib/session/current-session'

export const metadata: Metadata = { title: t('invoices.title') }

export default async function CollectionInvoicesPage({ params, searchParams }: PageProps<'/collection/[organizationId]/invoices'>) {
  const [{ organizationId }, view, session] = await Promise.all([readParts(params), loadInvoicesView(searchParams), findCurrentSession()])
  if (session?.workspaces?.every((workspace) => workspace.organizationId !== organizationId)) return <InvoiceNoOrganization />
  const { state } = await prefetchQueries(getCollectionInvoicesQuery(organizationId, toInvoicesQuestion(view)), getColumnsQuery('collection-invoices'))
  return (
    <HydrationBoundary state={state}>
      <InvoicesPage key={organizationId} organizationId={organizationId} mayHandOver={canDo(session, 'createCollectionInvoices')} />
    </HydrationBoundary>
  )
}
