import { InvoicesNoOrganizationPage } from '@/components/collection-invoices/invoices-no-organization-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titleObjectPage } from '@/lib/composition/translation'
import {
  getCollectionInvoiceQuery,
  getDocumentPagesQuery,
  getHistoryPagesQuery,
  getPaymentPagesQuery,
} from '@/lib/features/collection-invoices/client/collection-invoices'
import { getWorkMarksQuery } from '@/lib/features/today/client/public'
import { getEnv } from '@/lib/platform/env'
import { hasRightTo } from '@/lib/platform/gateway/can-do'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { readParts } from '@/lib/shared/routes'
import { InvoiceWithActions } from './invoice-with-actions'

export const generateMetadata = titleObjectPage(
  'invoiceId',
  (t, number) => t('collectionInvoices.one', { number }),
  'collectionInvoices.number',
)

export default async function CollectionInvoiceRoute({
  params,
}: PageProps<'/collection/[organizationId]/invoices/[invoiceId]'>) {
  const [{ organizationId, invoiceId }, session] = await Promise.all([
    readParts(params),
    findCurrentSession(),
  ])
  if (session?.workspaces?.every((workspace) => workspace.organizationId !== organizationId))
    return <InvoicesNoOrganizationPage />
  const parts = [getPaymentPagesQuery, getHistoryPagesQuery, getDocumentPagesQuery].map(
    (pages) => pages(organizationId, invoiceId).first,
  )
  const { state } = await prefetchQueries(
    getCollectionInvoiceQuery(organizationId, invoiceId),
    getWorkMarksQuery(),
    ...parts,
  )
  return (
    <HydrationBoundary state={state}>
      <InvoiceWithActions
        key={`${organizationId} ${invoiceId}`}
        organizationId={organizationId}
        invoiceId={invoiceId}
        clientNo={
          session?.workspaces?.find((workspace) => workspace.organizationId === organizationId)
            ?.clientNo ?? null
        }
        userName={session?.userName ?? ''}
        rates={getEnv().COLLECTION_RATES ?? []}
        mayDecide={hasRightTo(session, 'pauseInvoice')}
        mayAdjust={hasRightTo(session, 'createCorrections')}
      />
    </HydrationBoundary>
  )
}
