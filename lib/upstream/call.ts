import 'server-only'
import type { Operation } from '../contracts/operation'
import { failed, type Result } from '../contracts/result'
import { env } from '../env'
import { log } from '../log'
import { meaningOf } from './answer'
import { noteDrift } from './drift/drift'
import { learnOffer } from './offered-operations'
import { overrideOf, withOwnFieldNames } from './overrides/overrides'
import { type ParsedInput, toRequest } from './request'
import { underPolicy } from './resilience'
import { send } from './send'

/** How long one call may take, in milliseconds. */
export const deadlineMs = () => env().UPSTREAM_TIMEOUT_SECONDS * 1000

/**
 * Calls one operation with the token given to it. Never throws for what an upstream may do: every way to end has its kind (design.md, section 6).
 *
 * @param input what the contract has already parsed.
 * @param requestId travels to the upstream and stands in the log.
 * @param signal gives a read up: the connection is closed and it is not tried again.
 */
export async function call(
  operation: Operation,
  input: ParsedInput,
  token: string | null,
  requestId: string,
  signal?: AbortSignal,
): Promise<Result<unknown>> {
  if (!overrideOf(operation).isOffered) return failed({ kind: 'refused', code: 'not-offered', requestId })
  const startedAt = performance.now()
  const outgoing = toRequest(operation, input, token, requestId)
  const mode = operation.effect === 'write' ? 'write' : 'read'
  const result = await underPolicy(operation, async () =>
    meaningOf(operation, await send(outgoing, mode, Math.max(deadlineMs() - (performance.now() - startedAt), 1), signal), input),
  )
  learnOffer(operation, result)
  const ms = Math.round(performance.now() - startedAt)
  const outcome = result.ok ? 'ok' : result.failure.kind
  const level = result.ok || result.failure.status !== undefined ? 'info' : 'warn'
  log()[level](
    {
      requestId,
      operation: operation.name,
      area: operation.area,
      ms,
      outcome,
      ...(!result.ok && { status: result.failure.status, code: result.failure.code }),
    },
    'upstream',
  )
  noteDrift(operation, result)
  return result.ok ? result : { ok: false, failure: { ...withOwnFieldNames(operation, result.failure), requestId } }
}
