import 'server-only'
import { makeFailure, type Result } from '@/lib/contracts/result'

/** A read before a write failed, so nothing was sent: a write never ends in words about a read. */
export function toNotSentFailure(read: Extract<Result<unknown>, { ok: false }>): Result<never> {
  const { kind } = read.failure
  return kind === 'unreachable' || kind === 'off-contract'
    ? makeFailure({ ...read.failure, kind: 'not-sent' })
    : read
}
