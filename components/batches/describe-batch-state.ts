import type { ExactNumber } from '@/lib/contracts/exact-number'
import type { Translate } from '@/lib/shared/i18n/translate'
import type { ReadBatch } from './batch-outcome'

/**
 * Running, done, partly done, or in the service’s own word; an end is counted where rows are named.
 * All rows are spoken of only where as many are shown as the batch has, else only those shown.
 *
 * @param total how many rows the batch has, null where nobody tells.
 */
export function describeBatchState(
  t: Translate,
  { status, isOver, rows }: ReadBatch,
  total: ExactNumber | null,
): string {
  const done = rows.filter(({ is }) => is === 'booked').length
  const failed = rows.filter(({ is }) => is === 'failed').length
  if (!isOver) return describeRunning(t, status)
  if (done + failed === 0) return t('batches.receivables.ended', { status: status ?? '' })
  if (total === null || Number(total) !== rows.length)
    return t('batches.receivables.shown', {
      ...{ shown: rows.length, done, failed },
      total: Number(total) > rows.length ? String(total) : 'unknown',
    })
  if (failed === rows.length) return t('batches.receivables.refused', { count: failed })
  if (failed > 0) return t('batches.receivables.partly', { done, failed })
  return done === rows.length
    ? t('batches.receivables.done', { count: done })
    : t('batches.receivables.ended', { status: status ?? '' })
}

/** A batch that has no end yet, in words; by the service’s own word where it is another one. */
function describeRunning(t: Translate, status: string | null): string {
  const word = status?.trim().toUpperCase()
  if (!word || word === 'RUNNING') return t('batches.receivables.running')
  return word === 'QUEUED'
    ? t('batches.receivables.queued')
    : t('batches.receivables.unfinished', { status: status ?? '' })
}
