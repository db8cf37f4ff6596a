import 'server-only'
import type { SubmissionOutcome } from '@/lib/contracts/desk/batches'
import type { Answer } from '@/lib/contracts/registry'
import { type Failure, makeSuccess, type Result } from '@/lib/contracts/result'
import { findLostBatch } from '@/lib/features/batches/server/public'

const blockingKinds: Failure['kind'][] = [
  'unauthenticated',
  'forbidden',
  'throttled',
  'unreachable',
  'not-sent',
  'broken',
]

/** True for a read before a write that failed so that the write could not go out either. */
export const isBlockingFailure = (
  read: Result<unknown>,
): read is Extract<Result<unknown>, { ok: false }> =>
  !read.ok && blockingKinds.includes(read.failure.kind)

/** Failures that carry the upstream's own status and may be contradicted by what a read shows. */
const refusals: Failure['kind'][] = [
  'unknown-outcome',
  'invalid',
  'forbidden',
  'not-found',
  'refused',
]

/**
 * What a batch write came to: its batch, or how it failed. What the upstream refused is believed
 * only when a look does not find it.
 */
export async function finishSubmission(
  idempotencyKey: string,
  answered: Result<Answer<'createCorrections'>>,
): Promise<Result<SubmissionOutcome>> {
  if (answered.ok)
    return makeSuccess({ batchId: answered.value.data?.batchId ?? null, checked: false })
  const { kind, status } = answered.failure
  if ((status ?? 500) >= 500 || !refusals.includes(kind)) return answered
  const found = await findLostBatch(idempotencyKey)
  if (found.ok && found.value.is === 'found')
    return makeSuccess({ batchId: found.value.batchId, checked: true })
  return answered
}
