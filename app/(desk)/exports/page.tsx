import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { ExportsPage } from '@/components/exports/exports-page'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { getExportsQuery } from '@/lib/features/exports/client/exports'
import { t } from '@/lib/shared/i18n/translate-exports'

export const metadata: Metadata = { title: t('exports.title') }

export default async function ExportsRoute() {
  const { state } = await prefetchQueries(getExportsQuery())
  return (
    <HydrationBoundary state={state}>
      <ExportsPage />
    </HydrationBoundary>
  )
}
