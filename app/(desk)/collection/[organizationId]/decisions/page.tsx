import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { CaseNoOrganization } from '@/components/collection/case-no-organization'
import { DecisionDesk } from '@/components/collection/decision-desk'
import { t } from '@/lib/format/translate-collection-cases'
import { getCasesQuery } from '@/lib/queries/cases'
import { openCasesQuestion } from '@/lib/queries/cases-view'
import { prefetchQueries } from '@/lib/queries/prefetched'
import { readParts } from '@/lib/routes'
import { findCurrentSession } from '@/lib/session/current-session'

export const metadata: Metadata = { title: t('decisions.list.title') }

export default async function DecisionsPage({ params }: PageProps<'/collection/[organizationId]/decisions'>) {
  const { organizationId } = await readParts(params)
  const session = await findCurrentSession()
  if (session?.workspaces?.every((each) => each.organizationId !== organizationId)) return <CaseNoOrganization />
  const { state } = await prefetchQueries(getCasesQuery(organizationId, openCasesQuestion))
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
