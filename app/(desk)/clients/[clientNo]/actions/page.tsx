import { ActionsPage } from '@/components/actions/actions-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { listFollowedQueries } from '@/lib/features/actions/client/followed-queries'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titlePage('actions.title')

export default async function ActionsRoute({ params }: PageProps<'/clients/[clientNo]/actions'>) {
  const [{ clientNo }, session] = await Promise.all([readParts(params), findCurrentSession()])
  const { state } = await prefetchQueries(...listFollowedQueries(clientNo))
  return (
    <HydrationBoundary state={state}>
      <ActionsPage key={clientNo} clientNo={clientNo} userName={session?.userName ?? ''} />
    </HydrationBoundary>
  )
}
