import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { JournalDesk } from '@/components/journal/journal-desk'
import { t } from '@/lib/format/translate'
import { journalQuery } from '@/lib/queries/journal'
import { loadJournalView, questionOfJournal } from '@/lib/queries/journal-view'
import { prefetched } from '@/lib/queries/prefetched'
import { currentSession } from '@/lib/session/current-session'

export const metadata: Metadata = { title: t('journal.title') }

export default async function JournalPage({ searchParams }: PageProps<'/journal'>) {
  const [session, view] = await Promise.all([currentSession(), loadJournalView(searchParams)])
  const { state } = await prefetched(journalQuery(questionOfJournal(view)))
  return (
    <HydrationBoundary state={state}>
      <JournalDesk userName={session?.userName ?? ''} />
    </HydrationBoundary>
  )
}
