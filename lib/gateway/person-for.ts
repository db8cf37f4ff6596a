import 'server-only'
import { type OperationName, operations } from '../contracts/registry'
import { failed, type Result, succeeded } from '../contracts/result'
import { currentSession } from '../session/current-session'
import { comesFromOwnPage } from './origin'
import { refusedHere } from './refused-here'
import { mayDo } from './rights'

/**
 * The person of a request that asks for something that takes several operations: signed in, on a page of the desk, and with the right to one of those at
 * least. It is asked before anybody looks at what arrived; each operation asks for itself all the same.
 */
export async function personFor(names: readonly OperationName[]): Promise<Result<string>> {
  if (!(await comesFromOwnPage())) return failed({ kind: 'forbidden', code: 'wrong-origin' })
  const session = await currentSession()
  if (!session) return failed({ kind: 'unauthenticated' })
  const [first] = names
  if (first !== undefined && !names.some((name) => mayDo(session, operations[name]))) return refusedHere(session, operations[first], 'right')
  return succeeded(session.userName)
}
