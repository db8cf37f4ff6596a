import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titleObjectPage } from '@/lib/composition/translation'
import { getItemQuery } from '@/lib/features/ar-items/client/ar-items'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { readParts } from '@/lib/shared/routes'
import { ItemWithAreas } from './item-with-areas'

export const generateMetadata = titleObjectPage(
  'arItemId',
  (t, number) => t('arItems.one', { number }),
  'arItems.title',
)

export default async function ItemRoute({
  params,
}: PageProps<'/clients/[clientNo]/items/[arItemId]'>) {
  const [{ clientNo, arItemId }, session] = await Promise.all([
    readParts(params),
    findCurrentSession(),
  ])
  const { state } = await prefetchQueries(getItemQuery(clientNo, arItemId))
  const workspace = session?.workspaces?.find((each) => each.clientNo === clientNo)
  return (
    <HydrationBoundary state={state}>
      <ItemWithAreas
        key={`${clientNo} ${arItemId}`}
        arItemId={arItemId}
        place={{
          clientNo,
          userName: session?.userName ?? '',
          organizationId: workspace?.organizationId ?? null,
          companyIds: workspace?.companyIds ?? null,
        }}
      />
    </HydrationBoundary>
  )
}
