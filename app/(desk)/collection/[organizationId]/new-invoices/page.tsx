import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { NewInvoicesDesk } from '@/components/collection/new-invoices-desk'
import { NotOfferedPage } from '@/components/layout/not-offered-page'
import { t } from '@/lib/format/translate-collection-new-invoices'
import { isServed } from '@/lib/gateway/can-do'
import { draftQuery } from '@/lib/queries/kept'
import { newInvoiceSubject } from '@/lib/queries/new-invoice-draft'
import { prefetched } from '@/lib/queries/prefetched'
import { readParts } from '@/lib/routes'
import { currentSession } from '@/lib/session/current-session'

export const metadata: Metadata = { title: t('newInvoices.title') }

export default async function NewInvoicesPage({ params }: PageProps<'/collection/[organizationId]/new-invoices'>) {
  const [{ organizationId }, session] = await Promise.all([readParts(params), currentSession()])
  if (!isServed('createCollectionInvoices')) return <NotOfferedPage crumbs={[{ label: t('newInvoices.title') }]} title={t('newInvoices.title')} />
  const clientNo = session?.workspaces?.find((each) => each.organizationId === organizationId)?.clientNo ?? null
  const { state } = await prefetched(...(clientNo === null ? [] : [draftQuery(clientNo, newInvoiceSubject(organizationId))]))
  return (
    <HydrationBoundary state={state}>
      <NewInvoicesDesk key={organizationId} organizationId={organizationId} userName={session?.userName ?? ''} clientNo={clientNo} />
    </HydrationBoundary>
  )
}
