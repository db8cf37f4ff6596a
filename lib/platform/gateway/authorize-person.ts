import 'server-only'
import { type OperationName, operations } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { isFromOwnPage } from '@/lib/platform/session/origin'
import { deny } from './deny'
import { mayDo } from './rights'

/**
 * The person of a request that asks for something that takes several operations: signed in, on a
 * page of the desk, and with the right to one of those at least. It is asked before anybody looks
 * at what arrived; each operation asks for itself all the same.
 */
export async function authorizePerson(names: readonly OperationName[]): Promise<Result<string>> {
  if (!(await isFromOwnPage())) return makeFailure({ kind: 'forbidden', code: 'wrong-origin' })
  const session = await findCurrentSession()
  if (!session) return makeFailure({ kind: 'unauthenticated' })
  const [first] = names
  if (first !== undefined && !names.some((name) => mayDo(session, operations[name])))
    return deny(session, operations[first], 'right')
  return makeSuccess(session.userName)
}
