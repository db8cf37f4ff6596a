import { FilesPage } from '@/components/bundles/files-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { getBundleDaysQuery, getBundlesQuery } from '@/lib/features/bundles/client/files'
import { loadFilesView, toFilesPeriod } from '@/lib/features/bundles/client/files-view'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { formatIsoDate } from '@/lib/shared/format/date-time'

export const generateMetadata = titlePage('bundles.title')

export default async function FilesRoute({ searchParams }: PageProps<'/files'>) {
  const view = await loadFilesView(searchParams)
  const session = await findCurrentSession()
  const own = session?.workspaces?.flatMap(({ companyIds }) => companyIds) ?? null
  const asked = view.company && {
    company: view.company,
    ...toFilesPeriod(view, formatIsoDate(new Date(), 'UTC')),
  }
  const { state } = await prefetchQueries(
    ...(asked ? [getBundlesQuery(asked), getBundleDaysQuery(asked)] : []),
  )
  return (
    <HydrationBoundary state={state}>
      <FilesPage ownCompanies={own} />
    </HydrationBoundary>
  )
}
