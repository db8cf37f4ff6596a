import 'server-only'
import { makeFailure, type Result } from '@/lib/contracts/result'
import { log } from '@/lib/platform/log'

/**
 * Runs a piece of the desk's own work, and makes a failure of the desk itself (its store, a bug) a
 * value. The text of such an error may hold what was sent, so only its name and code are logged.
 * The framework's own signals go on.
 */
export async function catchUnexpected<Value>(
  name: string,
  work: () => Promise<Result<Value>>,
): Promise<Result<Value>> {
  try {
    return await work()
  } catch (error) {
    if ((error as { digest?: string }).digest !== undefined) throw error
    log().error({ event: 'broken', operation: name, ...toLoggableError(error) }, 'gateway')
    return makeFailure({ kind: 'broken' })
  }
}

/** What may be logged of an error whose text may not. */
export function toLoggableError(error: unknown): { error: string; code?: string } {
  const { name, cause } = error as { name?: string; cause?: { code?: string } }
  return { error: name ?? typeof error, ...(cause?.code && { code: cause.code }) }
}
