import 'server-only'
import type { Operation } from '@/lib/contracts/operation'
import { makeFailure, type Result } from '@/lib/contracts/result'
import { getEnv } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { toResult } from './answer'
import { noteDrift } from './drift/drift'
import { recordOffer } from './offered-operations'
import { getOverride, withOwnFieldNames } from './overrides/overrides'
import { type ParsedInput, toRequest } from './request'
import { withPolicy } from './resilience'
import { send } from './send'

/** How long one call may take, in milliseconds. */
export const getDeadlineMs = () => getEnv().UPSTREAM_TIMEOUT_SECONDS * 1000

/**
 * Calls one operation with the token given to it. Never throws for what an upstream may do: every
 * way to end has its kind (architecture.md, section 6).
 *
 * @param input what the contract has already parsed.
 * @param requestId travels to the upstream and stands in the log.
 * @param signal gives a read up: the connection is closed and it is not tried again.
 */
export async function callUpstream(
  operation: Operation,
  input: ParsedInput,
  token: string | null,
  requestId: string,
  signal?: AbortSignal,
): Promise<Result<unknown>> {
  if (!getOverride(operation).isOffered)
    return makeFailure({ kind: 'refused', code: 'not-offered', requestId })
  const startedAt = performance.now()
  const outgoing = toRequest(operation, input, token, requestId)
  const mode = operation.effect === 'write' ? 'write' : 'read'
  const result = await withPolicy(operation, async () =>
    toResult(
      operation,
      await send(
        outgoing,
        mode,
        Math.max(getDeadlineMs() - (performance.now() - startedAt), 1),
        signal,
      ),
      input,
    ),
  )
  recordOffer(operation, result)
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
  return result.ok
    ? result
    : { ok: false, failure: { ...withOwnFieldNames(operation, result.failure), requestId } }
}
