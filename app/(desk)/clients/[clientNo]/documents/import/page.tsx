import { DocumentImportPage } from '@/components/documents/import/document-import-page'
import { ForbiddenPage, NotOfferedPage } from '@/components/layout/not-offered-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { getColumnMatchesQuery } from '@/lib/client/user-state'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { getT, titlePage } from '@/lib/composition/translation'
import { getCodesQuery } from '@/lib/features/codes/client/public'
import { hasRightTo, isServed } from '@/lib/platform/gateway/can-do'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titlePage('documents.fromFile.title')

export default async function DocumentImportRoute({
  params,
}: PageProps<'/clients/[clientNo]/documents/import'>) {
  const t = await getT()
  const [{ clientNo }, session] = await Promise.all([readParts(params), findCurrentSession()])
  const page = { crumbs: [{ label: t('documents.area') }], title: t('documents.fromFile.title') }
  if (!isServed('createDocuments')) return <NotOfferedPage {...page} />
  if (!hasRightTo(session, 'createDocuments')) return <ForbiddenPage {...page} />
  const { state } = await prefetchQueries(
    getColumnMatchesQuery('documents'),
    getCodesQuery(clientNo),
  )
  return (
    <HydrationBoundary state={state}>
      <DocumentImportPage key={clientNo} clientNo={clientNo} userName={session?.userName ?? ''} />
    </HydrationBoundary>
  )
}
