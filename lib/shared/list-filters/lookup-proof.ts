import type { Failure } from '@/lib/contracts/result'
import type { FilteredList, ListRows } from './filter-table'
import { verifyFilters } from './verify-filters'

/** What a list that was asked for something proves. */
export type LookupProof<Row> = {
  /** Rows that fit, and tell so. */
  found: Row[]
  /** Those, and rows that do not tell: nothing about them contradicts what was asked. */
  possible: Row[]
  /**
   * Why nothing follows from what is missing: no list came, or rows came that are others, or tell too
   * little, and they may not be all. Null: where none fits, there is none; where some fit, more of
   * them may follow.
   */
  unproven: Failure | null
}

/** A filter that a decision depends on was not kept, so the answer decides nothing. */
export const makeFilterIgnored = (filters: readonly string[]): Failure => ({
  kind: 'off-contract',
  code: 'filter-ignored',
  message: filters.join(', '),
})

const noList: Failure = { kind: 'off-contract', code: 'no-list' }

/**
 * Reads an answer by what its rows say and never by what was asked: absence is proven by a list
 * that holds nothing else than others and is whole.
 *
 * @param rows null or undefined where the answer has no list.
 * @param hasMore the list goes on after these rows, or may.
 */
export function evaluateLookup<Name extends FilteredList>(
  list: Name,
  question: Readonly<Record<string, unknown>>,
  rows: readonly ListRows[Name][] | null | undefined,
  hasMore: boolean,
): LookupProof<ListRows[Name]> {
  if (!rows) return { found: [], possible: [], unproven: noList }
  const found = rows.filter((row) => {
    const { strangers, untold } = verifyFilters(list, question, [row]).findings
    return strangers === 0 && untold === 0
  })
  const { fitting: possible, findings } = verifyFilters(list, question, rows)
  const { ignored, unverified, strangers, untold } = findings
  const isProof = untold === 0 && !(hasMore && (strangers > 0 || rows.length === 0))
  return {
    found,
    possible,
    unproven: isProof ? null : makeFilterIgnored([...new Set([...ignored, ...unverified])]),
  }
}
