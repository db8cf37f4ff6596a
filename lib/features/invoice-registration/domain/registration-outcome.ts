import type { SubmissionOutcome } from '@/lib/contracts/desk/batches'
import type { JournalEntry } from '@/lib/contracts/desk/journal'
import type { Result } from '@/lib/contracts/result'

/**
 * What a batch of invoices came to. `recordedBy`: nothing that was read shows that it is booked;
 * this person has recorded so.
 */
export type RegistrationOutcome = SubmissionOutcome & { recordedBy?: string }

/**
 * Why a batch may be sent again: a check found that it is not there, or a person has recorded so.
 */
export type Absence = { is: 'absent' } | { is: 'recorded'; person: string }

/**
 * What the journal tells after a check: an outcome for good, or that it is not there, or that nobody
 * can tell yet (`open`). What a check has seen goes before what a person has recorded.
 */
export function toRegistrationOutcome({
  state,
  status,
  code,
  message,
  look,
  record,
}: JournalEntry): Result<RegistrationOutcome> | Absence | 'open' {
  if (state === 'accepted' || state === 'done')
    return {
      ok: true,
      value:
        record?.found === 'applied' && look?.found !== 'applied'
          ? toRecordedOutcome(record.person)
          : { batchId: null, looked: true },
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

/** A batch of which a person has recorded that it is booked. */
export const toRecordedOutcome = (person: string): RegistrationOutcome => ({
  batchId: null,
  looked: false,
  recordedBy: person,
})
