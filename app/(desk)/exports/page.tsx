import { ExportsPage } from '@/components/exports/exports-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { getExportsQuery } from '@/lib/features/exports/client/exports'

export const generateMetadata = titlePage('exports.title')

export default async function ExportsRoute() {
  const { state } = await prefetchQueries(getExportsQuery())
  return (
    <HydrationBoundary state={state}>
      <ExportsPage />
    </HydrationBoundary>
  )
}
