import { ExportPage } from '@/components/exports/export-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { getExportQuery } from '@/lib/features/exports/client/exports'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titlePage('exports.receipt')

export default async function ExportRoute({ params }: PageProps<'/exports/[exportId]'>) {
  const { exportId } = await readParts(params)
  const { state } = await prefetchQueries(getExportQuery(exportId))
  return (
    <HydrationBoundary state={state}>
      <ExportPage key={exportId} exportId={exportId} />
    </HydrationBoundary>
  )
}
