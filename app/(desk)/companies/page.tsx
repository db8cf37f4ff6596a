import { CompaniesPage } from '@/components/companies/companies-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { titlePage } from '@/lib/composition/translation'
import {
  getAddedCompaniesQuery,
  getAvailableCompaniesQuery,
} from '@/lib/features/companies/client/companies'
import { findCurrentSession } from '@/lib/platform/session/current-session'

export const generateMetadata = titlePage('companies.title')

export default async function CompaniesRoute() {
  const { state } = await prefetchQueries(getAvailableCompaniesQuery(), getAddedCompaniesQuery())
  const session = await findCurrentSession()
  return (
    <HydrationBoundary state={state}>
      <CompaniesPage userName={session?.userName ?? ''} workspaces={session?.workspaces ?? null} />
    </HydrationBoundary>
  )
}
