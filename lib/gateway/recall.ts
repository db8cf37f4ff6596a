import 'server-only'
import { randomUUID } from 'node:crypto'
import { type Answer, type OperationName, operations } from '../contracts/registry'
import { failed, type Result } from '../contracts/result'
import { callOff, isCalledOff, journalRow, outcomeOf } from '../journal/write-journal'
import { currentSession } from '../session/current-session'
import { fingerprintOf, isSameIntent } from './journalled'
import { mayDo } from './rights'

/**
 * What became of an intent that arrived before, or null when it has not, or when nothing was done and it may go out again. Waits for one that is
 * under way. Another person's intent, or another draft under the same one, is refused.
 */
export async function recalled<Name extends OperationName>(name: Name, intentId: string, draft: unknown): Promise<Result<Answer<Name>> | null> {
  const session = await currentSession()
  if (!session) return failed({ kind: 'unauthenticated' })
  const row = await journalRow(intentId)
  if (!row || row.state === 'not-sent') return null
  if (!isSameIntent(row, fingerprintOf(name, draft), session.userName)) return failed({ kind: 'conflict', code: 'intent-reused' })
  return (await outcomeOf(row)) as Result<Answer<Name>>
}

/** The user name of the person of this request, or null. */
export const signedInName = async () => (await currentSession())?.userName ?? null

/**
 * Makes sure that an intent which has not arrived never goes out: should it still be on its way, it will find its place taken. For what a person gave
 * up on because the desk did not answer. What a person may not do would be refused as it arrives, so nothing is noted of it. True where it surely never goes
 * out: its place is taken by this person's calling off, now or before.
 */
export async function calledOff(name: OperationName, intentId: string): Promise<boolean> {
  const session = await currentSession()
  if (!session) return false
  if (mayDo(session, operations[name]))
    await callOff({ intentId, operation: name, area: operations[name].area, person: session.userName, requestId: randomUUID() })
  const row = await journalRow(intentId)
  if (!row) return true
  return row.person === session.userName && isCalledOff(row)
}
