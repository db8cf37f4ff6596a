import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { ExportList } from '@/components/exports/export-list'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { getExportsQuery } from '@/lib/features/exports/client/exports'
import { t } from '@/lib/shared/i18n/translate-exports'

export const metadata: Metadata = { title: t('exports.title') }

export default async function ExportsPage() {
  const { state } = await prefetchQueries(getExportsQuery())
  return (
    <HydrationBoundary state={state}>
      <ExportList />
    </HydrationBoundary>
  )
}
