import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { CustomerDesk } from '@/components/receivables/customer-desk'
import { prefetched } from '@/lib/queries/prefetched'
import { customerQuery } from '@/lib/queries/receivables'
import { currentSession } from '@/lib/session/current-session'

type Props = PageProps<'/clients/[clientNo]/customers/[customerNo]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await params).customerNo }
}

export default async function CustomerPage({ params }: Props) {
  const { clientNo, customerNo } = await params
  const [session, { state }] = await Promise.all([currentSession(), prefetched(customerQuery(clientNo, customerNo))])
  return (
    <HydrationBoundary state={state}>
      <CustomerDesk key={`${clientNo} ${customerNo}`} clientNo={clientNo} customerNo={customerNo} userName={session?.userName ?? ''} />
    </HydrationBoundary>
  )
}
