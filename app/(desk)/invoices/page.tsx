import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { LookupDesk } from '@/components/distribution/lookup-desk'
import { t } from '@/lib/format/translate-where-page'
import { getLookupsQuery } from '@/lib/queries/lookups'
import { prefetchQueries } from '@/lib/queries/prefetched'
import { findCurrentSession } from '@/lib/session/current-session'

export const metadata: Metadata = { title: t('lookups.title') }

/** Where invoices are looked up by what a caller has of them. */
export default async function InvoicesPage() {
  const { state } = await prefetchQueries(getLookupsQuery())
  const session = await findCurrentSession()
  const has = (right: string) => !session?.rights || session.rights.includes(right)
  return (
    <HydrationBoundary state={state}>
      <LookupDesk
        companyIds={session?.workspaces?.flatMap(({ companyIds }) => companyIds) ?? null}
        may={{ status: has('read:distribution.invoice'), search: has('read:partner.invoice') }}
      />
    </HydrationBoundary>
  )
}
