import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { ExportList } from '@/components/exports/export-list'
import { t } from '@/lib/format/translate-exports'
import { getExportsQuery } from '@/lib/queries/exports'
import { prefetchQueries } from '@/lib/queries/prefetched'

export const metadata: Metadata = { title: t('exports.title') }

export default async function ExportsPage() {
  const { state } = await prefetchQueries(getExportsQuery())
  return (
    <HydrationBoundary state={state}>
      <ExportList />
    </HydrationBoundary>
  )
}
