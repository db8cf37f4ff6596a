import { PostingsPage } from '@/components/auto-postings/postings-page'
import { NotOfferedPage } from '@/components/layout/not-offered-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { getDraftQuery } from '@/lib/client/user-state'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { getT, titlePage } from '@/lib/composition/translation'
import { postingsDraftKey } from '@/lib/features/auto-postings/domain/postings-draft'
import { getCodesQuery } from '@/lib/features/codes/client/public'
import { isServed } from '@/lib/platform/gateway/can-do'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titlePage('autoPostings.title')

export default async function PostingsRoute({ params }: PageProps<'/clients/[clientNo]/postings'>) {
  const t = await getT()
  const [{ clientNo }, session] = await Promise.all([readParts(params), findCurrentSession()])
  if (!isServed('createAutoPostings'))
    return (
      <NotOfferedPage
        crumbs={[{ label: t('autoPostings.area') }]}
        title={t('autoPostings.title')}
      />
    )
  const { state } = await prefetchQueries(
    getCodesQuery(clientNo),
    getDraftQuery(clientNo, postingsDraftKey),
  )
  return (
    <HydrationBoundary state={state}>
      <PostingsPage key={clientNo} clientNo={clientNo} userName={session?.userName ?? ''} />
    </HydrationBoundary>
  )
}
