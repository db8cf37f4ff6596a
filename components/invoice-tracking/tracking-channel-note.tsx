import type { StatusAnswer } from '@/lib/features/invoice-tracking/client/invoice-tracking'
import type { InvoiceStory } from '@/lib/features/invoice-tracking/client/use-invoice-story'
import { explainChannel } from '@/lib/features/invoice-tracking/domain/explain-channel'
import { t } from '@/lib/shared/i18n/translate-invoice-tracking'

/**
 * What the customer's settings say of a channel that was not taken; nothing where it was, or where
 * the customer is not known.
 */
export function TrackingChannelNote({
  answer,
  story,
}: {
  answer: StatusAnswer
  story: InvoiceStory
}) {
  const explained =
    answer.Transaction && story.customer && explainChannel(answer.Transaction, story.customer)
  if (!explained) return null
  const { requested: channel, blockedIds, distributionType } = explained
  return (
    <ul className="mt-2 text-ink-2">
      {blockedIds.length > 0 && (
        <li>{t('where.drift.blocked', { channel, ids: blockedIds.join(', ') })}</li>
      )}
      {distributionType && <li>{t('where.drift.distribution', { type: distributionType })}</li>}
      {blockedIds.length === 0 && <li>{t('where.drift.unexplained', { channel })}</li>}
    </ul>
  )
}
