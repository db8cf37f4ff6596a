import 'server-only'
import type { Operation } from '../contracts/operation'
import { type Failure, failed, type Result, succeeded } from '../contracts/result'
import type { Exchange } from './send'

/** What an exchange means for an operation: the answer of its contract, or the failure of its kind (design.md, sections 4 and 6). */
export function meaningOf(operation: Operation, exchange: Exchange): Result<unknown> {
  const write = operation.effect === 'write'
  if (exchange.kind === 'not-sent') return failed({ kind: write ? 'not-sent' : 'unreachable', code: exchange.code })
  if (exchange.kind === 'lost') return failed({ kind: write ? 'unknown-outcome' : 'unreachable', code: exchange.code })
  if (exchange.status >= 300) return failed(refusal(operation, exchange))

  const schema = operation.answers[exchange.status]
  const body = exchange.text.trim() === '' && schema?.safeParse(null).success ? ({ ok: true, value: null } as const) : bodyOf(exchange.text)
  // A success that the contract does not know may mean "accepted" as well as "done": of a write, nobody knows.
  if (schema === undefined && write) return failed({ kind: 'unknown-outcome', code: 'off-contract', status: exchange.status })
  if (schema === null || (schema === undefined && noBodyAnywhere(operation))) return succeeded(null, exchange.status)
  const answer = body.ok ? (schema ?? firstSchema(operation)).safeParse(body.value) : null
  if (answer?.success) return succeeded(answer.data, exchange.status)

  const fields = answer ? Object.fromEntries(answer.error.issues.slice(0, 10).map((issue) => [issue.path.join('.'), issue.message])) : undefined
  return failed({ kind: write ? 'unknown-outcome' : 'off-contract', code: body.ok ? 'off-contract' : 'unreadable', status: exchange.status, fields })
}

const noBodyAnywhere = (operation: Operation) => Object.values(operation.answers).every((schema) => schema === null)

function firstSchema(operation: Operation) {
  const schema = Object.values(operation.answers).find((each) => each !== null)
  if (!schema) throw new Error(`${operation.name} declares no answer`)
  return schema
}

function refusal(operation: Operation, { status, headers, text }: Extract<Exchange, { kind: 'answered' }>): Failure {
  return { kind: kindOf(operation, status), status, ...wordsOf(text), ...retryAfterOf(headers['retry-after']) }
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

/** The upstream's own words. The shape of an error body is not shown (interface.md, part 7), so the usual names are tried. */
function wordsOf(text: string): Pick<Failure, 'message' | 'code' | 'fields'> {
  const body = bodyOf(text)
  if (!body.ok || typeof body.value !== 'object' || body.value === null) return text.trim() ? { message: presentable(text) } : {}
  const said = body.value as Record<string, unknown>
  const message = firstText(said, ['errorMessage', 'message', 'detail', 'title', 'error_description', 'error'])
  const code = firstText(said, ['errorCode', 'code', 'type'])
  const fields = typeof said.fields === 'object' && said.fields !== null ? said.fields : undefined
  return {
    ...(message && { message: presentable(message) }),
    ...(code && { code: presentable(code).slice(0, 60) }),
    ...(fields && {
      fields: Object.fromEntries(
        Object.entries(fields)
          .slice(0, 50)
          .map(([name, value]) => [name.slice(0, 100), presentable(String(value))]),
      ),
    }),
  }
}

const firstText = (said: Record<string, unknown>, names: string[]) =>
  names.map((name) => said[name]).find((value): value is string => typeof value === 'string' && value !== '')

/** Cut to 500 characters, without anything that looks like a token or an identity number. */
function presentable(text: string): string {
  return text
    .slice(0, 5_000)
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]')
    .replace(/\b(?:\d{2})?\d{6}[-+A-FU-Y]?\d{3}[\dA-Y]\d?\b/g, '[number]')
    .slice(0, 500)
    .trim()
}

/** Seconds, from a number of seconds or a date. At most an hour: a longer pause is not believed. */
function retryAfterOf(header: string | string[] | undefined): Pick<Failure, 'retryAfter'> {
  const value = Array.isArray(header) ? header[0] : header
  if (!value) return {}
  const seconds = /^\d+$/.test(value.trim()) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000)
  return Number.isFinite(seconds) ? { retryAfter: Math.min(Math.max(seconds, 0), 3600) } : {}
}

function bodyOf(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false }
  }
}
