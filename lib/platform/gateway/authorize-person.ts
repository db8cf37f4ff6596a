import 'server-only'
import type { Operation } from '@/lib/contracts/operation'
import { type OperationName, operations } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { log } from '@/lib/platform/log'
import { findCurrentSession, type Session } from '@/lib/platform/session/current-session'
import { isFromOwnPage } from '@/lib/platform/session/origin'
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

/** Refuses an operation before or after anybody was asked, and logs who met which rule. */
export function deny(session: Session, operation: Operation, code: string): Result<never> {
  log().warn(
    { event: 'refused', operation: operation.name, person: session.userName, code },
    'gateway',
  )
  return makeFailure({ kind: 'forbidden', code })
}
