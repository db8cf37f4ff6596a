import 'server-only'
import { Agent, type Dispatcher, request } from 'undici'
import { toCarriedText } from '@/lib/contracts/carried-text'
import type { UpstreamRequest } from './request'

/**
 * How an exchange ended. `not-sent`: nothing left the machine. `lost`: the request may have
 * arrived, the answer did not, or not whole; `code` is `timeout`, `reset`, `truncated`,
 * `too-large`, or `aborted` when the caller gave it up.
 */
export type Exchange =
  | {
      kind: 'answered'
      status: number
      headers: Record<string, string | string[] | undefined>
      text: string
    }
  | { kind: 'not-sent'; code: string }
  | { kind: 'lost'; code: 'timeout' | 'reset' | 'truncated' | 'too-large' | 'aborted' }

/** The longest answer that is read: 32 MB. */
const answerBytesMax = 32 * 1024 * 1024

/**
 * Sends one request and reads its answer, within a deadline. Follows no redirect, repeats nothing,
 * never throws for what a network may do.
 *
 * @param mode a write goes over a connection of its own, because a kept one that the other side has
 *   just closed would lose it without a trace.
 * @param deadlineMs for the whole exchange, in milliseconds.
 * @param signal gives the exchange up.
 */
export async function send(
  outgoing: UpstreamRequest,
  mode: 'read' | 'write',
  deadlineMs: number,
  signal?: AbortSignal,
): Promise<Exchange> {
  const deadline = AbortSignal.timeout(Math.ceil(deadlineMs))
  let answer: Dispatcher.ResponseData
  try {
    answer = await request(outgoing.url, {
      method: outgoing.method as Dispatcher.HttpMethod,
      headers: outgoing.headers,
      body: outgoing.body,
      dispatcher: getAgents()[mode],
      signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
    })
  } catch (error) {
    return signal?.aborted ? { kind: 'lost', code: 'aborted' } : toFailedExchange(error)
  }
  try {
    const bytes = await readBoundedBytes(answer)
    return bytes === null
      ? { kind: 'lost', code: 'too-large' }
      : {
          kind: 'answered',
          status: answer.statusCode,
          headers: answer.headers,
          text: toCarriedText(decodeText(bytes, answer.headers['content-type'])),
        }
  } catch {
    return {
      kind: 'lost',
      code: signal?.aborted ? 'aborted' : deadline.aborted ? 'timeout' : 'truncated',
    }
  }
}

function getAgents(): Record<'read' | 'write', Agent> {
  const holder = globalThis as { duedeskAgents?: Record<'read' | 'write', Agent> }
  holder.duedeskAgents ??= {
    read: new Agent({ connections: 64, keepAliveTimeout: 4_000, connect: { timeout: 3_000 } }),
    write: new Agent({ pipelining: 0, connect: { timeout: 3_000 } }),
  }
  return holder.duedeskAgents
}

/**
 * What goes wrong before the first byte of a request: finding the host, connecting, and the check of
 * its certificate, which TLS makes before anything is sent.
 */
const nothingLeft = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'CERT_REVOKED',
  'CERT_REJECTED',
  'CERT_UNTRUSTED',
  'CERT_SIGNATURE_FAILURE',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])

function toFailedExchange(error: unknown): Exchange {
  const { code, name, errors } = error as {
    code?: string
    name?: string
    errors?: { code?: string }[]
  }
  const codes = [code, ...(errors ?? []).map((inner) => inner.code)]
  const before = codes.find((each) => each !== undefined && nothingLeft.has(each))
  if (before) return { kind: 'not-sent', code: before }
  const late =
    name === 'TimeoutError' ||
    name === 'AbortError' ||
    code === 'UND_ERR_ABORTED' ||
    code === 'UND_ERR_HEADERS_TIMEOUT' ||
    code === 'UND_ERR_BODY_TIMEOUT'
  return { kind: 'lost', code: late ? 'timeout' : 'reset' }
}

async function readBoundedBytes(answer: Dispatcher.ResponseData): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer.body) {
    size += chunk.length
    if (size > answerBytesMax) {
      answer.body.destroy()
      return null
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * The text of an answer, without the mark that some frameworks put before it. JSON is UTF-8
 * (RFC 8259, section 8.1), and what can be read as such is hardly anything else, whatever its type
 * says; where it cannot, it is in the encoding that is named.
 */
function decodeText(bytes: Buffer, contentType: string | string[] | undefined): string {
  const [type = ''] = [contentType].flat()
  const named = /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i.exec(type)?.[1] ?? 'utf-8'
  const isWide = /^utf-?(16|32)/i.test(named)
  return (
    (isWide ? null : decodeWhole(bytes, 'utf-8')) ??
    decodeWhole(bytes, named) ??
    new TextDecoder().decode(bytes)
  )
}

/** Null where the bytes are no text of the encoding, or nobody knows it. */
function decodeWhole(bytes: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
