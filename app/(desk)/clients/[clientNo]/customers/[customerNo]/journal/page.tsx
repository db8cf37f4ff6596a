import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { CustomerJournal } from '@/components/journal/customer-journal'
import { CustomerFrame } from '@/components/receivables/customer-frame'
import { t } from '@/lib/format/translate-receivables'
import { getCustomerJournalQuery } from '@/lib/queries/journal'
import { loadJournalView } from '@/lib/queries/journal-view'
import { prefetchQueries } from '@/lib/queries/prefetched'
import { getCustomerQuery } from '@/lib/queries/receivables'
import { readParts } from '@/lib/routes'
import { findCurrentSession } from '@/lib/session/current-session'

type Props = PageProps<'/clients/[clientNo]/customers/[customerNo]/journal'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `${(await readParts(params)).customerNo}, ${t('journal.title')}` }
}

export default async function CustomerJournalPage({ params, searchParams }: Props) {
  const [{ clientNo, customerNo }, session, { before }] = await Promise.all([readParts(params), findCurrentSession(), loadJournalView(searchParams)])
  const { state } = await prefetchQueries(getCustomerQuery(clientNo, customerNo), getCustomerJournalQuery(clientNo, customerNo))
  return (
    <HydrationBoundary state={state}>
      <CustomerFrame clientNo={clientNo} customerNo={customerNo} current="journal">
        <CustomerJournal userName={session?.userName ?? ''} clientNo={clientNo} customerNo={customerNo} before={before} />
      </CustomerFrame>
    </HydrationBoundary>
  )
}
