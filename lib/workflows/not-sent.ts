import 'server-only'
import { failed, type Result } from '../contracts/result'

/** A read before a write failed, so nothing was sent: a write never ends in words about a read. */
export function notSent(read: Extract<Result<unknown>, { ok: false }>): Result<never> {
  const { kind } = read.failure
  return kind === 'unreachable' || kind === 'off-contract' ? failed({ ...read.failure, kind: 'not-sent' }) : read
}
