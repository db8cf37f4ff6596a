import type { Limits } from '@/lib/shared/wire/limits'
import { listReadings } from './line-readings'
import { type PastedLine, toReferenceKey } from './pasted-references'
import { claimTold, type PastedValues } from './pasted-values'
import { isSearchKind, type SearchKind } from './reference-kinds'
import { listSearchRows, toValueKey } from './reference-requests'
import { buildReferenceSearches, type ReferenceSearch } from './reference-searches'
import { listAskedSlips } from './reference-slips'

/** The search that each value was asked by: as what a line looks like, else as what it may be. */
export type SearchIndex = ReadonlyMap<string, ReferenceSearch>

/** Finds the search of a value by its kind and the value. */
export const indexSearches = (searches: readonly ReferenceSearch[]): SearchIndex =>
  new Map(
    (['readings', 'lines'] as const).flatMap((purpose) =>
      searches
        .filter((search) => search.purpose === purpose)
        .flatMap((search) =>
          search.values.map((value) => [toValueKey(search.kind, value), search] as const),
        ),
    ),
  )

/** Whether the search has an invoice of a line, taken as its kind. */
export function hasRows(
  { kind, value }: PastedLine,
  searches: SearchIndex,
  pasted: PastedValues,
): boolean {
  const search = searches.get(toValueKey(kind, value))
  return (
    search !== undefined &&
    claimTold([listSearchRows(search)], kind, value, pasted).found.length > 0
  )
}

/** Values of each kind that no request asks for yet, many to a request. */
export function planLineSearches(
  lines: readonly PastedLine[],
  searches: readonly ReferenceSearch[],
  limits: Limits,
): ReferenceSearch[] {
  const known = indexSearches(searches.filter(({ purpose }) => purpose === 'lines'))
  const wanted = lines.filter(({ kind, value }) => !known.has(toValueKey(kind, value)))
  return buildSearches(wanted, 'lines', limits)
}

/**
 * The next searches for lines that nobody has as what they look like: each as the likeliest kind
 * that it was not searched as yet, until one has it.
 *
 * @param pasted the values of the lines and of what they may be.
 */
export function planReadingSearches(
  missing: readonly PastedLine[],
  searches: SearchIndex,
  pasted: PastedValues,
  limits: Limits,
): ReferenceSearch[] {
  const isFailed = ({ kind, value }: PastedLine) =>
    searches.get(toValueKey(kind, value))?.state === 'failed'
  const next = missing.flatMap((line) => {
    if (isFailed(line)) return []
    const readings = listReadings(line).filter(({ kind }) => isSearchKind(kind))
    if (readings.some((reading) => hasRows(reading, searches, pasted))) return []
    return readings.find(({ kind, value }) => !searches.has(toValueKey(kind, value))) ?? []
  })
  return buildSearches(next, 'readings', limits)
}

/** What missing values may have been meant as, the likeliest of each first; each is asked once. */
export function planSlips(
  missing: readonly PastedLine[],
  searches: readonly ReferenceSearch[],
  limits: Limits,
): ReferenceSearch[] {
  const tried = new Set(
    searches.flatMap(({ purpose, kind, values }) =>
      purpose === 'slips' ? values.map((value) => toValueKey(kind, value)) : [],
    ),
  )
  const byKind = Map.groupBy(missing, ({ kind }) => kind as SearchKind)
  return [...byKind].flatMap(([kind, lines]) => {
    const isTried = (value: string) => tried.has(toValueKey(kind, value))
    const each = lines
      .map(({ value }) => listAskedSlips(value, kind).map((slip) => slip.value))
      .filter((values) => !values.some(isTried))
    const most = Math.max(0, ...each.map(({ length }) => length))
    const values = Array.from({ length: most }, (_, rank) =>
      each.flatMap((meant) => meant[rank] ?? []),
    ).flat()
    return buildReferenceSearches(kind, [...new Set(values)], 'slips', limits)
  })
}

/** Each value once, the kinds in the order of their first line. */
function buildSearches(
  lines: readonly PastedLine[],
  purpose: ReferenceSearch['purpose'],
  limits: Limits,
): ReferenceSearch[] {
  const wanted = new Map<SearchKind, Map<string, string>>()
  for (const { kind, value } of lines) {
    if (!isSearchKind(kind)) continue
    const values = wanted.get(kind) ?? new Map<string, string>()
    wanted.set(kind, values.set(toReferenceKey(value), value))
  }
  return [...wanted].flatMap(([kind, values]) =>
    buildReferenceSearches(kind, [...values.values()], purpose, limits),
  )
}
