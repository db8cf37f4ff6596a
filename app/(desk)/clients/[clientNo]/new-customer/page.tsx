import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { NotOfferedPage } from '@/components/layout/not-offered-page'
import { NewCustomerDesk } from '@/components/customers/create/new-customer-desk'
import { t } from '@/lib/shared/i18n/translate-receivables'
import { isServed } from '@/lib/platform/gateway/can-do'
import { getDraftQuery } from '@/lib/client/user-state'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { readParts } from '@/lib/shared/routes'
import { findCurrentSession } from '@/lib/platform/session/current-session'

export const metadata: Metadata = { title: t('customers.create.title') }

export default async function NewCustomerPage({ params }: PageProps<'/clients/[clientNo]/new-customer'>) {
  const { clientNo } = await readParts(params)
  if (!isServed('createCustomer')) return <NotOfferedPage crumbs={[{ label: t('customers.area') }]} title={t('customers.create.title')} />
  const [session, { state }] = await Promise.all([findCurrentSession(), prefetchQueries(getDraftQuery(clientNo, 'new-customer'))])
  return (
    <HydrationBoundary state={state}>
      <NewCustomerDesk key={clientNo} clientNo={clientNo} userName={session?.userName ?? ''} />
    </HydrationBoundary>
  )
}
