import type { Failure } from '@/lib/contracts/result'
import type { Limits } from '@/lib/shared/wire/limits'
import { isAsked, type PastedLine, toReferenceKey } from './pasted-references'
import { buildChunks, type Chunk } from './reference-chunks'
import type { ReferenceHit } from './reference-hits'
import {
  type AreaSource,
  isSearchKind,
  type ReferenceKind,
  type ReferenceSource,
  type SearchKind,
  sourcesByKind,
} from './reference-kinds'
import { findProvenSlip, listSlips } from './reference-slips'

/** One value that an area other than the search is asked for, and what came of it. */
export type AreaRequest = {
  source: AreaSource
  kind: ReferenceKind
  value: string
  state: 'open' | 'failed' | 'whole'
  hits: ReferenceHit[]
  /** The area ignored the question, or may hold more, so that what is missing proves nothing. */
  isUnproven: boolean
  failure: Failure | null
}
export type ReferenceRequest = Chunk | AreaRequest

/** Who may be asked. */
export type SourceRights = Record<ReferenceSource, boolean>

/** What decides which requests a paste needs. */
export type RequestContext = {
  may: SourceRights
  limits: Limits
  /** The other areas are asked for every line that the search does not find. */
  isFollowed: boolean
}

/** What a value of a kind is kept under: lines that ask the same share their answer. */
export const toValueKey = (kind: ReferenceKind, value: string) => `${kind} ${toReferenceKey(value)}`

/**
 * The requests that lines still need, in the order in which they are to be asked. First one search
 * for many values of a kind; when all of those have come, what the values that nobody has may have
 * been meant as, in no more requests than the lines took; then, one value at a time, the other
 * areas. Lines that the search cannot answer are asked of those at once.
 */
export function planRequests(
  lines: readonly PastedLine[],
  requests: readonly ReferenceRequest[],
  context: RequestContext,
): ReferenceRequest[] {
  const asked = lines.filter(({ finding }) => isAsked(finding))
  const areas = planAreas(
    asked.filter(({ kind }) => !isSearchKind(kind)),
    requests,
    context.may,
  )
  if (!context.may.search)
    return context.isFollowed ? planAreas(asked, requests, context.may) : areas
  const searches = planSearches(asked, requests, context.limits)
  const chunks = requests.filter((request) => request.source === 'search')
  if (searches.length > 0 || chunks.some(({ state }) => state === 'open'))
    return [...searches, ...areas]
  const missing = asked.filter((line) => isSearchKind(line.kind) && !hasRows(line, chunks))
  const slips = planSlips(missing, chunks, context.limits)
  return [
    ...areas,
    ...slips,
    ...(context.isFollowed ? planAreas(missing, requests, context.may) : []),
  ]
}

/** Values of each kind that no request asks for yet, many to a request. */
function planSearches(
  lines: readonly PastedLine[],
  requests: readonly ReferenceRequest[],
  limits: Limits,
): Chunk[] {
  const known = new Set(
    requests.flatMap((request) =>
      request.source === 'search' && request.purpose === 'lines'
        ? request.values.map((value) => toValueKey(request.kind, value))
        : [],
    ),
  )
  const wanted = new Map<SearchKind, Map<string, string>>()
  for (const { kind, value } of lines) {
    if (!isSearchKind(kind) || known.has(toValueKey(kind, value))) continue
    const values = wanted.get(kind) ?? new Map<string, string>()
    wanted.set(kind, values.set(toReferenceKey(value), value))
  }
  return [...wanted].flatMap(([kind, values]) =>
    buildChunks(kind, [...values.values()], 'lines', limits),
  )
}

/**
 * What missing values may have been meant as, the likeliest of each first. It costs at most as many
 * requests as the lines did, and is asked once.
 */
function planSlips(
  missing: readonly PastedLine[],
  chunks: readonly Chunk[],
  limits: Limits,
): Chunk[] {
  const tried = new Set(
    chunks.flatMap(({ purpose, kind, values }) =>
      purpose === 'slips' ? values.map((value) => toValueKey(kind, value)) : [],
    ),
  )
  const budget =
    chunks.filter(({ purpose }) => purpose === 'lines').length -
    chunks.filter(({ purpose }) => purpose === 'slips').length
  const byKind = Map.groupBy(missing, ({ kind }) => kind as SearchKind)
  const planned = [...byKind].flatMap(([kind, lines]) => {
    const isTried = (value: string) => tried.has(toValueKey(kind, value))
    const each = lines
      .map(({ value }) => {
        const proven = findProvenSlip(value, kind)
        return (proven ? [proven] : listSlips(value, kind)).map((slip) => slip.value)
      })
      .filter((values) => !values.some(isTried))
    const most = Math.max(0, ...each.map(({ length }) => length))
    const values = Array.from({ length: most }, (_, rank) =>
      each.flatMap((meant) => meant[rank] ?? []),
    ).flat()
    return buildChunks(kind, [...new Set(values)], 'slips', limits)
  })
  return planned.slice(0, Math.max(0, budget))
}

/** Each value, asked of each area that answers its kind and that the person may ask. */
function planAreas(
  lines: readonly PastedLine[],
  requests: readonly ReferenceRequest[],
  may: SourceRights,
): AreaRequest[] {
  const toKey = (source: AreaSource, kind: ReferenceKind, value: string) =>
    `${source} ${toValueKey(kind, value)}`
  const known = new Set(
    requests.flatMap((request) =>
      request.source === 'search' ? [] : [toKey(request.source, request.kind, request.value)],
    ),
  )
  return lines.flatMap(({ kind, value }) =>
    sourcesByKind[kind].flatMap((source): AreaRequest[] => {
      if (source === 'search' || !may[source]) return []
      const key = toKey(source, kind, value)
      if (known.has(key)) return []
      known.add(key)
      return [{ source, kind, value, state: 'open', hits: [], isUnproven: false, failure: null }]
    }),
  )
}

function hasRows({ kind, value }: PastedLine, chunks: readonly Chunk[]): boolean {
  const key = toReferenceKey(value)
  return chunks.some(
    (chunk) => chunk.purpose === 'lines' && chunk.kind === kind && listChunkRows(chunk).has(key),
  )
}

const rowsByChunk = new WeakMap<Chunk, Map<string, Chunk['rows']>>()

/**
 * The rows of a chunk by the value that each shows of its field, never by their order. A row that
 * does not show the field is kept under a blank.
 */
export function listChunkRows(chunk: Chunk): Map<string, Chunk['rows']> {
  const known = rowsByChunk.get(chunk)
  if (known) return known
  const field = fieldsByKind[chunk.kind]
  const rows = Map.groupBy(chunk.rows, (row) => toReferenceKey(String(row[field] ?? '')))
  rowsByChunk.set(chunk, rows)
  return rows
}

const fieldsByKind = {
  invoiceNumber: 'InvoiceNumber',
  kid: 'KID',
  fileName: 'Filename',
  transactionRid: 'TransactionRid',
  invoiceeName: 'InvoiceeName',
} as const
