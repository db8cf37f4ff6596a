import 'server-only'
import { draftMax } from '@/lib/contracts/desk/user-state'
import type { Operation } from '@/lib/contracts/operation'
import { findOperation, type OperationName } from '@/lib/contracts/registry'
import { type Failure, makeFailure, type Result } from '@/lib/contracts/result'
import { executeFromRequest } from '@/lib/platform/gateway/execute-operation'
import { isFromOwnPage } from '@/lib/platform/session/origin'

/** What a route lets through: operations of one effect, and bodies up to a length in characters. */
export type OperationRoute = { effect: Operation['effect']; bodyMax: number }

/**
 * Answers a request of one of the desk's own pages (header `x-desk: 1` and own origin) that names
 * an exposed operation of the gate's effect. Nobody on the way may store the answer. A page that
 * gives its request up gives up what was asked of the upstream for it. Nothing of a stranger's body
 * is read.
 */
export async function handleOperationRequest(
  request: Request,
  name: string,
  { effect, bodyMax }: OperationRoute,
): Promise<Response> {
  const operation = findOperation(name)
  if (!operation?.exposed || operation.effect !== effect)
    return toResultResponse(makeFailure({ kind: 'not-found', code: 'operation' }))
  if (request.headers.get('x-desk') !== '1' || !(await isFromOwnPage()))
    return toResultResponse(makeFailure({ kind: 'forbidden', code: 'wrong-origin' }))

  const isBackground = request.headers.get('x-desk-asked-by') === 'itself'
  const readInput = async () => parseBody(await readBoundedText(request, bodyMax))
  return toResultResponse(
    await executeFromRequest(name as OperationName, readInput, {
      signal: request.signal,
      isBackground,
    }),
  )
}

/** Answers `POST /api/read/<operation>`: read operations only. */
export const handleReadRequest = (request: Request, name: string): Promise<Response> =>
  handleOperationRequest(request, name, { effect: 'read', bodyMax: 100_000 })

/**
 * Answers `POST /api/local-write/<operation>`: what a person keeps for themselves, by a route of its own
 * (docs/decisions/0006).
 */
export const handleLocalWriteRequest = (request: Request, name: string): Promise<Response> =>
  handleOperationRequest(request, name, { effect: 'local-write', bodyMax: draftMax + 1_000 })

/** The body, or null when it is longer than it may be: no more of it is read then. */
async function readBoundedText(request: Request, bodyMax: number): Promise<string | null> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of request.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > bodyMax) return null
  }
  return text
}

function parseBody(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The status with which a route tells of a failure. */
export const httpStatusByFailure: Record<Failure['kind'], number> = {
  unauthenticated: 401,
  forbidden: 403,
  invalid: 400,
  'not-found': 404,
  conflict: 409,
  refused: 422,
  throttled: 429,
  'not-sent': 502,
  unreachable: 502,
  'unknown-outcome': 502,
  'off-contract': 502,
  broken: 500,
}

/** A result as a route answers it. */
export const toResultResponse = (result: Result<unknown>) =>
  Response.json(result, {
    status: result.ok ? 200 : httpStatusByFailure[result.failure.kind],
    headers: { 'cache-control': 'private, no-store' },
  })
