import { notFound } from 'next/navigation'
import { ResendPage } from '@/components/invoice-sending/many/resend-page'
import { ForbiddenPage, NotOfferedPage } from '@/components/layout/not-offered-page'
import { HydrationBoundary } from '@/lib/client/hydrated-reads'
import { getOperationQuery } from '@/lib/client/operation-query'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { getT, titlePage } from '@/lib/composition/translation'
import {
  getCauseFailuresQuery,
  loadFailuresView,
  toFailuresQuestion,
} from '@/lib/features/delivery-failures/client/public'
import { canDo, hasRightTo, isServed } from '@/lib/platform/gateway/can-do'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { formatIsoDate } from '@/lib/shared/format/date-time'
import { listSendingCompanies } from '../sending-companies'

export const generateMetadata = titlePage('invoiceSending.many.title')

export default async function SendAgainRoute({ searchParams }: PageProps<'/send/again'>) {
  const [t, view, session] = await Promise.all([
    getT(),
    loadFailuresView(searchParams),
    findCurrentSession(),
  ])
  const title = t('invoiceSending.many.title')
  const page = { crumbs: [{ label: title }], title }
  if (!isServed('sendB2bInvoice') && !isServed('sendB2cInvoice'))
    return <NotOfferedPage {...page} />
  if (!hasRightTo(session, 'startSending')) return <ForbiddenPage {...page} />
  if (view.cause === null) notFound()
  const question = {
    ...toFailuresQuestion(view, formatIsoDate(new Date(), 'UTC')),
    Key: view.cause,
  }
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
