import type { Result } from '@/lib/contracts/result'

/**
 * What a form does after a sending. `shown`: its row stands, so the row is shown in its place.
 * `unanswered`: nobody knows whether it arrived, so what was typed and its key stay. `again`:
 * nothing was registered under the key, so what is corrected is another submission.
 */
export type NextStep = 'shown' | 'unanswered' | 'again'

/**
 * @param wasUnanswered an earlier sending under the same key was not answered: what keeps this one
 *   from being looked at says nothing of that one.
 */
export function findNextStep(result: Result<unknown>, wasUnanswered: boolean): NextStep {
  if (result.ok) return 'shown'
  const { kind, code, status } = result.failure
  if (kind === 'unknown-outcome') return code === 'desk' ? 'unanswered' : 'shown'
  if (kind === 'broken') return 'unanswered'
  if (code === 'idempotency-key-reused') return 'shown'
  const isRefused = (kind === 'refused' || kind === 'conflict') && status !== undefined
  return wasUnanswered && !isRefused && !isCalledOff(result) ? 'unanswered' : 'again'
}

/**
 * The same after a check, which calls off what has not arrived. Where the service cannot be asked, a
 * row stands all the same; one that fails otherwise proves nothing.
 */
export function findStepAfterCheck(checked: Result<unknown>): NextStep {
  if (checked.ok || checked.failure.code === 'cannot-look') return 'shown'
  return isCalledOff(checked) ? 'again' : 'unanswered'
}

const isCalledOff = ({ failure }: Extract<Result<unknown>, { ok: false }>) =>
  failure.kind === 'not-sent' && failure.code === 'called-off'

/** Whether a person has checked each of those that are not confirmed; one that came since is not. */
export const isEachChecked = (
  open: readonly { idempotencyKey: string }[],
  checked: readonly string[],
): boolean => open.every(({ idempotencyKey }) => checked.includes(idempotencyKey))
