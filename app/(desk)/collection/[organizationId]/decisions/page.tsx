import { HydrationBoundary } from '@tanstack/react-query'
import { CasesNoOrganizationPage } from '@/components/collection-cases/cases-no-organization-page'
import { DecisionsPage } from '@/components/collection-cases/decisions/decisions-page'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { getCasesQuery } from '@/lib/features/collection-cases/client/cases'
import { openCasesQuestion } from '@/lib/features/collection-cases/client/cases-view'
import { hasRightTo } from '@/lib/platform/gateway/can-do'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titlePage('decisions.list.title')

export default async function DecisionsRoute({
  params,
}: PageProps<'/collection/[organizationId]/decisions'>) {
  const { organizationId } = await readParts(params)
  const session = await findCurrentSession()
  if (session?.workspaces?.every((each) => each.organizationId !== organizationId))
    return <CasesNoOrganizationPage />
  const { state } = await prefetchQueries(getCasesQuery(organizationId, openCasesQuestion))
  return (
    <HydrationBoundary state={state}>
      <DecisionsPage
        key={organizationId}
        organizationId={organizationId}
        userName={session?.userName ?? ''}
        mayDecide={hasRightTo(session, 'acceptDebtCollectionList')}
      />
    </HydrationBoundary>
  )
}
