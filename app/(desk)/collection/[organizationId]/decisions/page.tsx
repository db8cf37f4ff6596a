import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { CaseNoOrganization } from '@/components/collection/case-no-organization'
import { DecisionDesk } from '@/components/collection/decision-desk'
import { t } from '@/lib/format/translate-collection-cases'
import { firstCasesQuery } from '@/lib/queries/cases'
import { questionOfOpenCases } from '@/lib/queries/cases-view'
import { prefetched } from '@/lib/queries/prefetched'
import { readParts } from '@/lib/routes'
import { currentSession } from '@/lib/session/current-session'

export const metadata: Metadata = { title: t('decisions.list.title') }

export default async function DecisionsPage({ params }: PageProps<'/collection/[organizationId]/decisions'>) {
  const { organizationId } = await readParts(params)
  const session = await currentSession()
  if (session?.workspaces?.every((each) => each.organizationId !== organizationId)) return <CaseNoOrganization />
  const { state } = await prefetched(firstCasesQuery(organizationId, questionOfOpenCases))
  return (
    <HydrationBoundary state={state}>
      <DecisionDesk
        key={organizationId}
        organizationId={organizationId}
        userName={session?.userName ?? ''}
        mayDecide={!session?.rights || session.rights.includes('write:collection.case')}
      />
    </HydrationBoundary>
  )
}
