import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { CustomerDesk } from '@/components/receivables/customer-desk'
import { canDo } from '@/lib/gateway/can-do'
import { getCustomerJournalQuery } from '@/lib/queries/journal'
import { getDraftQuery } from '@/lib/queries/kept'
import { prefetchQueries } from '@/lib/queries/prefetched'
import { getCustomerQuery } from '@/lib/queries/receivables'
import { readParts } from '@/lib/routes'
import { findCurrentSession } from '@/lib/session/current-session'

type Props = PageProps<'/clients/[clientNo]/customers/[customerNo]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await readParts(params)).customerNo }
}

export default async function CustomerPage({ params, searchParams }: Props) {
  const { clientNo, customerNo } = await readParts(params)
  const { undo, created } = await searchParams
  const [session, { state }] = await Promise.all([
    findCurrentSession(),
    prefetchQueries(getCustomerQuery(clientNo, customerNo), getCustomerJournalQuery(clientNo, customerNo), getDraftQuery(clientNo, `customer:${customerNo}`)),
  ])
  return (
    <HydrationBoundary state={state}>
      <CustomerDesk
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
