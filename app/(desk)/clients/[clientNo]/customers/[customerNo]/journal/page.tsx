import { CustomerPageLayout } from '@/components/customers/edit/customer-page-layout'
import { CustomerJournal } from '@/components/journal/customer-journal'
import { ServiceLog } from '@/components/log-items/public'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { mergeStates, prefetchQueries } from '@/lib/composition/prefetch-queries'
import { getCustomerJournalQuery } from '@/lib/features/journal/client/journal'
import { loadJournalView } from '@/lib/features/journal/client/journal-view'
import { getWorkMarksQuery } from '@/lib/features/today/client/public'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { readParts } from '@/lib/shared/routes'
import { loadCustomer, titleCustomerPage } from '../load-customer'

type Props = PageProps<'/clients/[clientNo]/customers/[customerNo]/journal'>

export const generateMetadata = titleCustomerPage((t) => t('journal.title'))

export default async function CustomerJournalRoute({ params, searchParams }: Props) {
  const [{ clientNo, customerNo }, session, { before }] = await Promise.all([
    readParts(params),
    findCurrentSession(),
    loadJournalView(searchParams),
  ])
  const [customer, { state }] = await Promise.all([
    loadCustomer(clientNo, customerNo),
    prefetchQueries(getCustomerJournalQuery(clientNo, customerNo), getWorkMarksQuery()),
  ])
  return (
    <HydrationBoundary state={mergeStates(customer.state, state)}>
      <CustomerPageLayout clientNo={clientNo} customerNo={customerNo} current="journal">
        <CustomerJournal
          userName={session?.userName ?? ''}
          clientNo={clientNo}
          customerNo={customerNo}
          before={before}
        />
        {before === null && (
          <ServiceLog clientNo={clientNo} question={{ customerno: customerNo }} />
        )}
      </CustomerPageLayout>
    </HydrationBoundary>
  )
}
