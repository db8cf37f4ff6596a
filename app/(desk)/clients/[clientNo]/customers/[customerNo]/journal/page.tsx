import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { CustomerJournal } from '@/components/journal/customer-journal'
import { CustomerFrame } from '@/components/receivables/customer-frame'
import { t } from '@/lib/format/translate-receivables'
import { customerJournalQuery } from '@/lib/queries/journal'
import { loadJournalView } from '@/lib/queries/journal-view'
import { prefetched } from '@/lib/queries/prefetched'
import { customerQuery } from '@/lib/queries/receivables'
import { readParts } from '@/lib/routes'
import { currentSession } from '@/lib/session/current-session'

type Props = PageProps<'/clients/[clientNo]/customers/[customerNo]/journal'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `${(await readParts(params)).customerNo}, ${t('journal.title')}` }
}

export default async function CustomerJournalPage({ params, searchParams }: Props) {
  const [{ clientNo, customerNo }, session, { before }] = await Promise.all([readParts(params), currentSession(), loadJournalView(searchParams)])
  const { state } = await prefetched(customerQuery(clientNo, customerNo), customerJournalQuery(clientNo, customerNo))
  return (
    <HydrationBoundary state={state}>
      <CustomerFrame clientNo={clientNo} customerNo={customerNo} current="journal">
        <CustomerJournal userName={session?.userName ?? ''} clientNo={clientNo} customerNo={customerNo} before={before} />
      </CustomerFrame>
    </HydrationBoundary>
  )
}
