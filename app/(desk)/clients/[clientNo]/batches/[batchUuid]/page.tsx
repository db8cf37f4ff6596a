import { ReceivablesBatchPage } from '@/components/batches/receivables-batch-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import {
  getReceivablesBatchQuery,
  getSentBatchesQuery,
} from '@/lib/features/batches/client/batches'
import { getWorkMarksQuery } from '@/lib/features/today/client/public'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titlePage('batches.title')

export default async function ReceivablesBatchRoute({
  params,
}: PageProps<'/clients/[clientNo]/batches/[batchUuid]'>) {
  const { clientNo, batchUuid } = await readParts(params)
  const { state } = await prefetchQueries(
    getReceivablesBatchQuery(clientNo, batchUuid),
    getSentBatchesQuery({ clientNo, batchId: batchUuid }),
    getWorkMarksQuery(),
  )
  const session = await findCurrentSession()
  return (
    <HydrationBoundary state={state}>
      <ReceivablesBatchPage
        key={batchUuid}
        clientNo={clientNo}
        batchUuid={batchUuid}
        userName={session?.userName ?? ''}
      />
    </HydrationBoundary>
  )
}
