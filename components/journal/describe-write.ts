import type { JournalEntry } from '@/lib/features/journal/client/journal'
import { describeChangedFields } from '@/lib/features/journal/messages/describe-changed-fields'
import {
  decisionOperations,
  findNamedOperation,
  labelOperation,
} from '@/lib/features/journal/messages/journal-labels'
import type { Translate } from '@/lib/shared/i18n/translate'
import { isAmong } from '@/lib/shared/is-among'
import { findWriteObject, type WriteObject } from './find-write-object'
import { labelJournalField } from './journal-fields'

/**
 * A write in words: what was done and to what. The sentence is cut where the object stands in it,
 * so that it can be a link.
 */
export type WrittenSentence = { before: string; object: WriteObject | null; after: string }

/** Stands in a text in the place of the object. */
const slot = '\u0001'

/** One line of what was done, in the language of the reader. */
export function describeWrite(t: Translate, entry: JournalEntry): WrittenSentence {
  const named = findNamedOperation(entry.operation)
  if (!named) return { before: labelOperation(t, entry.operation), object: null, after: '' }
  const sentence = t(`journal.did.${named}`, {
    object: slot,
    fields: describeChangedFields(t, entry, labelJournalField) ?? 'none',
    same: describeSame(entry),
    verb: String(findSent(entry, 'verb') ?? ''),
    what: findSent(entry, 'creditNote.amount') === undefined ? 'stops' : 'credit',
  })
  const reason = findSent(entry, 'reason')
  const whole =
    typeof reason === 'string' && reason !== '' && isAmong(decisionOperations, named)
      ? t('journal.because', { sentence, reason })
      : sentence
  const [before = '', after = ''] = whole.split(slot)
  return { before, object: whole.includes(slot) ? findWriteObject(t, entry) : null, after }
}

/** The same as one text. */
export function formatSentence({ before, object, after }: WrittenSentence): string {
  return `${before}${object?.label ?? ''}${after}`
}

const findSent = ({ fields }: JournalEntry, name: string) =>
  fields.find(({ field }) => field === name)?.sent

/** What was said of a link between an invoice and a debt; `unknown` where it was erased. */
function describeSame(entry: JournalEntry): string {
  const same = findSent(entry, 'Same')
  return same === undefined ? 'unknown' : same ? 'yes' : 'no'
}
