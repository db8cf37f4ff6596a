import { useT } from '@/lib/client/translation'
import type { StatusAnswer } from '@/lib/features/invoice-tracking/client/invoice-tracking'
import type { InvoiceTimeline } from '@/lib/features/invoice-tracking/client/use-invoice-timeline'
import { explainChannel } from '@/lib/features/invoice-tracking/domain/explain-channel'

/**
 * What the customer's settings say of a channel that was not taken; nothing where it was, or where
 * the customer is not known.
 */
export function TrackingChannelNote({
  answer,
  timeline,
}: {
  answer: StatusAnswer
  timeline: InvoiceTimeline
}) {
  const t = useT()
  const explained =
    answer.Transaction && timeline.customer && explainChannel(answer.Transaction, timeline.customer)
  if (!explained) return null
  const { requested: channel, blockedIds, distributionType } = explained
  return (
    <ul className="mt-2 text-ink-2">
      {blockedIds !== null && blockedIds.length > 0 && (
        <li>{t('invoiceTracking.drift.blocked', { channel, ids: blockedIds.join(', ') })}</li>
      )}
      {distributionType && (
        <li>{t('invoiceTracking.drift.distribution', { type: distributionType })}</li>
      )}
      {blockedIds === null && <li>{t('invoiceTracking.drift.notKnown', { channel })}</li>}
      {blockedIds?.length === 0 && <li>{t('invoiceTracking.drift.unexplained', { channel })}</li>}
    </ul>
  )
}
