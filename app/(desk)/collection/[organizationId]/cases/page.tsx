import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { CaseList } from '@/components/collection/case-list'
import { CaseNoOrganization } from '@/components/collection/case-no-organization'
import { t } from '@/lib/format/translate-collection-cases'
import { firstCasesQuery } from '@/lib/queries/cases'
import { loadCasesView, questionOfCases } from '@/lib/queries/cases-view'
import { columnsQuery } from '@/lib/queries/kept'
import { prefetched } from '@/lib/queries/prefetched'
import { readParts } from '@/lib/routes'
import { currentSession } from '@/lib/session/current-session'

export const metadata: Metadata = { title: t('cases.title') }

export default async function CasesPage({ params, searchParams }: PageProps<'/collection/[organizationId]/cases'>) {
  const { organizationId } = await readParts(params)
  const session = await currentSession()
  if (session?.workspaces?.every((each) => each.organizationId !== organizationId)) return <CaseNoOrganization />
  const view = await loadCasesView(searchParams)
  const { state } = await prefetched(firstCasesQuery(organizationId, questionOfCases(view)), columnsQuery('cases'))
  return (
    <HydrationBoundary state={state}>
      <CaseList key={organizationId} organizationId={organizationId} />
    </HydrationBoundary>
  )
}
