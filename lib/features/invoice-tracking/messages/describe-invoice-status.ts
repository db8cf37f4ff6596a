import { noEnd } from '@/lib/features/customers/domain/public'
import {
  type CauseTexts,
  formatTransactionStatus,
} from '@/lib/features/invoice-search/messages/public'
import type { InvoiceStatusSummary } from '@/lib/features/invoice-tracking/domain/invoice-status-summary'
import type {
  CollectionStatus,
  LedgerStatus,
} from '@/lib/features/invoice-tracking/domain/lane-status'
import type {
  InvoiceNextStep,
  InvoicePosition,
} from '@/lib/features/invoice-tracking/domain/next-step'
import { formatDecimal } from '@/lib/shared/format/amount'
import { formatLongDate } from '@/lib/shared/format/date-time'
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

/**
 * What the ledger and debt collection say of an invoice, in sentences: what contradicts its delivery
 * first. Blank as long as nothing was read.
 */
export const describePosition = (
  t: Translate,
  { finding, ledger, collection }: InvoicePosition,
): string =>
  [
    finding && t(`invoiceTracking.finding.${finding}`),
    describeLedger(t, ledger),
    describeCollection(t, collection),
  ]
    .filter(Boolean)
    .join(' ')

function describeLedger(t: Translate, status: LedgerStatus): string {
  const { key, rest, due } = status
  const words = t(`invoiceTracking.ledger.${key}`, {
    rest: formatRest(t, rest),
    due: due ? formatLongDate(t, due) : '',
  })
  return [words, key !== 'paid' && describeStop(t, status)].filter(Boolean).join(' ')
}

function describeStop(t: Translate, { stoppedUntil, isStopUnreadable }: LedgerStatus): string {
  if (stoppedUntil === null) return isStopUnreadable ? t('invoiceTracking.ledger.stopUnread') : ''
  return stoppedUntil === noEnd
    ? t('invoiceTracking.ledger.stoppedForEver')
    : t('invoiceTracking.ledger.stopped', { day: formatLongDate(t, stoppedUntil) })
}

const describeCollection = (t: Translate, { key, rest, pausedUntil }: CollectionStatus): string =>
  t(`invoiceTracking.collection.${key}`, {
    rest: formatRest(t, rest),
    until: pausedUntil ? formatLongDate(t, pausedUntil) : 'none',
  })

const formatRest = (t: Translate, rest: LedgerStatus['rest']): string =>
  rest
    ? [formatDecimal(rest.amount), rest.currency].filter(Boolean).join(' ')
    : t('invoiceTracking.restUnknown')

/** A value as it came, so that absent, null and blank are told apart. */
export function formatRawValue(t: Translate, raw: unknown): string {
  if (raw === undefined) return t('invoiceTracking.level.absent')
  if (raw === null) return t('invoiceTracking.level.nullValue')
  return typeof raw === 'string' ? `“${raw}”` : String(raw)
}

const toLowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
