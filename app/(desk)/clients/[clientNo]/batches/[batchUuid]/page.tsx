import { HydrationBoundary } from '@tanstack/react-query'
import { ReceivablesBatchPage } from '@/components/batches/receivables-batch-page'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { getReceivablesBatchQuery } from '@/lib/features/batches/client/batches'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titlePage('batches.title')

export default async function ReceivablesBatchRoute({
  params,
}: PageProps<'/clients/[clientNo]/batches/[batchUuid]'>) {
  const { clientNo, batchUuid } = await readParts(params)
  const { state } = await prefetchQueries(getReceivablesBatchQuery(clientNo, batchUuid))
  return (
    <HydrationBoundary state={state}>
      <ReceivablesBatchPage key={batchUuid} clientNo={clientNo} batchUuid={batchUuid} />
    </HydrationBoundary>
  )
}
