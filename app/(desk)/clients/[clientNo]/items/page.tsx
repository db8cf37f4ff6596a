import { ItemsPage } from '@/components/ar-items/items-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { getColumnsQuery } from '@/lib/client/user-state'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { getItemsQuery } from '@/lib/features/ar-items/client/ar-items'
import { loadItemsView, toItemsQuestion } from '@/lib/features/ar-items/client/ar-items-view'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titlePage('arItems.title')

export default async function ItemsRoute({
  params,
  searchParams,
}: PageProps<'/clients/[clientNo]/items'>) {
  const [{ clientNo }, view] = await Promise.all([readParts(params), loadItemsView(searchParams)])
  const { state } = await prefetchQueries(
    getItemsQuery(clientNo, toItemsQuestion(view)),
    getColumnsQuery('ar-items'),
  )
  return (
    <HydrationBoundary state={state}>
      <ItemsPage key={clientNo} clientNo={clientNo} />
    </HydrationBoundary>
  )
}
