import { NewInvoicesPage } from '@/components/invoice-registration/new-invoices-page'
import { NotOfferedPage } from '@/components/layout/not-offered-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { getColumnMatchesQuery, getDraftQuery } from '@/lib/client/user-state'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { getT, titlePage } from '@/lib/composition/translation'
import { getNewInvoiceDraftKey } from '@/lib/features/invoice-registration/client/new-invoice-draft'
import { isServed } from '@/lib/platform/gateway/can-do'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titlePage('invoiceRegistration.title')

export default async function NewInvoicesRoute({
  params,
}: PageProps<'/collection/[organizationId]/new-invoices'>) {
  const t = await getT()
  const [{ organizationId }, session] = await Promise.all([readParts(params), findCurrentSession()])
  if (!isServed('createCollectionInvoices'))
    return (
      <NotOfferedPage
        crumbs={[{ label: t('invoiceRegistration.title') }]}
        title={t('invoiceRegistration.title')}
      />
    )
  const clientNo =
    session?.workspaces?.find((each) => each.organizationId === organizationId)?.clientNo ?? null
  const { state } = await prefetchQueries(
    getColumnMatchesQuery('invoices'),
    ...(clientNo === null ? [] : [getDraftQuery(clientNo, getNewInvoiceDraftKey(organizationId))]),
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
