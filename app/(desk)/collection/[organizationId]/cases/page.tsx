import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { CaseList } from '@/components/collection-cases/case-list'
import { CaseNoOrganization } from '@/components/collection-cases/case-no-organization'
import { getColumnsQuery } from '@/lib/client/user-state'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { getCasesQuery } from '@/lib/features/collection-cases/client/cases'
import { loadCasesView, toCasesQuestion } from '@/lib/features/collection-cases/client/cases-view'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { t } from '@/lib/shared/i18n/translate-collection-cases'
import { readParts } from '@/lib/shared/routes'

export const metadata: Metadata = { title: t('cases.title') }

export default async function CasesPage({
  params,
  searchParams,
}: PageProps<'/collection/[organizationId]/cases'>) {
  const { organizationId } = await readParts(params)
  const session = await findCurrentSession()
  if (session?.workspaces?.every((each) => each.organizationId !== organizationId))
    return <CaseNoOrganization />
  const view = await loadCasesView(searchParams)
  const { state } = await prefetchQueries(
    getCasesQuery(organizationId, toCasesQuestion(view)),
    getColumnsQuery('cases'),
  )
  return (
    <HydrationBoundary state={state}>
      <CaseList key={organizationId} organizationId={organizationId} />
    </HydrationBoundary>
  )
}
