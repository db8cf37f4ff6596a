import { CasesNoOrganizationPage } from '@/components/collection-cases/cases-no-organization-page'
import { CasesPage } from '@/components/collection-cases/cases-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { getColumnsQuery } from '@/lib/client/user-state'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { getCasesQuery } from '@/lib/features/collection-cases/client/cases'
import { loadCasesView, toCasesQuestion } from '@/lib/features/collection-cases/client/cases-view'
import { getWorkMarksQuery } from '@/lib/features/today/client/public'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titlePage('collectionCases.title')

export default async function AllCasesRoute({
  params,
  searchParams,
}: PageProps<'/collection/[organizationId]/cases/all'>) {
  const { organizationId } = await readParts(params)
  const session = await findCurrentSession()
  if (session?.workspaces?.every((each) => each.organizationId !== organizationId))
    return <CasesNoOrganizationPage />
  const view = await loadCasesView(searchParams)
  const { state } = await prefetchQueries(
    getCasesQuery(organizationId, toCasesQuestion(view)),
    getColumnsQuery('cases'),
    getWorkMarksQuery(),
  )
  return (
    <HydrationBoundary state={state}>
      <CasesPage
        key={organizationId}
        organizationId={organizationId}
        userName={session?.userName ?? ''}
      />
    </HydrationBoundary>
  )
}
