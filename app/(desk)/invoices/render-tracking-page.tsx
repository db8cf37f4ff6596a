import { InvoiceTrackingPage } from '@/components/invoice-tracking/invoice-tracking-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import {
  getStatusQuery,
  type InvoiceQuestion,
} from '@/lib/features/invoice-tracking/client/invoice-tracking'
import { getEnv } from '@/lib/platform/env'
import { hasRightTo } from '@/lib/platform/gateway/can-do'
import { findCurrentSession } from '@/lib/platform/session/current-session'

/**
 * The page of the one invoice that a question asks for, read with its status. Another question is
 * another page.
 */
export async function renderTrackingPage(question: InvoiceQuestion) {
  const session = await findCurrentSession()
  const { state } = await prefetchQueries(getStatusQuery(question))
  return (
    <HydrationBoundary state={state}>
      <InvoiceTrackingPage
        key={JSON.stringify(question)}
        question={question}
        {...toTrackingProps(session)}
      />
    </HydrationBoundary>
  )
}

type Session = Awaited<ReturnType<typeof findCurrentSession>>

/**
 * What the page needs of its person: who they are, where their companies belong, and which areas
 * they may read.
 */
function toTrackingProps(session: Session) {
  return {
    places: (session?.workspaces ?? []).map(({ companyIds, clientNo, organizationId }) => ({
      companyIds,
      clientNo,
      organizationId,
    })),
    may: {
      ledger: hasRightTo(session, 'listArItems'),
      collection: hasRightTo(session, 'listCollectionInvoices'),
      partner: hasRightTo(session, 'searchInvoiceSummary'),
      userName: session?.userName ?? '',
    },
    linkHosts: [...getEnv().INVOICE_LINK_HOSTS],
  }
}
