'use client'

import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { CaseLine } from '@/components/collection-cases/public'
import { useCauses } from '@/components/delivery-failures/public'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { ScrollAnchor } from '@/components/ui/scroll-anchor'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { Skeleton } from '@/components/ui/states/skeleton'
import { StateBlock } from '@/components/ui/states/state-block'
import { useToday } from '@/lib/client/hydration'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { usePolling } from '@/lib/client/use-polling'
import {
  getCaseInTurnQuery,
  getStatusQuery,
  type InvoiceQuestion,
  type StatusAnswer,
} from '@/lib/features/invoice-tracking/client/invoice-tracking'
import { toOtherLanes } from '@/lib/features/invoice-tracking/client/lane-readings'
import {
  type InvoiceTimeline,
  type StoryRights,
  type StoryWorkspace,
  useInvoiceTimeline,
} from '@/lib/features/invoice-tracking/client/use-invoice-timeline'
import {
  type InvoiceStatusSummary,
  summarizeInvoiceStatus,
} from '@/lib/features/invoice-tracking/domain/invoice-status-summary'
import { resolvePosition } from '@/lib/features/invoice-tracking/domain/next-step'
import { toKnownStatus } from '@/lib/features/invoice-tracking/domain/status-levels'
import { describeInvoiceStatus } from '@/lib/features/invoice-tracking/messages/describe-invoice-status'
import { useRecent } from '@/lib/features/search-everything/client/public'
import { routes } from '@/lib/shared/routes'
import { TrackingAside } from './tracking-aside'
import { TrackingHead } from './tracking-head'
import { TrackingNextStep } from './tracking-next-step'

const TrackingTimeline = dynamic(
  () => import('./tracking-timeline').then((part) => part.TrackingTimeline),
  {
    ssr: false,
    loading: () => <Skeleton rows={6} columns={3} />,
  },
)

type Props = {
  question: InvoiceQuestion
  places: StoryWorkspace[]
  may: StoryRights
  /** INVOICE_LINK_HOSTS. */
  linkHosts: string[]
}

/**
 * Where one invoice is: the sentence, why and what next, what happened in the order of time, and
 * the facts. While it is under way the page follows it.
 */
export function InvoiceTrackingPage(props: Props) {
  const { question, may, linkHosts } = props
  const t = useT()
  const { status, causes, answer, sentence, position, timeline, isFollowed } =
    useFollowedInvoice(props)
  const failure = status.error && toFailure(status.error)
  const words = sentence ? describeInvoiceStatus(t, sentence, causes).words : null
  useRecent(answer ? toRecent(question, answer, words) : null)

  const asked = question.Identifier ?? question.InvoiceNumber ?? ''
  const askedNumber = question.InvoiceNumber ?? null
  const crumbs = [
    { label: t('invoiceTracking.area') },
    { label: t('invoiceTracking.title'), href: routes.invoices() },
    { label: asked },
  ]
  if (!answer || !sentence || !position) {
    return (
      <PageFrame
        crumbs={crumbs}
        title={
          question.Identifier
            ? t('invoiceTracking.byId', { identifier: asked })
            : t('invoiceTracking.invoice', { number: asked })
        }
      >
        <UnreadInvoice question={question} asked={asked} status={status} />
      </PageFrame>
    )
  }
  return (
    <PageFrame
      crumbs={crumbs}
      tab={[
        answer.Transaction?.InvoiceNumber?.trim() || askedNumber,
        answer.Transaction?.InvoiceeName?.trim(),
      ]}
    >
      <div className="grid min-h-full grid-cols-[minmax(0,1fr)_300px] [overflow-anchor:none] max-wide:block">
        <ScrollAnchor
          above={
            <>
              <TrackingHead
                {...{ answer, askedNumber, sentence, position, causes }}
                inCase={<CaseOfInvoice timeline={timeline} />}
              />
              {failure && (
                <FailureBlock
                  failure={failure}
                  doing="read"
                  variant="strip"
                  steps={<AgainButton status={status} />}
                />
              )}
              <TrackingNextStep
                {...{ answer, sentence, timeline, isFollowed }}
                steps={position.steps}
                mayPartner={may.partner}
                readAt={status.dataUpdatedAt}
              />
            </>
          }
        >
          <TrackingTimeline
            {...{ answer, askedNumber, sentence, causes, timeline }}
            readAt={status.dataUpdatedAt}
          />
        </ScrollAnchor>
        <TrackingAside {...{ answer, timeline, status, isFollowed, linkHosts }} />
      </div>
    </PageFrame>
  )
}

