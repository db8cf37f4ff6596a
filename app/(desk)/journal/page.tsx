import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { JournalDesk } from '@/components/journal/journal-desk'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { getJournalQuery } from '@/lib/features/journal/client/journal'
import { loadJournalView, toJournalQuestion } from '@/lib/features/journal/client/journal-view'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { t } from '@/lib/shared/i18n/translate'

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
