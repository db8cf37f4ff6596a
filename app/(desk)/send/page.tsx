import { SendPage } from '@/components/invoice-sending/send-page'
import { ForbiddenPage, NotOfferedPage } from '@/components/layout/not-offered-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { getOperationQuery } from '@/lib/client/operation-query'
import { getDraftQuery } from '@/lib/client/user-state'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { getT, titlePage } from '@/lib/composition/translation'
import { getDocumentDraftKey } from '@/lib/features/invoice-sending/client/document-draft'
import {
  getReplacedViewQuery,
  loadSendView,
} from '@/lib/features/invoice-sending/client/replaced-invoice'
import { documentRoutes } from '@/lib/features/invoice-sending/domain/typed-document'
import { canDo, hasRightTo, isServed } from '@/lib/platform/gateway/can-do'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { listSendingCompanies } from './sending-companies'

export const generateMetadata = titlePage('invoiceSending.title')

export default async function SendRoute({ searchParams }: PageProps<'/send'>) {
  const [t, view, session] = await Promise.all([
    getT(),
    loadSendView(searchParams),
    findCurrentSession(),
  ])
  const title = t('invoiceSending.title')
  const page = { crumbs: [{ label: title }], title }
  if (!isServed('sendB2bInvoice') && !isServed('sendB2cInvoice'))
    return <NotOfferedPage {...page} />
  if (!hasRightTo(session, 'sendB2bInvoice')) return <ForbiddenPage {...page} />
  const workspaces = session?.workspaces ?? []
  const clientNo = workspaces.find((each) => each.clientNo !== null)?.clientNo ?? null
  const replaced = findReplaced(view)
  const { state } = await prefetchQueries(
    ...(replaced
      ? [getReplacedViewQuery(replaced.invoice.transactionRid, replaced.companyId)]
      : []),
    ...(canDo(session, 'listAvailableCompanies')
      ? [getOperationQuery('listAvailableCompanies', {})]
      : []),
    ...(clientNo === null
      ? []
      : documentRoutes.map((route) => getDraftQuery(clientNo, getDocumentDraftKey(route)))),
  )
  return (
    <HydrationBoundary state={state}>
      <SendPage
        userName={session?.userName ?? ''}
        clientNo={clientNo}
        companies={listSendingCompanies(workspaces)}
        replaced={replaced}
      />
    </HydrationBoundary>
  )
}

/** The failed invoice that the address names; null where it names none. */
function findReplaced({
  to,
  rid,
  receipt,
  number,
  company,
  customer,
}: Awaited<ReturnType<typeof loadSendView>>) {
  if (rid === null || !/^\d{1,25}$/.test(rid) || company === null) return null
  const invoice = {
    transactionRid: rid,
    receiptId: receipt,
    invoiceNumber: number,
  }
  return { invoice, companyId: company, route: to, customerNo: customer }
}
