import 'server-only'
import { type OperationName, operationNamed } from '../contracts/registry'
import { type Failure, failed, type Result } from '../contracts/result'
import { comesFromOwnPage } from './origin'
import { perform } from './perform'

/** The longest question that is read, in characters. */
const questionMax = 100_000

/**
 * Answers `POST /api/read/<operation>`: exposed read operations only, from the desk's own pages only (header `x-desk: 1` and own origin), never
 * stored by anyone on the way.
 */
export async function answerRead(request: Request, name: string): Promise<Response> {
  const operation = operationNamed(name)
  if (!operation?.exposed || operation.effect !== 'read') return answered(failed({ kind: 'not-found', code: 'operation' }))
  if (request.headers.get('x-desk') !== '1' || !(await comesFromOwnPage())) return answered(failed({ kind: 'forbidden', code: 'wrong-origin' }))

  const input = parsed(await boundedText(request))
  return answered(input === undefined ? failed({ kind: 'invalid', code: 'unreadable' }) : await perform(name as OperationName, input as never))
}

/** The body, or null when it is longer than a question may be: no more of it is read then. */
async function boundedText(request: Request): Promise<string | null> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of request.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > questionMax) return null
  }
  return text
}

function parsed(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const statusOf: Record<Failure['kind'], number> = {
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

const answered = (result: Result<unknown>) =>
  Response.json(result, { status: result.ok ? 200 : statusOf[result.failure.kind], headers: { 'cache-control': 'private, no-store' } })
