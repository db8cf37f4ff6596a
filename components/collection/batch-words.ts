import type { Verdict } from '@/components/ui/glyph'
import { t } from '@/lib/format/translate-collection-postings'
import type { Answer } from '@/lib/queries/operation-query'

export type SentBatch = Answer<'getSentBatch'>['sent']
export type SentRow = NonNullable<Answer<'getSentBatch'>['rows']>[number]
export type ReadBatch = NonNullable<Answer<'getSentBatch'>['batch']>

/** How a batch that was sent from here stands: a shape and a sentence. */
export function outcomeOf(sent: SentBatch): { verdict: Verdict; words: string } {
  const { state, end, batchId } = sent
  if (state === 'sending') return { verdict: 'run', words: t('batches.outcome.sending') }
  if (state === 'unknown') return { verdict: 'unknown', words: t('batches.outcome.unknown') }
  if (state === 'not-applied' || state === 'not-sent') return { verdict: 'new', words: t(`batches.outcome.${state}`) }
  if (state === 'refused') return { verdict: 'fail', words: t(end ? 'batches.outcome.allRefused' : 'batches.outcome.refused') }
  if (state === 'done') return { verdict: 'ok', words: doneWords(sent) }
  if (!end) return { verdict: batchId ? 'wait' : 'unknown', words: t('batches.outcome.waiting') }
  return { verdict: 'warn', words: partlyWords(sent.rows, end) }
}

function doneWords({ rows, end }: SentBatch): string {
  if (!end) return t('batches.outcome.doneUnnamed')
  const counted = { booked: end.succeeded, rows: rows ?? end.succeeded + end.taken, taken: end.taken }
  return t(end.taken > 0 ? 'batches.outcome.doneTaken' : 'batches.outcome.done', counted)
}

function partlyWords(rows: number | null, { succeeded, taken, failed }: NonNullable<SentBatch['end']>): string {
  const named = succeeded + taken + failed
  const counted = { booked: succeeded + taken, rows: rows ?? named, failed, untold: (rows ?? named) - named }
  return t(counted.untold > 0 ? 'batches.outcome.partlyUntold' : 'batches.outcome.partly', counted)
}

/** The kind of posting that an operation sends, or null. */
export const kindOf = (operation: SentBatch['operation']) =>
  operation === 'createCorrections' ? 'correction' : operation === 'createPayments' ? 'payment' : null

/** The first eight characters of an id, which tell it from others at a glance. */
export const shortId = (id: string) => (id.length > 12 ? id.slice(0, 8) : id)
