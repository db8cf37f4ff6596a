import { AgreementsPage } from '@/components/bank-agreements/agreements-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import { getAgreementsQuery } from '@/lib/features/bank-agreements/client/agreements'
import { findCurrentSession } from '@/lib/platform/session/current-session'

export const generateMetadata = titlePage('bankAgreements.title')

export default async function BankAgreementsRoute() {
  const { state } = await prefetchQueries(getAgreementsQuery())
  const session = await findCurrentSession()
  return (
    <HydrationBoundary state={state}>
      <AgreementsPage userName={session?.userName ?? ''} workspaces={session?.workspaces ?? []} />
    </HydrationBoundary>
  )
}
