import 'server-only'
import { randomUUID } from 'node:crypto'
import { type Answer, type OperationName, operations } from '@/lib/contracts/registry'
import { makeFailure, type Result } from '@/lib/contracts/result'
import {
  awaitOutcome,
  callOff,
  findJournalRow,
  isCalledOff,
} from '@/lib/platform/journal/write-journal'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { computeFingerprint, isSameSubmission } from './execute-once'
import { mayDo } from './rights'

/**
 * What became of a write that arrived before under this key, or null when it has not, or when
 * nothing was done and it may go out again. Waits for one that is under way. Another person's key,
 * or another draft under the same one, is refused.
 */
export async function findPreviousOutcome<Name extends OperationName>(
  name: Name,
  idempotencyKey: string,
  draft: unknown,
): Promise<Result<Answer<Name>> | null> {
  const session = await findCurrentSession()
  if (!session) return makeFailure({ kind: 'unauthenticated' })
  const row = await findJournalRow(idempotencyKey)
  if (!row || row.state === 'not-sent') return null
  if (!isSameSubmission(row, computeFingerprint(name, draft), session.userName))
    return makeFailure({ kind: 'conflict', code: 'idempotency-key-reused' })
  return (await awaitOutcome(row)) as Result<Answer<Name>>
}

/** The user name of the person of this request, or null. */
export const findSignedInName = async () => (await findCurrentSession())?.userName ?? null

/**
 * Makes sure that a write which has not arrived never goes out: should it still be on its way, it
 * will find its place taken. For what a person gave up on because the desk did not answer. What a
 * person may not do would be refused as it arrives, so nothing is noted of it. True where it surely
 * never goes out: its place is taken by this person's calling off, now or before.
 */
export async function ensureNeverSent(
  name: OperationName,
  idempotencyKey: string,
): Promise<boolean> {
  const session = await findCurrentSession()
  if (!session) return false
  if (mayDo(session, operations[name]))
    await callOff({
      idempotencyKey,
      operation: name,
      area: operations[name].area,
      person: session.userName,
      requestId: randomUUID(),
    })
  const row = await findJournalRow(idempotencyKey)
  if (!row) return true
  return row.person === session.userName && isCalledOff(row)
}
