import 'server-only'
import type { Area, Operation } from '../contracts/operation'
import { env } from '../env'

/** A request as it goes out. */
export type UpstreamRequest = { method: string; url: string; headers: Record<string, string>; body?: string }

/** What an operation was asked with, already parsed by its contract. */
export type ParsedInput = { params?: unknown; query?: unknown; body?: unknown }

/**
 * Puts a request together. Path parameters have passed their pattern and are encoded all the same; the address is always our own setting,
 * never one that arrived in data.
 *
 * @param token the bearer token of the person, or null for operations that need none.
 */
export function toRequest(operation: Operation, input: ParsedInput, token: string | null, requestId: string): UpstreamRequest {
  const form = operation.contentType === 'application/x-www-form-urlencoded'
  const body =
    input.body === undefined ? undefined : form ? new URLSearchParams(input.body as Record<string, string>).toString() : JSON.stringify(input.body)
  return {
    method: operation.method,
    url: baseOf(operation.area) + pathOf(operation.path, input.params) + queryOf(input.query),
    headers: {
      accept: 'application/json',
      'x-request-id': requestId,
      ...(body !== undefined && { 'content-type': operation.contentType ?? 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body,
  }
}

/** The address of an area. Partner operations belong to distribution; the legacy ones stand at /webapi on the host of the collection area (assumed). */
export function baseOf(area: Area): string {
  const { IDENTITY_URL, RECEIVABLES_URL, DISTRIBUTION_URL, COLLECTION_URL } = env()
  const bases: Record<Exclude<Area, 'desk'>, string> = {
    identity: IDENTITY_URL,
    receivables: RECEIVABLES_URL,
    distribution: DISTRIBUTION_URL,
    partner: DISTRIBUTION_URL,
    collection: COLLECTION_URL,
    legacy: new URL('/webapi', COLLECTION_URL).href,
  }
  if (area === 'desk') throw new Error('desk operations have no upstream')
  return bases[area]
}

function pathOf(path: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, string>
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

function queryOf(query: unknown): string {
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined && value !== null && value !== '')
  if (pairs.length === 0) return ''
  return `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`
}
