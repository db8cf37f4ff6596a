'use server'

import { ResendRequest, type SubmissionOutcome } from '@/lib/contracts/desk/batches'
import type { Input } from '@/lib/contracts/registry'
import { type Failure, makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { findLostBatch } from '@/lib/features/batches/server/public'
import { defineWrite } from '@/lib/platform/gateway/define-write'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { unsealFields } from '@/lib/platform/journal/sealed-payload'
import { findJournalRow } from '@/lib/platform/journal/write-journal'
import { isResendable, isTakenBefore, resendable } from '@/lib/shared/batch-rows/resend-rules'
import { finishSubmission } from './finish-submission'

/**
 * Sends what was sent before once more, with the same ids and the same rows, because a person asks
 * for it. It looks first: what is found is not sent, and while it cannot be told whether it is
 * there, nothing is sent either, unless a person has recorded since the last try that it is not.
 */
export const sendAgain = defineWrite({
  name: 'sendAgain',
  operations: resendable,
  input: ResendRequest,
  run: sendBatchAgain,
})

async function sendBatchAgain({
  idempotencyKey,
  userName,
}: ResendRequest): Promise<Result<SubmissionOutcome>> {
  const entry = await executeOperation('getSentBatch', { params: { idempotencyKey } })
  if (!entry.ok) return entry
  const { sent } = entry.value
  const { operation, person, state, requestId } = sent
  if (person !== userName) return makeFailure({ kind: 'forbidden', code: 'other-person' })
  if (!isResendable(operation) || !['unknown', 'not-applied', 'not-sent'].includes(state))
    return makeFailure({ kind: 'conflict', code: 'not-open' })

  const found = state === 'not-sent' ? null : await findLostBatch(idempotencyKey)
  if (found?.ok && found.value.is === 'found')
    return makeSuccess({ batchId: found.value.batchId, checked: true })
  if (found && sent.record?.found !== 'not-applied') {
    if (!found.ok) return toUnknownOutcome(found.failure)
    if (found.value.is === 'open' || isTakenBefore(sent))
      return makeFailure({ kind: 'conflict', code: 'may-be-there' })
  }

  const payload = unsealFields((await findJournalRow(idempotencyKey))?.payload, idempotencyKey)
  if (!payload) return makeFailure({ kind: 'conflict', code: 'erased' })
  return finishSubmission(
    idempotencyKey,
    await executeOperation(operation, payload as Input<typeof operation>, {
      idempotencyKey,
      again: { after: requestId, mayBeThere: state !== 'not-sent' },
    }),
  )
}

/**
 * Nothing goes out after a look that failed. That is no word about the try before, which may be
 * there.
 */
const toUnknownOutcome = (failure: Failure) =>
  makeFailure(
    failure.kind === 'unauthenticated' ? failure : { ...failure, kind: 'unknown-outcome' },
  )
