import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { WherePage } from '@/components/distribution/where-page'
import { t } from '@/lib/format/translate-where-page'
import { prefetched } from '@/lib/queries/prefetched'
import { statusQuery } from '@/lib/queries/where'
import { currentSession } from '@/lib/session/current-session'
import { wherePropsOf } from '../../where-props'

export const metadata: Metadata = { title: t('where.title') }

/** Where the invoice with a number is; `company` says whose number, which else the network decides. */
export default async function InvoiceByNumberPage({ params, searchParams }: PageProps<'/invoices/number/[invoiceNumber]'>) {
  const [{ invoiceNumber }, { company }, session] = await Promise.all([params, searchParams, currentSession()])
  const CompanyId = typeof company === 'string' && /^\d{1,9}$/.test(company) ? Number(company) : undefined
  const question = { InvoiceNumber: decodeURIComponent(invoiceNumber), ...(CompanyId !== undefined && { CompanyId }) }
  const { state } = await prefetched(statusQuery(question))
  return (
    <HydrationBoundary state={state}>
      <WherePage key={`${invoiceNumber} ${CompanyId}`} question={question} {...wherePropsOf(session)} />
    </HydrationBoundary>
  )
}
