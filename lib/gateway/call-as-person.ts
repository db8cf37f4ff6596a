import 'server-only'
import type { Operation } from '../contracts/operation'
import { type Failure, failed, type Result } from '../contracts/result'
import { env } from '../env'
import { bearerAfterRefusal, bearerOf, endRefused, isExpired, type Session } from '../session/current-session'
import { isPartnerExpired, type PartnerBearer, partnerBearerOf } from '../session/partner-token'
import { call } from '../upstream/call'
import type { ParsedInput } from '../upstream/request'
import { pauseFor, pauseLeft } from './pauses'

/** Seconds of a pause where a 429 names none. */
const pauseSeconds = 10

/**
 * Calls upstream with the person's own token: refreshed when it is nearly over, refreshed and replayed once after a 401 (or a 403 with an
 * expired token). A second refusal ends the session. Where the partner part has a token of its own, its operations carry that: nobody can refresh it, so
 * a refusal asks for a new sign-in, and the session lives on. After a 429 the person's calls to the area wait for as long as was asked.
 */
export async function callAsPerson(
  operation: Operation,
  input: ParsedInput,
  session: Session,
  requestId: string,
  signal?: AbortSignal,
): Promise<Result<unknown>> {
  const left = pauseLeft(session, operation.area)
  if (left > 0) return failed({ kind: 'throttled', code: 'paused', retryAfter: left, requestId })

  const ownToken = operation.area === 'partner' && env().PARTNER_TOKEN === 'own'
  const send = ownToken ? calledWithPartnerToken : calledWithPersonsToken
  const result = await send(operation, input, session, requestId, signal)
  if (!result.ok && result.failure.kind === 'throttled') {
    const retryAfter = result.failure.retryAfter ?? pauseSeconds
    await pauseFor(session.userName, operation.area, retryAfter)
    return failed({ ...result.failure, retryAfter })
  }
  return result
}

async function calledWithPersonsToken(operation: Operation, input: ParsedInput, session: Session, requestId: string, signal?: AbortSignal) {
  const bearer = await bearerOf(session)
  if (!bearer.ok) return withoutToken(bearer.reason, operation, requestId)
  const first = await call(operation, input, bearer.token, requestId, signal)
  return refusedToken(first, bearer.session) ? replayed(operation, input, bearer.session, requestId, signal) : first
}

async function calledWithPartnerToken(operation: Operation, input: ParsedInput, session: Session, requestId: string, signal?: AbortSignal) {
  const bearer = partnerBearerOf(session.row)
  if (!bearer.ok) return failed({ ...withoutPartnerToken[bearer.reason], requestId })
  const result = await call(operation, input, bearer.token, requestId, signal)
  const ranOut = !result.ok && result.failure.kind === 'forbidden' && isPartnerExpired(session.row)
  return ranOut ? failed({ kind: 'unauthenticated', requestId }) : result
}

const withoutPartnerToken: Record<Exclude<PartnerBearer, { ok: true }>['reason'], Failure> = {
  ended: { kind: 'unauthenticated', code: 'partner-token' },
  refused: { kind: 'forbidden', code: 'partner-token' },
  unreachable: { kind: 'unreachable', code: 'partner-token' },
}

function refusedToken(result: Result<unknown>, session: Session): boolean {
  if (result.ok) return false
  return result.failure.kind === 'unauthenticated' || (result.failure.kind === 'forbidden' && isExpired(session))
}

async function replayed(
  operation: Operation,
  input: ParsedInput,
  session: Session,
  requestId: string,
  signal?: AbortSignal,
): Promise<Result<unknown>> {
  const bearer = await bearerAfterRefusal(session)
  if (!bearer.ok) return withoutToken(bearer.reason, operation, requestId)
  const second = await call(operation, input, bearer.token, requestId, signal)
  if (!second.ok && second.failure.kind === 'unauthenticated') await endRefused(session)
  return second
}

function withoutToken(reason: 'ended' | 'unreachable', operation: Operation, requestId: string): Result<never> {
  if (reason === 'ended') return failed({ kind: 'unauthenticated', requestId })
  return failed({ kind: operation.effect === 'write' ? 'not-sent' : 'unreachable', code: 'identity', requestId })
}
