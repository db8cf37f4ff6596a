import {
  type CauseTexts,
  formatTransactionStatus,
} from '@/lib/features/invoice-search/messages/public'
import type { InvoiceStatusSummary } from '@/lib/features/invoice-tracking/domain/invoice-status-summary'
import type { InvoiceNextStep } from '@/lib/features/invoice-tracking/domain/next-step'
import type { Translate } from '@/lib/shared/i18n/translate'

/** Where an invoice is as one sentence in words. */
export function describeInvoiceStatus(
  t: Translate,
  sentence: InvoiceStatusSummary,
  causes: CauseTexts | null,
): { words: string } {
  const transaction = sentence.transaction
    ? formatTransactionStatus(t, sentence.transaction, causes)
    : ''
  const isAlone = sentence.key === 'transactionOnly' || sentence.key === 'processed'
  return {
    words: t(`invoiceTracking.sentence.${sentence.key}`, {
      ...sentence.params,
      transaction: isAlone ? transaction : toLowerFirst(transaction),
    }),
  }
}

/** The one next step in words. */
export const describeNextStep = (
  t: Translate,
  next: InvoiceNextStep,
  { fieldToMend }: InvoiceStatusSummary,
) => t(`invoiceTracking.next.${next}`, { field: fieldToMend ?? 'none' })

/** A value as it came, so that absent, null and blank are told apart. */
export function formatRawValue(t: Translate, raw: unknown): string {
  if (raw === undefined) return t('invoiceTracking.level.absent')
  if (raw === null) return t('invoiceTracking.level.nullValue')
  return typeof raw === 'string' ? `“${raw}”` : String(raw)
}

const toLowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
