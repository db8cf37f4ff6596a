import 'server-only'
import type { Operation } from '@/lib/contracts/operation'
import { type Failure, makeFailure, type Result } from '@/lib/contracts/result'
import { getEnv } from '@/lib/platform/env'
import {
  endRefusedSession,
  getBearer,
  isExpired,
  refreshBearer,
  type Session,
} from '@/lib/platform/session/current-session'
import {
  getPartnerBearer,
  isPartnerExpired,
  type PartnerBearer,
} from '@/lib/platform/session/partner-token'
import { callUpstream } from '@/lib/platform/upstream/call'
import type { ParsedInput } from '@/lib/platform/upstream/request'
import { getPauseLeft, storePause } from './pauses'

/** Seconds of a pause where a 429 names none. */
const pauseSeconds = 10

/**
 * Calls upstream with the person's own token: refreshed when it is nearly over, refreshed and
 * replayed once after a 401 (or a 403 with an expired token). A second refusal ends the session.
 * Where the partner part has a token of its own, its operations carry that: nobody can refresh it,
 * so a refusal asks for a new sign-in, and the session lives on. After a 429 the person's calls to
 * the area wait for as long as was asked. A read of one thing that is answered with another fails as
 * `other-record`.
 */
export async function callAsPerson(
  operation: Operation,
  input: ParsedInput,
  session: Session,
  requestId: string,
  signal?: AbortSignal,
): Promise<Result<unknown>> {
  const left = getPauseLeft(session, operation.area)
  if (left > 0)
    return makeFailure({ kind: 'throttled', code: 'paused', retryAfter: left, requestId })

  const hasOwnToken = operation.area === 'partner' && getEnv().PARTNER_TOKEN === 'own'
  const send = hasOwnToken ? callWithPartnerToken : callWithPersonToken
  const result = await send(operation, input, session, requestId, signal)
  if (!result.ok && result.failure.kind === 'throttled') {
    const retryAfter = result.failure.retryAfter ?? pauseSeconds
    await storePause(session.userName, operation.area, retryAfter)
    return makeFailure({ ...result.failure, retryAfter })
  }
  return result.ok && isAboutAnother(operation, input, result.value)
    ? makeFailure({ kind: 'off-contract', code: 'other-record', requestId })
    : result
}

/**
 * True where a read of one thing is answered with another. Case, blanks around it and zeros in front
 * make no other one (assumed); accents and blanks within do.
 */
function isAboutAnother(operation: Operation, input: ParsedInput, answer: unknown): boolean {
  if (operation.effect === 'write') return false
  const asked = operation.target(input)
  const told = operation.targetOfAnswer(answer)
  return asked !== null && told != null && normalizeTarget(asked) !== normalizeTarget(told)
}

const normalizeTarget = (target: string) =>
  target
    .trim()
    .toLowerCase()
    .replace(/^0+(?=.)/, '')

async function callWithPersonToken(
  operation: Operation,
  input: ParsedInput,
  session: Session,
  requestId: string,
  signal?: AbortSignal,
) {
  const bearer = await getBearer(session)
  if (!bearer.ok) return failWithoutToken(bearer.reason, operation, requestId)
  const first = await callUpstream(operation, input, bearer.token, requestId, signal)
  return isTokenRefused(first, bearer.session)
    ? retryCall(operation, input, bearer.session, requestId, signal)
    : first
}

async function callWithPartnerToken(
  operation: Operation,
  input: ParsedInput,
  session: Session,
  requestId: string,
  signal?: AbortSignal,
) {
  const bearer = getPartnerBearer(session.row)
  if (!bearer.ok) return makeFailure({ ...partnerTokenFailures[bearer.reason], requestId })
  const result = await callUpstream(operation, input, bearer.token, requestId, signal)
  const hasExpired =
    !result.ok && result.failure.kind === 'forbidden' && isPartnerExpired(session.row)
  return hasExpired ? makeFailure({ kind: 'unauthenticated', requestId }) : result
}

const partnerTokenFailures: Record<Exclude<PartnerBearer, { ok: true }>['reason'], Failure> = {
  ended: { kind: 'unauthenticated', code: 'partner-token' },
  refused: { kind: 'forbidden', code: 'partner-token' },
  unreachable: { kind: 'unreachable', code: 'partner-token' },
}

function isTokenRefused(result: Result<unknown>, session: Session): boolean {
  if (result.ok) return false
  return (
    result.failure.kind === 'unauthenticated' ||
    (result.failure.kind === 'forbidden' && isExpired(session))
  )
}

async function retryCall(
  operation: Operation,
  input: ParsedInput,
  session: Session,
  requestId: string,
  signal?: AbortSignal,
): Promise<Result<unknown>> {
  const bearer = await refreshBearer(session)
  if (!bearer.ok) return failWithoutToken(bearer.reason, operation, requestId)
  const second = await callUpstream(operation, input, bearer.token, requestId, signal)
  if (!second.ok && second.failure.kind === 'unauthenticated') await endRefusedSession(session)
  return second
}

function failWithoutToken(
  reason: 'ended' | 'unreachable',
  operation: Operation,
  requestId: string,
): Result<never> {
  if (reason === 'ended') return makeFailure({ kind: 'unauthenticated', requestId })
  return makeFailure({
    kind: operation.effect === 'write' ? 'not-sent' : 'unreachable',
    code: 'identity',
    requestId,
  })
}
