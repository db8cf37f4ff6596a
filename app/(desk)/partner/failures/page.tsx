import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { FailuresDesk } from '@/components/partner/failures-desk'
import { calendarDate } from '@/lib/format/moment'
import { t } from '@/lib/format/translate-partner-pages'
import { failuresQuery } from '@/lib/queries/failures'
import { loadFailuresView, questionOfFailures } from '@/lib/queries/failures-view'
import { prefetched } from '@/lib/queries/prefetched'
import { currentSession } from '@/lib/session/current-session'

export const metadata: Metadata = { title: t('failures.title') }

export default async function FailuresPage({ searchParams }: PageProps<'/partner/failures'>) {
  const view = await loadFailuresView(searchParams)
  const question = questionOfFailures(view, calendarDate(new Date(), 'UTC'))
  const [session, { state }] = await Promise.all([currentSession(), prefetched(failuresQuery(question))])
  const companies = session?.workspaces?.flatMap(({ name, clientNo, companyIds }) => companyIds.map((companyId) => ({ companyId, name, clientNo })))
  return (
    <HydrationBoundary state={state}>
      <FailuresDesk userName={session?.userName ?? ''} companies={companies ?? null} />
    </HydrationBoundary>
  )
}
