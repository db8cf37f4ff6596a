import type { Verdict } from '@/components/ui/glyph'
import type { Answer } from '@/lib/client/operation-query'
import { isTakenBefore } from '@/lib/shared/batch-rows/resend-rules'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { Translate } from '@/lib/shared/i18n/translate'
import { toVisibleMask } from '@/lib/shared/wire/masks'

export type SentBatch = Answer<'getSentBatch'>['sent']
export type SentRow = NonNullable<Answer<'getSentBatch'>['rows']>[number]
export type ReadBatch = NonNullable<Answer<'getSentBatch'>['batch']>

/**
 * How a batch that was sent from here stands: a shape and a sentence.
 *
 * @param recorder what stands in the place of who recorded its outcome.
 */
export function describeBatchOutcome(
  t: Translate,
  sent: SentBatch,
  recorder: string = toVisibleMask(sent.record?.person ?? ''),
): { verdict: Verdict; words: string } {
  const { state, end, batchId, record } = sent
  if (state === 'sending') return { verdict: 'run', words: t('batches.outcome.sending') }
  if (state === 'unknown') return { verdict: 'unknown', words: describeUnknown(t, sent) }
  if (record && (state === 'done' || state === 'not-applied'))
    return { verdict: state === 'done' ? 'ok' : 'new', words: describeRecord(t, record, recorder) }
  if (state === 'not-applied' || state === 'not-sent')
    return { verdict: 'new', words: t(`batches.outcome.${state}`) }
  if (state === 'refused')
    return {
      verdict: 'fail',
      words: t(end ? 'batches.outcome.allRefused' : 'batches.outcome.refused'),
    }
  if (state === 'done') return { verdict: 'ok', words: describeDone(t, sent) }
  if (!end) return { verdict: batchId ? 'wait' : 'unknown', words: t('batches.outcome.waiting') }
  return {
    verdict: 'warn',
    words: [
      describePartial(t, sent.rows, end),
      ...(record ? [describeRecord(t, record, recorder)] : []),
    ].join(' '),
  }
}

/**
 * That it is not known, and what is known all the same. Never how many are booked where none is
 * known to be.
 */
function describeUnknown(t: Translate, { rows, end, status, code }: SentBatch): string {
  if (!end)
    return t(
      isTakenBefore({ status, code }) ? 'batches.outcome.takenBefore' : 'batches.outcome.unknown',
    )
  return describePartial(t, rows, end)
}

const describeRecord = (
  t: Translate,
  { found }: NonNullable<SentBatch['record']>,
  person: string,
): string =>
  t(found === 'applied' ? 'batches.outcome.recordedBooked' : 'batches.outcome.recordedAbsent', {
    person,
  })

function describeDone(t: Translate, { rows, end }: SentBatch): string {
  if (!end) return t('batches.outcome.doneUnnamed')
  if (rows === null && end.succeeded + end.taken === 0) return t('batches.outcome.doneUncounted')
  const counted = {
    booked: end.succeeded,
    rows: rows ?? end.succeeded + end.taken,
    taken: end.taken,
  }
  return t(end.taken > 0 ? 'batches.outcome.doneTaken' : 'batches.outcome.done', counted)
}

function describePartial(
  t: Translate,
  rows: number | null,
  { succeeded, taken, failed }: NonNullable<SentBatch['end']>,
): string {
  if (rows === null) return t('batches.outcome.untoldUncounted')
  const booked = succeeded + taken
  const untold = rows - booked - failed
  if (untold <= 0) return t('batches.outcome.partly', { booked, rows, failed })
  return [
    t('batches.outcome.untold', { untold, rows }),
    ...(booked > 0 ? [t('batches.outcome.alsoBooked', { booked })] : []),
    ...(failed > 0 ? [t('batches.outcome.alsoFailed', { failed })] : []),
  ].join(' ')
}

/** What a batch is, in words: how many rows of which kind, and what they add up to. */
export function describeBatch(t: Translate, { operation, rows, sums }: SentBatch): string {
  const amounts = (sums ?? []).map(({ currency, total }) => `${formatDecimal(total)} ${currency}`)
  return [t(`batches.operation.${operation}`, { count: rows ?? -1 }), ...amounts].join(', ')
}

/** The kind of a batch that the service names, in words; a kind of later as it is named. */
export function labelBatchType(t: Translate, type: string): string {
  const known = (['INVOICE', 'PAYMENT', 'CORRECTION', 'NONE'] as const).find(
    (each) => each === type,
  )
  return known ? t(`batches.type.${known}`) : type
}

/** How the service says that a batch stands, in words; a status of later as it is named. */
export function labelBatchStatus(t: Translate, status: string): string {
  const known = (['QUEUED', 'SUCCESS', 'PARTIAL', 'FAILED'] as const).find(
    (each) => each === status,
  )
  return known ? t(`batches.statusWords.${known}`) : status
}

/** The kind of posting that an operation sends, or null. */
export const findAdjustmentKind = (operation: SentBatch['operation']) =>
  operation === 'createCorrections'
    ? 'correction'
    : operation === 'createPayments'
      ? 'payment'
      : null
