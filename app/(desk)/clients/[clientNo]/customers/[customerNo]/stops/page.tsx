import { CustomerPageLayout } from '@/components/customers/edit/customer-page-layout'
import { CustomerStops } from '@/components/customers/whole/customer-stops'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { readParts } from '@/lib/shared/routes'
import { loadCustomer, titleCustomerPage } from '../load-customer'

type Props = PageProps<'/clients/[clientNo]/customers/[customerNo]/stops'>

export const generateMetadata = titleCustomerPage((t) => t('customers.whole.tabs.stops'))

export default async function CustomerStopsRoute({ params }: Props) {
  const { clientNo, customerNo } = await readParts(params)
  const { state } = await loadCustomer(clientNo, customerNo)
  return (
    <HydrationBoundary state={state}>
      <CustomerPageLayout clientNo={clientNo} customerNo={customerNo} current="stops">
        <CustomerStops />
      </CustomerPageLayout>
    </HydrationBoundary>
  )
}
