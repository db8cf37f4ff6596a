import { CustomerPage } from '@/components/customers/edit/customer-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { getDraftQuery } from '@/lib/client/user-state'
import { mergeStates, prefetchQueries } from '@/lib/composition/prefetch-queries'
import { getCustomerJournalQuery } from '@/lib/features/journal/client/journal'
import { canDo } from '@/lib/platform/gateway/can-do'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { readParts } from '@/lib/shared/routes'
import { loadCustomer, titleCustomerPage } from './load-customer'

type Props = PageProps<'/clients/[clientNo]/customers/[customerNo]'>

export const generateMetadata = titleCustomerPage()

export default async function CustomerRoute({ params, searchParams }: Props) {
  const { clientNo, customerNo } = await readParts(params)
  const { undo, created } = await searchParams
  const [session, customer, { state }] = await Promise.all([
    findCurrentSession(),
    loadCustomer(clientNo, customerNo),
    prefetchQueries(
      getCustomerJournalQuery(clientNo, customerNo),
      getDraftQuery(clientNo, `customer:${customerNo}`),
    ),
  ])
  return (
    <HydrationBoundary state={mergeStates(customer.state, state)}>
      <CustomerPage
        key={`${clientNo} ${customerNo}`}
        clientNo={clientNo}
        customerNo={customerNo}
        userName={session?.userName ?? ''}
        undo={typeof undo === 'string' ? undo : null}
        created={created === 'created' || created === 'found' ? created : null}
        mayDelete={canDo(session, 'deleteCustomer')}
      />
    </HydrationBoundary>
  )
}
