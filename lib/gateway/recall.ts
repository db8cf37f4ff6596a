import 'server-only'
import type { Answer, OperationName } from '../contracts/registry'
import { failed, type Result } from '../contracts/result'
import { journalRow, outcomeOf } from '../journal/write-journal'
import { currentSession } from '../session/current-session'

/**
 * What became of an intent that arrived before, or null when it has not, or when nothing was done and it may go out again. Waits for one that is
 * under way. Another person's intent is refused.
 */
export async function recalled<Name extends OperationName>(name: Name, intentId: string): Promise<Result<Answer<Name>> | null> {
  const session = await currentSession()
  if (!session) return failed({ kind: 'unauthenticated' })
  const row = await journalRow(intentId)
  if (!row || row.state === 'not-sent') return null
  if (row.operation !== name || row.person !== session.userName) return failed({ kind: 'conflict', code: 'intent-reused' })
  return (await outcomeOf(row)) as Result<Answer<Name>>
}

/** The user name of the person of this request, or null. */
export const signedInName = async () => (await currentSession())?.userName ?? null
