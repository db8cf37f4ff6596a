import { SessionsPage } from '@/components/sign-in/sessions-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { sessionsQuery } from '@/lib/features/sign-in/client/sessions'
import { findCurrentSession } from '@/lib/platform/session/current-session'

export const generateMetadata = titlePage('session.listTitle')

export default async function SessionsRoute() {
  const [session, { state }] = await Promise.all([
    findCurrentSession(),
    prefetchQueries(sessionsQuery),
  ])
  return (
    <HydrationBoundary state={state}>
      <SessionsPage userName={session?.userName ?? ''} />
    </HydrationBoundary>
  )
}