/** What is known of the invoice in every area; while it is under way its status is read again. */
function useFollowedInvoice({ question, places, may }: Props) {
  const query = getStatusQuery(question)
  const status = useQuery(query)
  const causes = useCauses()
  const answer = status.data
  const known = answer && toKnownStatus(answer)
  const sentence = known && summarizeInvoiceStatus(known, causes?.causeOf ?? null)
  const isFollowed = sentence !== undefined && isUnderWay(sentence)
  usePolling(query.queryKey, isFollowed)
  const timeline = useInvoiceTimeline(answer, question.Identifier ?? null, places, may)
  const today = useToday()
  const position = sentence && resolvePosition(sentence, toOtherLanes(timeline), today)
  return { status, causes, answer, sentence, position, timeline, isFollowed }
}

type StatusRead = { status: UseQueryResult<StatusAnswer> }
type UnreadProps = StatusRead & Pick<Props, 'question'> & { asked: string }

/** Why nothing is there of the invoice, or the place of what is on its way. */
function UnreadInvoice({ question, asked, status }: UnreadProps) {
  const t = useT()
  const failure = status.error && toFailure(status.error)
  const lookUp = (
    <ButtonLink variant="quiet" href={routes.invoices()}>
      {t('invoiceTracking.lookUp')}
    </ButtonLink>
  )
  if (failure?.kind === 'not-found')
    return (
      <StateBlock kind="empty" title={t('invoiceTracking.notFound.title')} steps={lookUp}>
        {t(
          question.Identifier ? 'invoiceTracking.notFound.id' : 'invoiceTracking.notFound.number',
          { asked },
        )}
      </StateBlock>
    )
  if (!failure) return <Skeleton rows={8} columns={3} />
  const again = <AgainButton status={status} />
  return <FailureBlock failure={failure} doing="read" steps={[again, lookUp]} />
}

function AgainButton({ status }: StatusRead) {
  const t = useT()
  return (
    <Button
      onClick={() => void status.refetch()}
      busy={status.isFetching}
      busyLabel={t('invoiceTracking.live.reading')}
    >
      {t('states.tryAgain')}
    </Button>
  )
}

/** The case that its collection invoice is in. */
function CaseOfInvoice({ timeline }: { timeline: InvoiceTimeline }) {
  const { organizationId, collection } = timeline
  const caseNumber = collection.linked?.collectionCaseNumber
  return organizationId !== null && caseNumber ? (
    <CaseLine
      getQuery={getCaseInTurnQuery}
      organizationId={organizationId}
      caseNumber={caseNumber}
    />
  ) : null
}

const toRecent = (question: InvoiceQuestion, answer: StatusAnswer, sentence: string | null) => ({
  ...(question.Identifier
    ? { kind: 'receipt' as const, id: question.Identifier }
    : { kind: 'invoice' as const, id: question.InvoiceNumber ?? '' }),
  companyId: Number(question.CompanyId ?? answer.CompanyId) || null,
  name: answer.Transaction?.InvoiceeName,
  seen: { sentence, amount: answer.Transaction?.Amount ?? null, currency: null },
})

/** Something is still to come of it by itself. */
const isUnderWay = ({ tone, next }: InvoiceStatusSummary) =>
  tone === 'wait' || tone === 'new' || next === 'wait'
