import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { NewInvoicesDesk } from '@/components/collection/new-invoices-desk'
import { NotOfferedPage } from '@/components/layout/not-offered-page'
import { t } from '@/lib/format/translate-collection-new-invoices'
import { isServed } from '@/lib/gateway/can-do'
import { getDraftQuery } from '@/lib/queries/kept'
import { getNewInvoiceSubject } from '@/lib/queries/new-invoice-draft'
import { prefetchQueries } from '@/lib/queries/prefetched'
import { readParts } from '@/lib/routes'
import { findCurrentSession } from '@/lib/session/current-session'

export const metadata: Metadata = { title: t('newInvoices.title') }

export default async function NewInvoicesPage({ params }: PageProps<'/collection/[organizationId]/new-invoices'>) {
  const [{ organizationId }, session] = await Promise.all([readParts(params), findCurrentSession()])
  if (!isServed('createCollectionInvoices')) return <NotOfferedPage crumbs={[{ label: t('newInvoices.title') }]} title={t('newInvoices.title')} />
  const clientNo = session?.workspaces?.find((each) => each.organizationId === organizationId)?.clientNo ?? null
  const { state } = await prefetchQueries(...(clientNo === null ? [] : [getDraftQuery(clientNo, getNewInvoiceSubject(organizationId))]))
  return (
    <HydrationBoundary state={state}>
      <NewInvoicesDesk key={organizationId} organizationId={organizationId} userName={session?.userName ?? ''} clientNo={clientNo} />
    </HydrationBoundary>
  )
}
