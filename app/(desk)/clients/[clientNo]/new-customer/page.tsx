import { NewCustomerPage } from '@/components/customers/create/new-customer-page'
import { NotOfferedPage } from '@/components/layout/not-offered-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { getDraftQuery } from '@/lib/client/user-state'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { getT, titlePage } from '@/lib/composition/translation'
import { isServed } from '@/lib/platform/gateway/can-do'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titlePage('customers.create.title')

export default async function NewCustomerRoute({
  params,
}: PageProps<'/clients/[clientNo]/new-customer'>) {
  const t = await getT()
  const { clientNo } = await readParts(params)
  if (!isServed('createCustomer'))
    return (
      <NotOfferedPage
        crumbs={[{ label: t('customers.area') }]}
        title={t('customers.create.title')}
      />
    )
  const [session, { state }] = await Promise.all([
    findCurrentSession(),
    prefetchQueries(getDraftQuery(clientNo, 'new-customer')),
  ])
  return (
    <HydrationBoundary state={state}>
      <NewCustomerPage key={clientNo} clientNo={clientNo} userName={session?.userName ?? ''} />
    </HydrationBoundary>
  )
}
