import type { Metadata } from 'next'
import { CasePage } from '@/components/collection-cases/case-page'
import { CasesNoOrganizationPage } from '@/components/collection-cases/cases-no-organization-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { getT } from '@/lib/composition/translation'
import { getCaseQuery } from '@/lib/features/collection-cases/client/cases'
import { getWorkMarksQuery } from '@/lib/features/today/client/public'
import { getEnv } from '@/lib/platform/env'
import { hasRightTo } from '@/lib/platform/gateway/can-do'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { readParts } from '@/lib/shared/routes'

type Props = PageProps<'/collection/[organizationId]/cases/[caseNumber]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getT()
  return { title: t('collectionCases.one', { number: (await readParts(params)).caseNumber }) }
}

export default async function CaseRoute({ params }: Props) {
  const { organizationId, caseNumber } = await readParts(params)
  const session = await findCurrentSession()
  if (session?.workspaces?.every((each) => each.organizationId !== organizationId))
    return <CasesNoOrganizationPage />
  const { state } = await prefetchQueries(
    getCaseQuery(organizationId, caseNumber),
    getWorkMarksQuery(),
  )
  return (
    <HydrationBoundary state={state}>
      <CasePage
        key={`${organizationId} ${caseNumber}`}
        organizationId={organizationId}
        caseNumber={caseNumber}
        userName={session?.userName ?? ''}
        rates={getEnv().COLLECTION_RATES ?? []}
        mayDecide={hasRightTo(session, 'acceptDebtCollectionList')}
      />
    </HydrationBoundary>
  )
}
