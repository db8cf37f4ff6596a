import { DocumentsPage } from '@/components/documents/documents-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { getDocumentsQuery } from '@/lib/features/documents/client/documents'
import {
  loadDocumentsView,
  toDocumentsQuestion,
} from '@/lib/features/documents/client/documents-view'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titlePage('documents.title')

export default async function DocumentsRoute({
  params,
  searchParams,
}: PageProps<'/clients/[clientNo]/documents'>) {
  const [{ clientNo }, view] = await Promise.all([
    readParts(params),
    loadDocumentsView(searchParams),
  ])
  const { state } = await prefetchQueries(getDocumentsQuery(clientNo, toDocumentsQuestion(view)))
  return (
    <HydrationBoundary state={state}>
      <DocumentsPage key={clientNo} clientNo={clientNo} />
    </HydrationBoundary>
  )
}
