import { CustomerPageLayout } from '@/components/customers/edit/customer-page-layout'
import { CustomerInvoices } from '@/components/customers/whole/customer-invoices'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { readParts } from '@/lib/shared/routes'
import { loadCustomer, titleCustomerPage } from '../../load-customer'

type Props = PageProps<'/clients/[clientNo]/customers/[customerNo]/invoices'>

export const generateMetadata = titleCustomerPage((t) => t('customers.whole.tabs.invoices'))

export default async function CustomerInvoicesRoute({ params }: Props) {
  const { clientNo, customerNo } = await readParts(params)
  const { state } = await loadCustomer(clientNo, customerNo)
  return (
    <HydrationBoundary state={state}>
      <CustomerPageLayout clientNo={clientNo} customerNo={customerNo} current="invoices">
        <CustomerInvoices />
      </CustomerPageLayout>
    </HydrationBoundary>
  )
}
