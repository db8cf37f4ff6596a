import { NotOfferedPage } from '@/components/layout/not-offered-page'
import { PaymentsPage } from '@/components/payment-matching/payments-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { noClient } from '@/lib/client/user-state'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { getT, titlePage } from '@/lib/composition/translation'
import { getPaymentsDraftQuery } from '@/lib/features/payment-matching/client/payment-keys'
import { isServed } from '@/lib/platform/gateway/can-do'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titlePage('paymentMatching.title')

export default async function PaymentsRoute({
  params,
}: PageProps<'/collection/[organizationId]/payments'>) {
  const t = await getT()
  const [{ organizationId }, session] = await Promise.all([readParts(params), findCurrentSession()])
  if (!isServed('createPayments') || !isServed('listCollectionInvoices'))
    return (
      <NotOfferedPage
        crumbs={[{ label: t('paymentMatching.title') }]}
        title={t('paymentMatching.title')}
      />
    )
  const own = session?.workspaces?.find((each) => each.organizationId === organizationId)
  // For a person whose workspaces are not known drafts are kept under no client.
  const clientNo = session?.workspaces === null ? noClient : (own?.clientNo ?? null)
  const { state } = await prefetchQueries(getPaymentsDraftQuery(organizationId, clientNo))
  return (
    <HydrationBoundary state={state}>
      <PaymentsPage
        key={organizationId}
        organizationId={organizationId}
        userName={session?.userName ?? ''}
        clientNo={clientNo}
      />
    </HydrationBoundary>
  )
}
