import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { CaseList } from '@/components/collection/case-list'
import { CaseNoOrganization } from '@/components/collection/case-no-organization'
import { t } from '@/lib/format/translate-collection-cases'
import { getCasesQuery } from '@/lib/queries/cases'
import { loadCasesView, toCasesQuestion } from '@/lib/queries/cases-view'
import { getColumnsQuery } from '@/lib/queries/kept'
import { prefetchQueries } from '@/lib/queries/prefetched'
import { readParts } from '@/lib/routes'
import { findCurrentSession } from '@/lib/session/current-session'

export const metadata: Metadata = { title: t('cases.title') }

export default async function CasesPage({ params, searchParams }: PageProps<'/collection/[organizationId]/cases'>) {
  const { organizationId } = await readParts(params)
  const session = await findCurrentSession()
  if (session?.workspaces?.every((each) => each.organizationId !== organizationId)) return <CaseNoOrganization />
  const view = await loadCasesView(searchParams)
  const { state } = await prefetchQueries(getCasesQuery(organizationId, toCasesQuestion(view)), getColumnsQuery('cases'))
  return (
    <HydrationBoundary state={state}>
      <CaseList key={organizationId} organizationId={organizationId} />
    </HydrationBoundary>
  )
}
