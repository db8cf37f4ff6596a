import { StoredFilesPage } from '@/components/stored-files/stored-files-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import {
  getFilesQuery,
  loadStoredFilesView,
  toFilesQuestion,
} from '@/lib/features/stored-files/client/stored-files'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titlePage('storedFiles.title')

export default async function StoredFilesRoute({
  params,
  searchParams,
}: PageProps<'/clients/[clientNo]/files'>) {
  const [{ clientNo }, view, session] = await Promise.all([
    readParts(params),
    loadStoredFilesView(searchParams),
    findCurrentSession(),
  ])
  const { state } = await prefetchQueries(getFilesQuery(clientNo, toFilesQuestion(view)))
  return (
    <HydrationBoundary state={state}>
      <StoredFilesPage key={clientNo} clientNo={clientNo} userName={session?.userName ?? ''} />
    </HydrationBoundary>
  )
}
