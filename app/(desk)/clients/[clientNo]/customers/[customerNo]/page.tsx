import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { CustomerPage } from '@/components/customers/edit/customer-page'
import { getDraftQuery } from '@/lib/client/user-state'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { getCustomerQuery } from '@/lib/features/customers/client/customers'
import { getCustomerJournalQuery } from '@/lib/features/journal/client/journal'
import { canDo } from '@/lib/platform/gateway/can-do'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { readParts } from '@/lib/shared/routes'

type Props = PageProps<'/clients/[clientNo]/customers/[customerNo]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await readParts(params)).customerNo }
}

export default async function CustomerRoute({ params, searchParams }: Props) {
  const { clientNo, customerNo } = await readParts(params)
  const { undo, created } = await searchParams
  const [session, { state }] = await Promise.all([
    findCurrentSession(),
    prefetchQueries(
      getCustomerQuery(clientNo, customerNo),
      getCustomerJournalQuery(clientNo, customerNo),
      getDraftQuery(clientNo, `customer:${customerNo}`),
    ),
  ])
  return (
    <HydrationBoundary state={state}>
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
