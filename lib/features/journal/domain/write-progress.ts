import type { JournalEntry } from '@/lib/contracts/desk/journal'
import type { Failure, Result } from '@/lib/contracts/result'

/** What a look showed of a write: that it was not made, so that it may be sent, or nothing yet. */
export type OutcomeCheckResult = 'notMade' | 'stillUnknown'

/**
 * Whether nobody knows what became of a write that failed so: it may have been done. `broken` is
 * that too: what broke may have broken after it went out.
 */
export const isUnknownFailure = (failure: Failure | null): boolean =>
  failure?.kind === 'unknown-outcome' || failure?.kind === 'broken'

/**
 * Whether a look found that the desk never received the write, and has called it off: only the
 * desk's own journal can tell so.
 */
export const isCalledOff = ({ kind, code }: Failure) => kind === 'not-sent' && code === 'called-off'

/** What a look came to, as the journal has it then. A look that failed proves nothing. */
export function readOutcomeCheck(
  result: Result<Pick<JournalEntry, 'state'>>,
): 'made' | OutcomeCheckResult {
  if (!result.ok) return isCalledOff(result.failure) ? 'notMade' : 'stillUnknown'
  if (result.value.state === 'done') return 'made'
  return ['not-applied', 'refused', 'not-sent'].includes(result.value.state)
    ? 'notMade'
    : 'stillUnknown'
}
