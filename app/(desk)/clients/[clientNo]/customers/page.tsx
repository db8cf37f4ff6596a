import { CustomersPage } from '@/components/customers/list/customers-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { getColumnsQuery } from '@/lib/client/user-state'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import {
  loadCustomerListView,
  toCustomersQuestion,
} from '@/lib/features/customers/client/customer-list-view'
import { getCustomersQuery } from '@/lib/features/customers/client/customers'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titlePage('customers.title')

export default async function CustomersRoute({
  params,
  searchParams,
}: PageProps<'/clients/[clientNo]/customers'>) {
  const { clientNo } = await readParts(params)
  const [view, session] = await Promise.all([
    loadCustomerListView(searchParams),
    findCurrentSession(),
  ])
  const { state } = await prefetchQueries(
    getCustomersQuery(clientNo, toCustomersQuestion(view)),
    getColumnsQuery('customers'),
  )
  return (
    <HydrationBoundary state={state}>
      <CustomersPage clientNo={clientNo} userName={session?.userName ?? ''} />
    </HydrationBoundary>
  )
}
