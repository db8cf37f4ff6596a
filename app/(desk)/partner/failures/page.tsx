import { FailuresPage } from '@/components/delivery-failures/failures-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { getFailuresQuery } from '@/lib/features/delivery-failures/client/failures'
import {
  loadFailuresView,
  toFailuresQuestion,
} from '@/lib/features/delivery-failures/client/failures-view'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { formatIsoDate } from '@/lib/shared/format/date-time'

export const generateMetadata = titlePage('deliveryFailures.title')

export default async function FailuresRoute({ searchParams }: PageProps<'/partner/failures'>) {
  const view = await loadFailuresView(searchParams)
  const question = toFailuresQuestion(view, formatIsoDate(new Date(), 'UTC'))
  const [session, { state }] = await Promise.all([
    findCurrentSession(),
    prefetchQueries(getFailuresQuery(question)),
  ])
  const companies = session?.workspaces?.flatMap(({ name, clientNo, companyIds }) =>
    companyIds.map((companyId) => ({ companyId, name, clientNo })),
  )
  return (
    <HydrationBoundary state={state}>
      <FailuresPage userName={session?.userName ?? ''} companies={companies ?? null} />
    </HydrationBoundary>
  )
}
