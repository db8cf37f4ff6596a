import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { CustomerPageLayout } from '@/components/customers/edit/customer-page-layout'
import { CustomerJournal } from '@/components/journal/customer-journal'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { getT } from '@/lib/composition/translation'
import { getCustomerQuery } from '@/lib/features/customers/client/customers'
import { getCustomerJournalQuery } from '@/lib/features/journal/client/journal'
import { loadJournalView } from '@/lib/features/journal/client/journal-view'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { readParts } from '@/lib/shared/routes'

type Props = PageProps<'/clients/[clientNo]/customers/[customerNo]/journal'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getT()
  return { title: `${(await readParts(params)).customerNo}, ${t('journal.title')}` }
}

export default async function CustomerJournalRoute({ params, searchParams }: Props) {
  const [{ clientNo, customerNo }, session, { before }] = await Promise.all([
    readParts(params),
    findCurrentSession(),
    loadJournalView(searchParams),
  ])
  const { state } = await prefetchQueries(
    getCustomerQuery(clientNo, customerNo),
    getCustomerJournalQuery(clientNo, customerNo),
  )
  return (
    <HydrationBoundary state={state}>
      <CustomerPageLayout clientNo={clientNo} customerNo={customerNo} current="journal">
        <CustomerJournal
          userName={session?.userName ?? ''}
          clientNo={clientNo}
          customerNo={customerNo}
          before={before}
        />
      </CustomerPageLayout>
    </HydrationBoundary>
  )
}
