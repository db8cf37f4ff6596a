import { redirect } from 'next/navigation'
import { AnswersPage } from '@/components/collection-cases/answers/answers-page'
import { CasesNoOrganizationPage } from '@/components/collection-cases/cases-no-organization-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { getCasesQuery } from '@/lib/features/collection-cases/client/cases'
import { isOfAllCases, openCasesQuestion } from '@/lib/features/collection-cases/client/cases-view'
import { getWorkMarksQuery } from '@/lib/features/today/client/public'
import { hasRightTo } from '@/lib/platform/gateway/can-do'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { readParts, routes, toQuery } from '@/lib/shared/routes'

export const generateMetadata = titlePage('collectionCases.title')

/** The cases that need an answer. What a link of the list of all cases narrows is shown there. */
export default async function CasesRoute({
  params,
  searchParams,
}: PageProps<'/collection/[organizationId]/cases'>) {
  const { organizationId } = await readParts(params)
  const session = await findCurrentSession()
  if (session?.workspaces?.every((each) => each.organizationId !== organizationId))
    return <CasesNoOrganizationPage />
  const query = toQuery(await searchParams)
  if (isOfAllCases(query)) redirect(routes.allCases(organizationId, query.toString()))
  const { state } = await prefetchQueries(
    getCasesQuery(organizationId, openCasesQuestion),
    getWorkMarksQuery(),
  )
  return (
    <HydrationBoundary state={state}>
      <AnswersPage
        key={organizationId}
        organizationId={organizationId}
        userName={session?.userName ?? ''}
        mayDecide={hasRightTo(session, 'acceptDebtCollectionList')}
      />
    </HydrationBoundary>
  )
}
