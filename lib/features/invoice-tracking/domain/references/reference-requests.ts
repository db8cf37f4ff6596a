import type { Failure } from '@/lib/contracts/result'
import type { Limits } from '@/lib/shared/wire/limits'
import type { AreaList, ListPlaces } from './area-lists'
import { toReferenceKey } from './pasted-references'
import type { ReferenceHit } from './reference-hits'
import type { AreaSource, ReferenceKind, ReferenceSource } from './reference-kinds'
import type { ReferenceSearch } from './reference-searches'

/**
 * Why what is missing in an area proves nothing: it ignored the question, or may hold more; it gave no
 * list; or nobody was asked, because no company is known that could be asked for.
 */
export type UnprovenReason = 'ignored' | 'silent' | 'noCompany'

/** One value that an area other than the search is asked for, and what came of it. */
export type AreaRequest = {
  source: AreaSource
  kind: ReferenceKind
  value: string
  state: 'open' | 'failed' | 'whole'
  hits: ReferenceHit[]
  unproven: UnprovenReason | null
  failure: Failure | null
}
export type ReferenceRequest = ReferenceSearch | AreaRequest | AreaList

export const isList = (request: ReferenceRequest): request is AreaList =>
  'purpose' in request && request.purpose === 'list'

/** Who may be asked. */
export type SourceRights = Record<ReferenceSource, boolean>

/** Who may be asked, without areas of which no place is known: nobody would be asked there. */
export const limitToPlaces = (
  may: SourceRights,
  { clientNos, organizationIds }: ListPlaces,
): SourceRights => ({
  ...may,
  ledger: may.ledger && clientNos.length > 0,
  collection: may.collection && organizationIds.length > 0,
})

/** What decides which requests a paste needs. */
export type RequestContext = {
  may: SourceRights
  limits: Limits
  places: ListPlaces
  /** The other areas are asked for every line that the search does not find. */
  isFollowed: boolean
  /**
   * The ledger and debt collection are asked for each invoice that was found, instead of by their
   * lists.
   */
  isEachAsked: boolean
}

/** So many lines are looked up in every area by themselves. */
const linesEachAsked = 10

/**
 * How far a paste of so many lines is asked for by itself: a few everywhere, what the search does
 * not have of as many as one search takes.
 */
export const decideReach = (
  lines: number,
  { searchValues }: Limits,
): Pick<RequestContext, 'isFollowed' | 'isEachAsked'> => ({
  isFollowed: lines <= searchValues,
  isEachAsked: lines <= linesEachAsked,
})

/** What a value of a kind is kept under: lines that ask the same share their answer. */
export const toValueKey = (kind: ReferenceKind, value: string) => `${kind} ${toReferenceKey(value)}`

const rowsBySearch = new WeakMap<ReferenceSearch, Map<string, ReferenceSearch['rows']>>()

/**
 * The rows of a search by the value that each shows of its field, never by their order. A row that
 * does not show the field is kept under a blank.
 */
export function listSearchRows(search: ReferenceSearch): Map<string, ReferenceSearch['rows']> {
  const known = rowsBySearch.get(search)
  if (known) return known
  const field = fieldsByKind[search.kind]
  const rows = Map.groupBy(search.rows, (row) => toReferenceKey(String(row[field] ?? '')))
  rowsBySearch.set(search, rows)
  return rows
}

const fieldsByKind = {
  invoiceNumber: 'InvoiceNumber',
  kid: 'KID',
  fileName: 'Filename',
  transactionRid: 'TransactionRid',
  invoiceeName: 'InvoiceeName',
} as const
