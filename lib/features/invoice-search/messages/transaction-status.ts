import type { CauseKey } from '@/lib/features/delivery-failures/domain/public'
import {
  type ChannelRow,
  resolveChannels,
} from '@/lib/features/invoice-search/domain/channel-mismatch'
import {
  type CauseReader,
  type StatusRow,
  type StatusTone,
  summarizeTransactionStatus,
  type TransactionStatusSummary,
} from '@/lib/features/invoice-search/domain/transaction-status'
import type { Translate } from '@/lib/shared/i18n/translate'

/**
 * The known causes, as they are loaded after a page stands: what reads one from a text, and its
 * short name.
 */
export type CauseTexts = {
  causeOf: NonNullable<CauseReader>
  shortOf: (t: Translate, cause: CauseKey) => string
}

/** The status of a row as one sentence; without the causes a failure is told, and not why. */
export function describeRowStatus(
  t: Translate,
  row: StatusRow,
  causes: CauseTexts | null,
): { tone: StatusTone; words: string } {
  const sentence = summarizeTransactionStatus(row, causes?.causeOf ?? null)
  return { tone: sentence.tone, words: formatTransactionStatus(t, sentence, causes) }
}

/** The sentence of a transaction in words. */
export const formatTransactionStatus = (
  t: Translate,
  { key, params, cause }: TransactionStatusSummary,
  causes: CauseTexts | null,
): string =>
  t(`transactions.status.${key}`, {
    ...params,
    cause: cause && causes ? causes.shortOf(t, cause) : '',
  })

/**
 * The channels of a row as they are copied: `Peppol`, `Peppol → Print`, `Peppol → none`; nothing
 * where none is told.
 */
export function formatChannels(t: Translate, row: ChannelRow): string {
  const { requested, actual, mismatched, none, untold } = resolveChannels(row)
  if (mismatched) return `${requested} → ${actual}`
  if (none) return `${requested} → ${t('transactions.channel.none')}`
  if (untold) return `${requested} → ${t('transactions.channel.untold')}`
  return requested ?? actual ?? ''
}
