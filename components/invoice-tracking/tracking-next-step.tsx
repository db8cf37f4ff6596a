'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { hyperlinkClass, Link } from '@/components/ui/link'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import { toSendQueryString } from '@/lib/features/invoice-sending/client/public'
import { findRoute } from '@/lib/features/invoice-sending/domain/public'
import type { StatusAnswer } from '@/lib/features/invoice-tracking/client/invoice-tracking'
import type { InvoiceTimeline } from '@/lib/features/invoice-tracking/client/use-invoice-timeline'
import type { InvoiceStatusSummary } from '@/lib/features/invoice-tracking/domain/invoice-status-summary'
import type { InvoiceNextStep } from '@/lib/features/invoice-tracking/domain/next-step'
import { describeNextStep } from '@/lib/features/invoice-tracking/messages/describe-invoice-status'
import type { Translate } from '@/lib/shared/i18n/translate'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { routes } from '@/lib/shared/routes'
import { TrackingChannelNote } from './tracking-channel-note'
import { TrackingResent } from './tracking-resent'
import { TrackingWait } from './tracking-wait'

const TrackingCause = dynamic(() => import('./tracking-cause').then((part) => part.TrackingCause), {
  ssr: false,
})

type Props = {
  answer: StatusAnswer
  sentence: InvoiceStatusSummary
  /** What to do, the most pressing first. */
  steps: readonly InvoiceNextStep[]
  timeline: InvoiceTimeline
  mayPartner: boolean
  isFollowed: boolean
  /** When the status was read, in milliseconds since 1970. */
  readAt: number
}

/**
 * Why it failed, where it did; the next steps, each with the way to where it is done; and why it
 * did not go by the channel that was asked for. While the page is followed it keeps the room that a
 * reason takes, so that the timeline below stays where it is.
 */
export function TrackingNextStep(props: Props) {
  const { answer, sentence, steps, timeline, mayPartner, isFollowed, readAt } = props
  const t = useT()
  const maySend = useOffers()('sendB2bInvoice')
  const [isRoomy] = useState(isFollowed)
  return (
    <div
      className={`mx-6 mb-5 flex flex-wrap rounded-md border border-line bg-surface max-narrow:mx-4 ${isRoomy ? 'min-h-[174px]' : ''}`}
    >
      {sentence.tone === 'fail' && answer.Transaction && (
        <TrackingCause row={answer.Transaction} timeline={timeline} mayPartner={mayPartner} />
      )}
      <section className="min-w-0 flex-[1_1_300px] border-line px-4 pt-3.5 pb-4 not-first:border-l max-narrow:not-first:border-t max-narrow:not-first:border-l-0">
        <h2 className="mb-1.5 flex items-center gap-2">
          {t('invoiceTracking.why.next', { count: steps.length })}
        </h2>
        <ol className={steps.length > 1 ? 'grid list-decimal gap-1.5 pl-4.5' : ''}>
          {steps.map((step) => (
            <li key={step}>
              {step === 'sendAgain' && findSendAgainWay(t, answer, timeline)
                ? t(`invoiceTracking.ways.${maySend ? 'sendAgainHere' : 'sendAgainElsewhere'}`)
                : describeNextStep(t, step, sentence)}{' '}
              <StepLink step={step} timeline={timeline} answer={answer} />
            </li>
          ))}
        </ol>
        {isFollowed && <TrackingWait answer={answer} readAt={readAt} mayPartner={mayPartner} />}
        <TrackingResent answer={answer} />
        <TrackingChannelNote answer={answer} timeline={timeline} />
      </section>
    </div>
  )
}

/** To where a step is done; nothing where that is not known, or is on this page. */
function StepLink({
  step,
  timeline,
  answer,
}: Pick<Props, 'timeline' | 'answer'> & { step: InvoiceNextStep }) {
  const t = useT()
  const offers = useOffers()
  const way =
    step === 'sendAgain'
      ? offers('sendB2bInvoice') && findSendAgainWay(t, answer, timeline)
      : findWay(t, step, timeline)
  if (!way) return null
  return (
    <Link className={`${hyperlinkClass} whitespace-nowrap`} href={way.href}>
      {way.label}
    </Link>
  )
}

/**
 * The form in the place of an invoice that failed. Nothing where its transaction is not told, where
 * it came in, and for what no form makes: a reminder, or a credit note to a private person.
 */
function findSendAgainWay(
  t: Translate,
  { CompanyId, ReceiptId, Transaction }: StatusAnswer,
  timeline: InvoiceTimeline,
) {
  const rid = Transaction?.TransactionRid
  const route = Transaction ? findRoute(Transaction) : null
  const cameIn = /^(in|2)/i.test(Transaction?.Direction?.trim() ?? '')
  if (rid == null || CompanyId == null || route === null || cameIn) return null
  const query = toSendQueryString({
    to: route,
    rid: String(rid),
    company: CompanyId,
    receipt: ReceiptId ?? null,
    number: Transaction?.InvoiceNumber ?? null,
    customer: findSureCustomer(timeline),
  })
  return { href: `/send${query}`, label: t('invoiceTracking.ways.sendAgain') }
}

/** Whose invoice it surely is, unless that may not stand in an address; a name alone is not sure. */
function findSureCustomer({ owner: { linked } }: InvoiceTimeline): string | null {
  const isSure = linked !== null && linked.strength !== 'likely'
  return isSure && !hasIdentityNumber(linked.customerNo) ? linked.customerNo : null
}

const collectionSteps: readonly InvoiceNextStep[] = [
  'followCollection',
  'followPause',
  'decideRest',
  'settleCollection',
  'pauseCollection',
]
const ledgerSteps: readonly InvoiceNextStep[] = ['followUnpaid', 'checkPayment', 'checkLedger']

function findWay(
  t: Translate,
  step: InvoiceNextStep,
  { clientNo, organizationId, owner, collection }: InvoiceTimeline,
): { href: string; label: string } | null {
  const customerNo = owner.linked?.customerNo
  const collectionInvoice = collection.linked
  if (collectionSteps.includes(step) && organizationId && collectionInvoice?.id)
    return {
      href: routes.collectionInvoice(organizationId, collectionInvoice.id),
      label: t('invoiceTracking.ways.collectionInvoice', {
        number: collectionInvoice.invoiceNumber || collectionInvoice.id,
      }),
    }
  if (!clientNo || !customerNo) return null
  if (step === 'stopReminders' || step === 'awaitStop')
    return {
      href: routes.customerField(clientNo, customerNo, 'stopReminderUntil'),
      label: t('invoiceTracking.ways.stop'),
    }
  return ledgerSteps.includes(step)
    ? {
        href: routes.customer(clientNo, customerNo),
        label: t('invoiceTracking.why.openCustomer', { customerNo }),
      }
    : null
}
