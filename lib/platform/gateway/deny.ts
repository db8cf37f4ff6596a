import 'server-only'
import type { Operation } from '@/lib/contracts/operation'
import { makeFailure, type Result } from '@/lib/contracts/result'
import { log } from '@/lib/platform/log'
import type { Session } from '@/lib/platform/session/current-session'

/** Refuses an operation before or after anybody was asked, and logs who met which rule. */
export function deny(session: Session, operation: Operation, code: string): Result<never> {
  log().warn(
    { event: 'refused', operation: operation.name, person: session.userName, code },
    'gateway',
  )
  return makeFailure({ kind: 'forbidden', code })
}
