import type { CauseTexts } from '@/lib/features/invoice-search/messages/public'
import type { SummaryFacts } from '@/lib/features/invoice-tracking/domain/summary-facts'
import { formatAmount } from '@/lib/shared/format/amount'
import { formatWallTime } from '@/lib/shared/format/sent-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { describeInvoiceStatus } from './describe-invoice-status'

/**
 * A summary to paste into a reply: plain text, a fact a line, with the dates as they came and when
 * it was read.
 */
export function formatSummary(
  t: Translate,
  { number, company, amount: value, kid, sentence, ...facts }: SummaryFacts,
  causes: CauseTexts | null,
): string {
  const sender = { company: company ?? 'none' }
  const lines = [
    number === null
      ? t('invoiceTracking.summary.anInvoice', sender)
      : t('invoiceTracking.summary.invoice', { number, ...sender }),
    value === null ? null : t('invoiceTracking.summary.amount', { amount: formatAmount(value) }),
    facts.invoiceDate && t('invoiceTracking.summary.dated', { day: facts.invoiceDate }),
    facts.dueDate && t('invoiceTracking.summary.due', { day: facts.dueDate }),
    kid && t('invoiceTracking.summary.kid', { kid }),
    sentence &&
      t('invoiceTracking.summary.status', {
        words: describeInvoiceStatus(t, sentence, causes).words,
      }),
    ...facts.events.map(({ kind, at }) =>
      t('invoiceTracking.summary.event', {
        time: formatWallTime(t, at),
        what: t(`invoiceTracking.event.${kind}`),
      }),
    ),
    t('invoiceTracking.summary.asOf', { time: formatWallTime(t, facts.readAt) }),
  ]
  return lines.filter(Boolean).join('\n')
}
