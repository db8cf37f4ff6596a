import { JournalPage } from '@/components/journal/journal-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { getJournalQuery } from '@/lib/features/journal/client/journal'
import {
  loadJournalView,
  toCountQuestion,
  toJournalQuestion,
} from '@/lib/features/journal/client/journal-view'
import { getWorkMarksQuery } from '@/lib/features/today/client/public'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { formatIsoDate } from '@/lib/shared/format/date-time'

export const generateMetadata = titlePage('journal.title')

export default async function JournalRoute({ searchParams }: PageProps<'/journal'>) {
  const [session, view] = await Promise.all([findCurrentSession(), loadJournalView(searchParams)])
  const today = formatIsoDate(new Date(), 'UTC')
  const { state } = await prefetchQueries(
    getJournalQuery(toJournalQuestion(view, 'UTC')),
    getJournalQuery(toCountQuestion(view, today, 'UTC')),
    getWorkMarksQuery(),
  )
  return (
    <HydrationBoundary state={state}>
      <JournalPage userName={session?.userName ?? ''} />
    </HydrationBoundary>
  )
}
