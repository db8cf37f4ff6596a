'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useToday } from '@/components/ui/hooks/use-today'
import { useT } from '@/lib/client/translation'
import type { StatusAnswer } from '@/lib/features/invoice-tracking/client/invoice-tracking'
import type { InvoiceStory } from '@/lib/features/invoice-tracking/client/use-invoice-story'
import type { InvoiceStatusSummary } from '@/lib/features/invoice-tracking/domain/invoice-status-summary'
import { resolveNextStep } from '@/lib/features/invoice-tracking/domain/next-step'
import { describeNextStep } from '@/lib/features/invoice-tracking/messages/describe-invoice-status'
import { TrackingChannelNote } from './tracking-channel-note'

const TrackingCause = dynamic(() => import('./tracking-cause').then((part) => part.TrackingCause), {
  ssr: false,
})

type Props = {
  answer: StatusAnswer
  sentence: InvoiceStatusSummary
  story: InvoiceStory
  mayPartner: boolean
  isFollowed: boolean
}

/**
 * Why it failed, where it did; the one next step; and why it did not go by the channel that was
 * asked for. While the page is followed it keeps the room that a reason takes, so that the timeline
 * below stays where it is.
 */
export function TrackingNextStep({ answer, sentence, story, mayPartner, isFollowed }: Props) {
  const t = useT()
  const [isRoomy] = useState(isFollowed)
  const next = resolveNextStep(
    sentence.next,
    { item: story.ledger.joined, claim: story.collection.joined },
    useToday(),
  )
  return (
    <div
      className={`mx-6 mb-5 flex flex-wrap rounded-md border border-line bg-surface max-narrow:mx-4 ${isRoomy ? 'min-h-[174px]' : ''}`}
    >
      {sentence.tone === 'fail' && answer.Transaction && (
        <TrackingCause row={answer.Transaction} story={story} mayPartner={mayPartner} />
      )}
      <section className="min-w-0 flex-[1_1_300px] border-line px-4 pt-3.5 pb-4 not-first:border-l max-narrow:not-first:border-t max-narrow:not-first:border-l-0">
        <h2 className="mb-1.5 flex items-center gap-2">{t('invoiceTracking.why.next')}</h2>
        <p>{describeNextStep(t, next, sentence)}</p>
        <TrackingChannelNote answer={answer} story={story} />
      </section>
    </div>
  )
}
