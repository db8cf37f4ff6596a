import type { Verdict } from '@/components/ui/glyph'
import type { BulkAction } from '@/lib/contracts/desk/bulk/bulk-actions'
import { describeBulkCounts, findBulkVerdict } from '@/lib/features/bulk-actions/messages/public'
import type { JournalEntry } from '@/lib/features/journal/client/journal'
import { isDocumentSend } from '@/lib/features/journal/domain/write-kinds'
import { findReason } from '@/lib/shared/format/describe-failure'
import type { Translate } from '@/lib/shared/i18n/translate'
import { toVisibleMask } from '@/lib/shared/wire/masks'

type Outcome = { verdict: Verdict; words: string }

/**
 * How a write stands: a shape and a few words; of many rows, how many came to what.
 *
 * @param bulkAction the one that it began, where it began one and that is known.
 * @param recorder what stands in the place of who recorded how it ended.
 */
export function describeWriteOutcome(
  t: Translate,
  entry: JournalEntry,
  bulkAction?: BulkAction,
  recorder: string = toVisibleMask(entry.record?.person ?? ''),
): Outcome {
  if (bulkAction)
    return { verdict: findBulkVerdict(bulkAction), words: describeBulkCounts(t, bulkAction) }
  const outcome = describeRows(t, entry) ?? describeState(t, entry)
  if (!entry.record || entry.look?.delivery) return outcome
  return {
    ...outcome,
    words: t('journal.outcome.recorded', { outcome: outcome.words, person: recorder }),
  }
}

/** Only what is known of the rows of a batch that has ended; null of one that has not. */
function describeRows(t: Translate, { operation, batch }: JournalEntry): Outcome | null {
  if (!batch?.end) return null
  const { rows, end } = batch
  const done = end.succeeded + end.taken
  const untold = rows === null ? (end.untold ?? 0) : Math.max(0, rows - done - end.failed)
  const isOfCustomers = operation === 'updateCustomers' || operation === 'createCustomers'
  const parts = [
    ...(done > 0
      ? [t(isOfCustomers ? 'journal.outcome.savedRows' : 'journal.outcome.booked', { count: done })]
      : []),
    ...(end.failed > 0 ? [t('journal.outcome.refusedRows', { count: end.failed })] : []),
    ...(untold > 0 ? [t('journal.outcome.unknownRows', { count: untold })] : []),
  ]
  if (parts.length === 0) return null
  const verdict = untold > 0 ? 'unknown' : end.failed === 0 ? 'ok' : done > 0 ? 'warn' : 'fail'
  return { verdict, words: parts.join(', ') }
}

function describeState(t: Translate, entry: JournalEntry): Outcome {
  switch (entry.state) {
    case 'done':
      if (isDocumentSend(entry.operation)) return describeDelivery(t, entry)
      return { verdict: 'ok', words: describeDone(t, entry) }
    case 'refused':
      return { verdict: 'fail', words: describeRefusal(t, entry) }
    case 'unknown':
      return { verdict: 'unknown', words: t('journal.outcome.unknown') }
    case 'accepted':
      return {
        verdict: 'wait',
        words: t(entry.batch ? 'journal.outcome.waiting' : 'journal.state.accepted'),
      }
    case 'sending':
      return { verdict: 'run', words: t('journal.state.sending') }
    case 'not-sent':
      return { verdict: 'new', words: t('journal.state.not-sent') }
    case 'not-applied':
      return { verdict: 'new', words: t('journal.state.not-applied') }
  }
}

/** A document is done once it is told that it was sent; until then it is accepted. */
function describeDelivery(t: Translate, { look }: JournalEntry): Outcome {
  if (look?.delivery === 'failed')
    return { verdict: 'fail', words: t('journal.outcome.undelivered') }
  return look?.delivery === 'sent'
    ? { verdict: 'ok', words: t('journal.outcome.sent') }
    : { verdict: 'wait', words: t('journal.state.accepted') }
}

/** What is done once it has begun; its end stands elsewhere. */
const startOperations = [
  'startExport',
  'startInvoiceExport',
  'startBulkAction',
  'startCustomerBulkAction',
]

function describeDone(t: Translate, entry: JournalEntry): string {
  if (entry.batch) return t('journal.outcome.allBooked')
  if (startOperations.includes(entry.operation)) return t('journal.outcome.started')
  if (!savedOperations.includes(entry.operation)) return t('journal.outcome.done')
  return t(isStoredAsSent(entry) ? 'journal.outcome.checked' : 'journal.outcome.saved')
}

const savedOperations = ['updateCustomer', 'createCustomer', 'updateArItem', 'addCustomerNote']

/** Whether a read right after it, or a later check, showed every field as it was sent. */
export function isStoredAsSent({ fields, look }: JournalEntry): boolean {
  if (look) return look.found === 'applied'
  const sent = fields.filter((field) => 'sent' in field)
  return (
    sent.length > 0 &&
    sent.every(
      (field) => 'stored' in field && JSON.stringify(field.stored) === JSON.stringify(field.sent),
    )
  )
}

function describeRefusal(t: Translate, { code, message, status, reasons }: JournalEntry): string {
  const reason =
    findReason(t, code) ??
    message ??
    reasons.find((each) => each.message)?.message ??
    code ??
    status
  return reason === null
    ? t('journal.outcome.refused')
    : t('journal.outcome.refusedBecause', { reason })
}
