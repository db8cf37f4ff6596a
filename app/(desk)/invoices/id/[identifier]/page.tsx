import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { WherePage } from '@/components/distribution/where-page'
import { t } from '@/lib/format/translate-where-page'
import { prefetched } from '@/lib/queries/prefetched'
import { statusQuery } from '@/lib/queries/where'
import { currentSession } from '@/lib/session/current-session'
import { wherePropsOf } from '../../where-props'

export const metadata: Metadata = { title: t('where.title') }

/** Where the invoice with an identifier is. */
export default async function InvoiceByIdPage({ params }: PageProps<'/invoices/id/[identifier]'>) {
  const [{ identifier }, session] = await Promise.all([params, currentSession()])
  const question = { Identifier: decodeURIComponent(identifier) }
  const { state } = await prefetched(statusQuery(question))
  return (
    <HydrationBoundary state={state}>
      <WherePage key={identifier} question={question} {...wherePropsOf(session)} />
    </HydrationBoundary>
  )
}
