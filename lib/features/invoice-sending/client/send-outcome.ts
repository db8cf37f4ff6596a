import type { JournalEntry } from '@/lib/contracts/desk/journal'
import type { SendOutcome } from '@/lib/contracts/desk/sending/send-document'
import type { Result } from '@/lib/contracts/result'

/** Why a document may be sent again: a look found that it is not there, or a person recorded so. */
export type Absence = { is: 'absent' } | { is: 'recorded'; person: string }

type Sent = Pick<SendOutcome, 'companyId' | 'identifier'>

/**
 * What the journal tells of a send after a look: an outcome for good, that it is not there, or that
 * nobody can tell yet (`open`). It tells no receipt id: the page is found by the identifier too. What a look has seen goes before what a person has recorded.
 */
export function toSendOutcome(
  { state, status, code, message, look, record }: JournalEntry,
  sent: Sent,
): Result<SendOutcome> | Absence | 'open' {
  if (state === 'accepted' || state === 'done') {
    const isRecorded = record?.found === 'applied' && look?.found !== 'applied'
    return {
      ok: true,
      value: {
        ...sent,
        receiptId: null,
        requestStatus: null,
        looked: !isRecorded,
        recordedBy: isRecorded ? record.person : null,
      },
    }
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
