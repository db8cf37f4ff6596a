import type { Translate } from '@/lib/shared/i18n/translate'
import type { ReadBatch } from './batch-outcome'

/** Running, done, partly done, or in the service’s own word; an end is counted where rows are named. */
export function describeBatchState(t: Translate, { status, isOver, rows }: ReadBatch): string {
  const done = rows.filter(({ is }) => is === 'booked').length
  const failed = rows.filter(({ is }) => is === 'failed').length
  if (!isOver) return describeRunning(t, status)
  if (failed > 0 && failed === rows.length)
    return t('batches.receivables.refused', { count: failed })
  if (failed > 0) return t('batches.receivables.partly', { done, failed })
  if (rows.length > 0 && done === rows.length) return t('batches.receivables.done', { count: done })
  return t('batches.receivables.ended', { status: status ?? '' })
}

/** A batch that has no end yet, in words; by the service’s own word where it is another one. */
function describeRunning(t: Translate, status: string | null): string {
  const word = status?.trim().toUpperCase()
  if (!word || word === 'RUNNING') return t('batches.receivables.running')
  return word === 'QUEUED'
    ? t('batches.receivables.queued')
    : t('batches.receivables.unfinished', { status: status ?? '' })
}
