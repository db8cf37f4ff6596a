import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { NewCustomerDesk } from '@/components/receivables/new-customer-desk'
import { t } from '@/lib/format/translate-receivables'
import { draftQuery } from '@/lib/queries/kept'
import { prefetched } from '@/lib/queries/prefetched'
import { currentSession } from '@/lib/session/current-session'

export const metadata: Metadata = { title: t('customers.create.title') }

export default async function NewCustomerPage({ params }: PageProps<'/clients/[clientNo]/new-customer'>) {
  const { clientNo } = await params
  const [session, { state }] = await Promise.all([currentSession(), prefetched(draftQuery(clientNo, 'new-customer'))])
  return (
    <HydrationBoundary state={state}>
      <NewCustomerDesk key={clientNo} clientNo={clientNo} userName={session?.userName ?? ''} />
    </HydrationBoundary>
  )
}
