import { GlItemPage } from '@/components/ledger/lines/gl-item-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { getGlItemQuery } from '@/lib/features/ledger/client/ledger'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titlePage('ledger.item.unnamed')

export default async function GlItemRoute({
  params,
}: PageProps<'/clients/[clientNo]/ledger/items/[glItemId]'>) {
  const { clientNo, glItemId } = await readParts(params)
  const { state } = await prefetchQueries(getGlItemQuery(clientNo, glItemId))
  return (
    <HydrationBoundary state={state}>
      <GlItemPage key={glItemId} clientNo={clientNo} glItemId={glItemId} />
    </HydrationBoundary>
  )
}
