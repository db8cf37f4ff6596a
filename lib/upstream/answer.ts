import 'server-only'
import { parseExact } from '../contracts/exact-json'
import type { Operation } from '../contracts/operation'
import { type Failure, failed, type Result, succeeded } from '../contracts/result'
import { believed } from './answered-word'
import { offerOf } from './offered'
import { ownStatus, toOwnFields } from './overrides/overrides'
import { readAnswer } from './read-answer'
import { readRefusal } from './refusal-reasons'
import type { ParsedInput } from './request'
import type { Exchange } from './send'

/** What an exchange means for an operation: the answer of its contract, or the failure of its kind (design.md, sections 4 and 6). */
export function meaningOf(operation: Operation, exchange: Exchange, input: ParsedInput = {}): Result<unknown> {
  const write = operation.effect === 'write'
  if (exchange.kind === 'not-sent') return failed({ kind: write ? 'not-sent' : 'unreachable', code: exchange.code })
  if (exchange.kind === 'lost') return failed({ kind: write ? 'unknown-outcome' : 'unreachable', code: exchange.code })
  if (exchange.status >= 300) return failed(refusal(operation, exchange, input))

  const status = ownStatus(operation, exchange.status)
  const schema = operation.answers[status]
  if (exchange.text.trim() === '' && schema?.safeParse(null).success) return succeeded(null, status)
  if (schema === null) return succeeded(null, status)
  const body = ownBodyOf(operation, exchange.text)
  const reading = body.ok ? readAnswer(operation, schema ?? firstSchema(operation), body.value) : null
  // A success that the contract does not know may mean "accepted" as well as "done": of a write, nobody knows, unless it names the batch that it became.
  if (schema === undefined && write) {
    const accepted = reading?.ok && batchIdOf(reading.value) ? succeeded(reading.value, 202) : null
    return accepted ?? failed({ kind: 'unknown-outcome', code: 'off-contract', status })
  }
  if (reading?.ok) return believed(operation, reading.value, status, exchange.text)
  const code = body.ok ? 'off-contract' : 'unreadable'
  return failed({ kind: write ? 'unknown-outcome' : 'off-contract', code, status, ...(reading && { fields: reading.fields }) })
}

/** The id of the batch that a write became, under either of its two names; blank where it names none. */
function batchIdOf(value: unknown): string | null | undefined {
  const answer = (value ?? {}) as { batchUuid?: string | null; data?: { batchId?: string | null } | null }
  return answer.data?.batchId ?? answer.batchUuid
}

/** The first answer that an operation of an area declares has a body. */
const firstSchema = (operation: Operation) => Object.values(operation.answers)[0]!

function refusal(operation: Operation, { status, headers, text }: Extract<Exchange, { kind: 'answered' }>, input: ParsedInput): Failure {
  const offer = offerOf(operation, status, text, input)
  return { kind: kindOf(operation, status), status, ...readRefusal(text), ...retryAfterOf(headers['retry-after']), ...offer }
}

function kindOf(operation: Operation, status: number): Failure['kind'] {
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

/** Seconds, from a number of seconds or a date. At most an hour: a longer pause is not believed. */
function retryAfterOf(header: string | string[] | undefined): Pick<Failure, 'retryAfter'> {
  const value = Array.isArray(header) ? header[0] : header
  if (!value) return {}
  const seconds = /^\d+$/.test(value.trim()) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000)
  return Number.isFinite(seconds) ? { retryAfter: Math.min(Math.max(seconds, 0), 3600) } : {}
}

/** The body of a success, with its fields where the contract has them. */
function ownBodyOf(operation: Operation, text: string): ReturnType<typeof bodyOf> {
  const body = bodyOf(text)
  return body.ok ? { ok: true, value: toOwnFields(operation, body.value) } : body
}

function bodyOf(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: parseExact(text) }
  } catch {
    return { ok: false }
  }
}
