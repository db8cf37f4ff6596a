import { NewDocumentPage } from '@/components/documents/new/new-document-page'
import { ForbiddenPage, NotOfferedPage } from '@/components/layout/not-offered-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { getDraftQuery } from '@/lib/client/user-state'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { getT, titlePage } from '@/lib/composition/translation'
import { getCodesQuery } from '@/lib/features/codes/client/public'
import { getNewDocumentDraftKey } from '@/lib/features/documents/client/new-document-draft'
import { hasRightTo, isServed } from '@/lib/platform/gateway/can-do'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titlePage('documents.create.title')

export default async function NewDocumentRoute({
  params,
  searchParams,
}: PageProps<'/clients/[clientNo]/documents/new'>) {
  const t = await getT()
  const [{ clientNo }, { customer }, session] = await Promise.all([
    readParts(params),
    searchParams,
    findCurrentSession(),
  ])
  const page = { crumbs: [{ label: t('documents.area') }], title: t('documents.create.title') }
  if (!isServed('createDocument')) return <NotOfferedPage {...page} />
  if (!hasRightTo(session, 'createDocument')) return <ForbiddenPage {...page} />
  const customerNo = toCustomerNo(customer)
  const { state } = await prefetchQueries(
    getDraftQuery(clientNo, getNewDocumentDraftKey(customerNo)),
    getCodesQuery(clientNo),
  )
  return (
    <HydrationBoundary state={state}>
      <NewDocumentPage
        key={`${clientNo} ${customerNo}`}
        {...{ clientNo, customerNo }}
        userName={session?.userName ?? ''}
      />
    </HydrationBoundary>
  )
}

/** The customer that an address names; none where it names several, or what no number can be. */
const toCustomerNo = (named: string | string[] | undefined): string =>
  typeof named === 'string' && named.length <= 100 && !/\p{Cc}/u.test(named) ? named.trim() : ''
