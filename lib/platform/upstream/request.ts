import 'server-only'
import { writeExact } from '@/lib/contracts/exact-json'
import type { Area, Operation } from '@/lib/contracts/operation'
import { getEnv } from '@/lib/platform/env'
import { moveFields } from './overrides/move-fields'
import type { Override } from './overrides/override'
import { getOverride } from './overrides/overrides'

/** A request as it goes out. */
export type UpstreamRequest = {
  method: string
  url: string
  headers: Record<string, string>
  body?: string
}

/** What an operation was asked with, already parsed by its contract. */
export type ParsedInput = { params?: unknown; query?: unknown; body?: unknown }

/**
 * Puts a request together. Path parameters have passed their pattern and are encoded all the same;
 * the address is always our own setting, never one that arrived in data. Where the service has the
 * operation elsewhere or under other names, UPSTREAM_OVERRIDES says so, here alone.
 *
 * @param token the bearer token of the person, or null for operations that need none.
 */
export function toRequest(
  operation: Operation,
  input: ParsedInput,
  token: string | null,
  requestId: string,
): UpstreamRequest {
  const override = getOverride(operation)
  const contentType = override.contentType ?? operation.contentType ?? 'application/json'
  const isForm = contentType === 'application/x-www-form-urlencoded'
  const toWireBody = (body: unknown) => buildBody({ ...input, body }, override)
  const body = isForm
    ? encodeForm(toWireBody(input.body))
    : writeExact(operation.body, input.body, toWireBody)
  return {
    method: override.method ?? operation.method,
    url:
      getBaseUrl(operation.area) +
      buildPath(override.path ?? operation.path, input.params) +
      buildQuery(input, override),
    headers: {
      accept: 'application/json',
      'x-request-id': requestId,
      ...(body !== undefined && { 'content-type': contentType }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body,
  }
}

/** What a person reads of a request: its address without the host, and what it carries. */
export function describeRequest(
  operation: Operation,
  input: ParsedInput,
): { method: string; path: string; body: unknown } {
  const override = getOverride(operation)
  return {
    method: override.method ?? operation.method,
    path: buildPath(override.path ?? operation.path, input.params) + buildQuery(input, override),
    body: buildBody(input, override),
  }
}

/**
 * The address of an area. Partner operations belong to distribution; the legacy ones stand at
 * /webapi on the host of the collection area (assumed).
 */
export function getBaseUrl(area: Area): string {
  const { IDENTITY_URL, RECEIVABLES_URL, DISTRIBUTION_URL, COLLECTION_URL } = getEnv()
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

const encodeForm = (body: unknown) =>
  body === undefined ? undefined : new URLSearchParams(body as Record<string, string>).toString()

function buildPath(path: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, string>
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

function buildQuery(input: ParsedInput, { query, intoBody }: Override): string {
  const own = getValues(input, 'query')
  const moved = [...query, ...intoBody]
    .filter(({ from }) => from === 'query')
    .map(({ name }) => name)
  const kept = Object.entries(own).filter(([name]) => !moved.includes(name))
  const renamed = query.map(({ from, name, as }) => [as, getValues(input, from)[name]] as const)
  const pairs = [...kept, ...renamed].filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  if (pairs.length === 0) return ''
  return `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`
}

function buildBody(input: ParsedInput, { body, intoBody }: Override): unknown {
  if (intoBody.length === 0) return moveFields(input.body, body)
  const carried = intoBody.flatMap(({ from, name, to }) => {
    const value = getValues(input, from)[name]
    return value === undefined ? [] : [{ from: [`${from} ${name}`], to, value }]
  })
  const source = {
    ...(input.body as object | undefined),
    ...Object.fromEntries(carried.map(({ from, value }) => [from[0], value])),
  }
  return moveFields(source, [...body, ...carried])
}

const getValues = (input: ParsedInput, part: 'params' | 'query') =>
  (input[part] ?? {}) as Record<string, unknown>
