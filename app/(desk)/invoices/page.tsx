import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { LookupDesk } from '@/components/distribution/lookup-desk'
import { t } from '@/lib/format/translate-where-page'
import { lookupsQuery } from '@/lib/queries/lookups'
import { prefetched } from '@/lib/queries/prefetched'
import { currentSession } from '@/lib/session/current-session'

export const metadata: Metadata = { title: t('lookups.title') }

/** Where invoices are looked up by what a caller has of them. */
export default async function InvoicesPage() {
  const { state } = await prefetched(lookupsQuery())
  const session = await currentSession()
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
