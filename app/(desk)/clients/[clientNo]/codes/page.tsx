import { CodesPage } from '@/components/codes/codes-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { getCodesQuery, getConfigsQuery } from '@/lib/features/codes/client/codes'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titlePage('codes.title')

export default async function CodesRoute({ params }: PageProps<'/clients/[clientNo]/codes'>) {
  const { clientNo } = await readParts(params)
  const { state } = await prefetchQueries(getCodesQuery(clientNo), getConfigsQuery(clientNo))
  return (
    <HydrationBoundary state={state}>
      <CodesPage key={clientNo} clientNo={clientNo} />
    </HydrationBoundary>
  )
}
