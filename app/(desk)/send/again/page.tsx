import { HydrationBoundary } from '@tanstack/react-query'
import { notFound } from 'next/navigation'
import { ResendPage } from '@/components/invoice-sending/many/resend-page'
import { NotOfferedPage } from '@/components/layout/not-offered-page'
import { getOperationQuery } from '@/lib/client/operation-query'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { getT, titlePage } from '@/lib/composition/translation'
import {
  getCauseFailuresQuery,
  loadFailuresView,
  toFailuresQuestion,
} from '@/lib/features/delivery-failures/client/public'
import { canDo, isServed } from '@/lib/platform/gateway/can-do'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { formatIsoDate } from '@/lib/shared/format/date-time'
import { listSendingCompanies } from '../sending-companies'

export const generateMetadata = titlePage('invoiceSending.many.title')

export default async function SendAgainRoute({ searchParams }: PageProps<'/send/again'>) {
  const [t, view] = await Promise.all([getT(), loadFailuresView(searchParams)])
  const title = t('invoiceSending.many.title')
  if (!isServed('sendB2bInvoice') && !isServed('sendB2cInvoice'))
    return <NotOfferedPage crumbs={[{ label: title }]} title={title} />
  if (view.cause === null) notFound()
  const question = {
    ...toFailuresQuestion(view, formatIsoDate(new Date(), 'UTC')),
    Key: view.cause,
  }
  const session = await findCurrentSession()
  const { state } = await prefetchQueries(
    getCauseFailuresQuery(question),
    ...(canDo(session, 'listAvailableCompanies')
      ? [getOperationQuery('listAvailableCompanies', {})]
      : []),
  )
  return (
    <HydrationBoundary state={state}>
      <ResendPage
        userName={session?.userName ?? ''}
        question={question}
        companies={listSendingCompanies(session?.workspaces ?? [])}
      />
    </HydrationBoundary>
  )
}
