import { BundlesPage } from '@/components/documents/bundles/bundles-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { getBundlesQuery, loadBundlesView } from '@/lib/features/documents/client/bundles'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titlePage('documents.bundles.title')

export default async function BundlesRoute({
  params,
  searchParams,
}: PageProps<'/clients/[clientNo]/documents/bundles'>) {
  const [{ clientNo }, { page }] = await Promise.all([
    readParts(params),
    loadBundlesView(searchParams),
  ])
  const { state } = await prefetchQueries(getBundlesQuery(clientNo, page))
  return (
    <HydrationBoundary state={state}>
      <BundlesPage key={clientNo} clientNo={clientNo} />
    </HydrationBoundary>
  )
}
