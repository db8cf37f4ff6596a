import { CustomerPageLayout } from '@/components/customers/edit/customer-page-layout'
import { CustomerCollection } from '@/components/customers/whole/customer-collection'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { readParts } from '@/lib/shared/routes'
import { loadCustomer, titleCustomerPage } from '../../load-customer'

type Props = PageProps<'/clients/[clientNo]/customers/[customerNo]/collection'>

export const generateMetadata = titleCustomerPage((t) => t('customers.whole.tabs.collection'))

export default async function CustomerCollectionRoute({ params }: Props) {
  const { clientNo, customerNo } = await readParts(params)
  const { state } = await loadCustomer(clientNo, customerNo)
  return (
    <HydrationBoundary state={state}>
      <CustomerPageLayout clientNo={clientNo} customerNo={customerNo} current="collection">
        <CustomerCollection />
      </CustomerPageLayout>
    </HydrationBoundary>
  )
}
