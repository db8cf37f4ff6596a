import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { JournalDesk } from '@/components/journal/journal-desk'
import { t } from '@/lib/format/translate'
import { getJournalQuery } from '@/lib/queries/journal'
import { loadJournalView, toJournalQuestion } from '@/lib/queries/journal-view'
import { prefetchQueries } from '@/lib/queries/prefetched'
import { findCurrentSession } from '@/lib/session/current-session'

export const metadata: Metadata = { title: t('journal.title') }

export default async function JournalPage({ searchParams }: PageProps<'/journal'>) {
  const [session, view] = await Promise.all([findCurrentSession(), loadJournalView(searchParams)])
  const { state } = await prefetchQueries(getJournalQuery(toJournalQuestion(view)))
  return (
    <HydrationBoundary state={state}>
      <JournalDesk userName={session?.userName ?? ''} />
    </HydrationBoundary>
  )
}
