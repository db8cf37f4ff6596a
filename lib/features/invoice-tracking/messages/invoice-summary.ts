import type { CauseTexts } from '@/lib/features/invoice-search/messages/public'
import type { SummaryFacts } from '@/lib/features/invoice-tracking/domain/summary-facts'
import { formatAmount } from '@/lib/shared/format/amount'
import { formatWallTime } from '@/lib/shared/format/wall-time'
import { t } from '@/lib/shared/i18n/translate-invoice-tracking'
import { describeInvoiceStatus } from './describe-invoice-status'

/**
 * A summary to paste into a reply: plain text, a fact a line, with the dates as they came and when
 * it was read.
 */
export function formatSummary(
  { number, company, amount: value, kid, sentence, ...facts }: SummaryFacts,
  causes: CauseTexts | null,
): string {
  const sender = { company: company ?? 'none' }
  const lines = [
    number === null
      ? t('where.summary.anInvoice', sender)
      : t('where.summary.invoice', { number, ...sender }),
    value === null ? null : t('where.summary.amount', { amount: formatAmount(value) }),
    facts.invoiceDate && t('where.summary.dated', { day: facts.invoiceDate }),
    facts.dueDate && t('where.summary.due', { day: facts.dueDate }),
    kid && t('where.summary.kid', { kid }),
    sentence && t('where.summary.status', { words: describeInvoiceStatus(sentence, causes).words }),
    ...facts.events.map(({ kind, at }) =>
      t('where.summary.event', { time: formatWallTime(at), what: t(`where.event.${kind}`) }),
    ),
    t('where.summary.asOf', { time: formatWallTime(facts.readAt) }),
  ]
  return lines.filter(Boolean).join('\n')
}
