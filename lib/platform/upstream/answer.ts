import 'server-only'
import { parseExact } from '@/lib/contracts/exact-json'
import type { Operation } from '@/lib/contracts/operation'
import { type Failure, makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { findOfferFailure } from './offer-failure'
import { toOwnFields, toOwnStatus } from './overrides/overrides'
import { readAnswer } from './read-answer'
import { readRefusal } from './refusal-reasons'
import type { ParsedInput } from './request'
import type { Exchange } from './send'
import { resolveStatedOutcome } from './stated-outcome'

/**
 * What an exchange means for an operation: the answer of its contract, or the failure of its kind
 * (architecture.md, sections 4 and 6).
 */
export function toResult(
  operation: Operation,
  exchange: Exchange,
  input: ParsedInput = {},
): Result<unknown> {
  const write = operation.effect === 'write'
  if (exchange.kind === 'not-sent')
    return makeFailure({ kind: write ? 'not-sent' : 'unreachable', code: exchange.code })
  if (exchange.kind === 'lost')
    return makeFailure({ kind: write ? 'unknown-outcome' : 'unreachable', code: exchange.code })
  if (exchange.status >= 300) return makeFailure(toFailure(operation, exchange, input))

  const status = toOwnStatus(operation, exchange.status)
  const schema = operation.answers[status]
  if (exchange.text.trim() === '' && schema?.safeParse(null).success)
    return makeSuccess(null, status)
  if (schema === null) return makeSuccess(null, status)
  const body = parseOwnBody(operation, exchange.text)
  const reading = body.ok
    ? readAnswer(operation, schema ?? getFirstSchema(operation), body.value)
    : null
  // A success that the contract does not know may mean "accepted" as well as "done": of a write,
  // nobody knows, unless it names the batch that it became.
  if (schema === undefined && write) {
    const accepted =
      reading?.ok && findBatchId(reading.value) ? makeSuccess(reading.value, 202) : null
    return accepted ?? makeFailure({ kind: 'unknown-outcome', code: 'off-contract', status })
  }
  if (reading?.ok) return resolveStatedOutcome(operation, reading.value, status, exchange.text)
  const code = body.ok ? 'off-contract' : 'unreadable'
  return makeFailure({
    kind: write ? 'unknown-outcome' : 'off-contract',
    code,
    status,
    ...(reading && { fields: reading.fields }),
  })
}

/**
 * The id of the batch that a write became, under either of its two names; blank where it names
 * none.
 */
function findBatchId(value: unknown): string | null | undefined {
  const answer = (value ?? {}) as {
    batchUuid?: string | null
    data?: { batchId?: string | null } | null
  }
  return answer.data?.batchId ?? answer.batchUuid
}

/** The first answer that an operation of an area declares has a body. */
const getFirstSchema = (operation: Operation) => Object.values(operation.answers)[0]!

function toFailure(
  operation: Operation,
  { status, headers, text }: Extract<Exchange, { kind: 'answered' }>,
  input: ParsedInput,
): Failure {
  const offer = findOfferFailure(operation, status, text, input)
  return {
    kind: getFailureKind(operation, status),
    status,
    ...readRefusal(text),
    ...parseRetryAfter(headers),
    ...offer,
  }
}

function getFailureKind(operation: Operation, status: number): Failure['kind'] {
  if (status >= 500) return operation.effect === 'write' ? 'unknown-outcome' : 'unreachable'
  if (status < 400) return operation.effect === 'write' ? 'unknown-outcome' : 'off-contract'
  const known: Record<number, Failure['kind']> = {
    400: 'invalid',
    401: 'unauthenticated',
    403: 'forbidden',
    404: 'not-found',
    409: 'conflict',
    422: 'invalid',
    429: 'throttled',
  }
  return known[status] ?? 'refused'
}

/**
 * Seconds, from a number of seconds or a date. That one is counted from the time that the answer
 * itself tells: the clock of the service may be apart from ours. At most an hour: a longer pause is
 * not believed.
 */
function parseRetryAfter(headers: AnswerHeaders): Pick<Failure, 'retryAfter'> {
  const value = findHeader(headers, 'retry-after')
  if (!value) return {}
  const answeredAt = Date.parse(findHeader(headers, 'date') ?? '')
  const seconds = /^\d+(\.\d+)?$/.test(value.trim())
    ? Number(value)
    : (Date.parse(value) - (Number.isFinite(answeredAt) ? answeredAt : Date.now())) / 1000
  return Number.isFinite(seconds)
    ? { retryAfter: Math.min(Math.max(Math.ceil(seconds), 0), 3600) }
    : {}
}

type AnswerHeaders = Extract<Exchange, { kind: 'answered' }>['headers']

const findHeader = (headers: AnswerHeaders, name: string) => [headers[name]].flat()[0]

/** The body of a success, with its fields where the contract has them. */
function parseOwnBody(operation: Operation, text: string): ReturnType<typeof parseBody> {
  const body = parseBody(text)
  return body.ok ? { ok: true, value: toOwnFields(operation, body.value) } : body
}

function parseBody(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: parseExact(text) }
  } catch {
    return { ok: false }
  }
}
