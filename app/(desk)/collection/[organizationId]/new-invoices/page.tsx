import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { NewInvoicesPage } from '@/components/invoice-registration/new-invoices-page'
import { NotOfferedPage } from '@/components/layout/not-offered-page'
import { getDraftQuery } from '@/lib/client/user-state'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { getNewInvoiceSubject } from '@/lib/features/invoice-registration/client/new-invoice-draft'
import { isServed } from '@/lib/platform/gateway/can-do'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { t } from '@/lib/shared/i18n/translate-collection-new-invoices'
import { readParts } from '@/lib/shared/routes'

export const metadata: Metadata = { title: t('newInvoices.title') }

export default async function NewInvoicesRoute({
  params,
}: PageProps<'/collection/[organizationId]/new-invoices'>) {
  const [{ organizationId }, session] = await Promise.all([readParts(params), findCurrentSession()])
  if (!isServed('createCollectionInvoices'))
    return (
      <NotOfferedPage crumbs={[{ label: t('newInvoices.title') }]} title={t('newInvoices.title')} />
    )
  const clientNo =
    session?.workspaces?.find((each) => each.organizationId === organizationId)?.clientNo ?? null
  const { state } = await prefetchQueries(
    ...(clientNo === null ? [] : [getDraftQuery(clientNo, getNewInvoiceSubject(organizationId))]),
  )
  return (
    <HydrationBoundary state={state}>
      <NewInvoicesPage
        key={organizationId}
        organizationId={organizationId}
        userName={session?.userName ?? ''}
        clientNo={clientNo}
      />
    </HydrationBoundary>
  )
}
