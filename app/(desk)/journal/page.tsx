import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { JournalPage } from '@/components/journal/journal-page'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { getJournalQuery } from '@/lib/features/journal/client/journal'
import { loadJournalView, toJournalQuestion } from '@/lib/features/journal/client/journal-view'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { t } from '@/lib/shared/i18n/translate'

export const metadata: Metadata = { title: t('journal.title') }

export default async function JournalRoute({ searchParams }: PageProps<'/journal'>) {
  const [session, view] = await Promise.all([findCurrentSession(), loadJournalView(searchParams)])
  const { state } = await prefetchQueries(getJournalQuery(toJournalQuestion(view)))
  return (
    <HydrationBoundary state={state}>
      <JournalPage userName={session?.userName ?? ''} />
    </HydrationBoundary>
  )
}
