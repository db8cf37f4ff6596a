import { CustomerImportPage } from '@/components/customer-import/customer-import-page'
import { NotOfferedPage } from '@/components/layout/not-offered-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { getColumnMatchesQuery, getDraftQuery } from '@/lib/client/user-state'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { getT, titlePage } from '@/lib/composition/translation'
import { importDraftKey } from '@/lib/features/customer-import/domain/import-draft'
import { isServed } from '@/lib/platform/gateway/can-do'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titlePage('customerImport.title')

export default async function CustomerImportRoute({
  params,
}: PageProps<'/clients/[clientNo]/customer-import'>) {
  const t = await getT()
  const [{ clientNo }, session] = await Promise.all([readParts(params), findCurrentSession()])
  if (!isServed('updateCustomers'))
    return (
      <NotOfferedPage crumbs={[{ label: t('customers.area') }]} title={t('customerImport.title')} />
    )
  const { state } = await prefetchQueries(
    getColumnMatchesQuery('customers'),
    getDraftQuery(clientNo, importDraftKey),
  )
  return (
    <HydrationBoundary state={state}>
      <CustomerImportPage key={clientNo} clientNo={clientNo} userName={session?.userName ?? ''} />
    </HydrationBoundary>
  )
}
