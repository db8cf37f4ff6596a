import type { Failure } from '@/lib/contracts/result'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import { toRowHits } from '../lookup-hits'
import { searchFieldsByLookup } from '../parse-lookup'
import type { LineProblem, PastedLine } from './pasted-references'
import { claimTold, type PastedValues } from './pasted-values'
import { type ReferenceHit, toTransactionHit } from './reference-hits'
import type { ReferenceSource } from './reference-kinds'
import { listSearchRows, type UnprovenReason } from './reference-requests'
import type { ReferenceSearch } from './reference-searches'

/** Why a line without an invoice is not one that was not found. */
export type UnknownReason =
  | Exclude<LineProblem, 'checkDigit' | 'form'>
  | 'forbidden'
  | 'failed'
  | UnprovenReason
  | 'unfinished'
  | 'untold'

/** What one source says of a line. */
export type SourceAnswer = {
  source: ReferenceSource
  hits: readonly ReferenceHit[]
  isWhole: boolean
  state: 'unasked' | 'open' | 'found' | 'none' | UnknownReason
  failure: Failure | null
}

const unasked: SourceAnswer = {
  ...{ source: 'search', hits: [], isWhole: true, state: 'unasked', failure: null },
}

/**
 * What the search says of a line. A row that does not show the field may be the one of any line of
 * its request, so it takes the proof from those that have none; so do rows that nobody asked for, and
 * rows that may be of several.
 */
export function readSearchAnswer(
  line: PastedLine,
  search: ReferenceSearch | undefined,
  pasted: PastedValues,
  mayOpen: boolean,
): SourceAnswer {
  if (!search) return unasked
  const byValue = listSearchRows(search)
  const { found: rows, isShared } = claimTold([byValue], line.kind, line.value, pasted)
  const isUntold = byValue.has('')
  const answer = { source: 'search', failure: search.failure } as const
  if (rows.length > 0)
    return {
      ...answer,
      hits: toRowHits(rows).map((hit) => toTransactionHit(hit, mayOpen)),
      isWhole: search.state === 'whole' && !isUntold,
      state: 'found',
    }
  return { ...answer, hits: [], isWhole: true, state: readMissing(search, isUntold || isShared) }
}

function readMissing(search: ReferenceSearch, isUntold: boolean): SourceAnswer['state'] {
  if (search.state === 'open' || search.state === 'failed' || search.state === 'silent')
    return search.state
  if (hasStrangers(search)) return 'ignored'
  if (search.state === 'cut') return 'unfinished'
  return isUntold ? 'untold' : 'none'
}

const strangersBySearch = new WeakMap<ReferenceSearch, boolean>()

function hasStrangers(search: ReferenceSearch): boolean {
  const known = strangersBySearch.get(search)
  if (known !== undefined) return known
  const question = { SearchType: searchFieldsByLookup[search.kind], Searches: search.values }
  const { findings } = verifyFilters('searchInvoiceSummary', question, search.rows)
  strangersBySearch.set(search, findings.strangers > 0)
  return findings.strangers > 0
}
