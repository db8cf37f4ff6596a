import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { LookupPage } from '@/components/invoice-tracking/lookup/lookup-page'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { getLookupsQuery } from '@/lib/features/invoice-tracking/client/recent-lookups'
import { hasRightTo } from '@/lib/platform/gateway/can-do'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { t } from '@/lib/shared/i18n/translate-invoice-tracking'

export const metadata: Metadata = { title: t('lookups.title') }

/** Where invoices are looked up by what a caller has of them. */
export default async function InvoicesRoute() {
  const { state } = await prefetchQueries(getLookupsQuery())
  const session = await findCurrentSession()
  return (
    <HydrationBoundary state={state}>
      <LookupPage
        companyIds={session?.workspaces?.flatMap(({ companyIds }) => companyIds) ?? null}
        may={{
          status: hasRightTo(session, 'getInvoiceStatus'),
          search: hasRightTo(session, 'searchInvoiceSummary'),
        }}
      />
    </HydrationBoundary>
  )
}
