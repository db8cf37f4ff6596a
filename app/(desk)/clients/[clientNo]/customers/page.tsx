import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { CustomerList } from '@/components/receivables/customer-list'
import { t } from '@/lib/format/translate-receivables'
import { loadCustomerListView, toCustomersQuestion } from '@/lib/queries/customer-list-view'
import { getColumnsQuery } from '@/lib/queries/kept'
import { prefetchQueries } from '@/lib/queries/prefetched'
import { getCustomersQuery } from '@/lib/queries/receivables'
import { readParts } from '@/lib/routes'

export const metadata: Metadata = { title: t('customers.title') }

export default async function CustomersPage({ params, searchParams }: PageProps<'/clients/[clientNo]/customers'>) {
  const { clientNo } = await readParts(params)
  const view = await loadCustomerListView(searchParams)
  const { state } = await prefetchQueries(getCustomersQuery(clientNo, toCustomersQuestion(view)), getColumnsQuery('customers'))
  return (
    <HydrationBoundary state={state}>
      <CustomerList clientNo={clientNo} />
    </HydrationBoundary>
  )
}
