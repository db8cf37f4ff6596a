import { OpenClient } from '@/components/customers/list/open-client'
import { TodayPage } from '@/components/today/today-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { Translation, titlePage } from '@/lib/composition/translation'
import {
  getWorkMarksQuery,
  getWorkQuery,
  listOfferedSources,
} from '@/lib/features/today/client/work'
import { listWithheldOperations } from '@/lib/platform/gateway/can-do'
import { findCurrentSession } from '@/lib/platform/session/current-session'

export const generateMetadata = titlePage('today.title')

/** Where everybody lands: what needs them now. */
export default async function TodayRoute() {
  const session = await findCurrentSession()
  const withheld = session ? listWithheldOperations(session) : []
  const sources = listOfferedSources((name) => !withheld.includes(name))
  const { state } = await prefetchQueries(...sources.map(getWorkQuery), getWorkMarksQuery())
  return (
    <Translation
      of={[
        'bulkActions',
        'causes',
        'customerFields',
        'customers',
        'decisions',
        'deliveryFailures',
        'searchEverything',
        'today',
        'understood',
      ]}
    >
      <HydrationBoundary state={state}>
        <TodayPage userName={session?.userName ?? ''}>
          {session?.workspaces === null && <OpenClient />}
        </TodayPage>
      </HydrationBoundary>
    </Translation>
  )
}
