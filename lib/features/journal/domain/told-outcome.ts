import type { JournalEntry } from '@/lib/contracts/desk/journal'
import type { Result } from '@/lib/contracts/result'

/** Why a write may be sent again: a look found that it is not there, or a person has recorded so. */
export type Absence = { is: 'absent' } | { is: 'recorded'; person: string }

/**
 * What the journal tells of a write after a look: an outcome for good, or that it is not there, or
 * that nobody can tell yet (`open`). What a look has seen goes before what a person has recorded.
 *
 * @param toValue makes the outcome of a write that is there: `recordedBy` is the person who has
 *   recorded so, null where a look saw it.
 */
export function toToldOutcome<Value>(
  { state, status, code, message, look, record }: JournalEntry,
  toValue: (recordedBy: string | null) => Value,
): Result<Value> | Absence | 'open' {
  if (state === 'accepted' || state === 'done') {
    const isRecorded = record?.found === 'applied' && look?.found !== 'applied'
    return { ok: true, value: toValue(isRecorded ? record.person : null) }
  }
  if (state === 'not-applied')
    return record?.found === 'not-applied' && look?.found !== 'not-applied'
      ? { is: 'recorded', person: record.person }
      : { is: 'absent' }
  if (state === 'unknown' || state === 'sending') return 'open'
  return {
    ok: false,
    failure: {
      kind: state,
      ...(status && { status }),
      ...(code && { code }),
      ...(message && { message }),
    },
  }
}
