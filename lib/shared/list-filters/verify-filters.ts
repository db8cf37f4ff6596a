import type { FilterMatcher, FilterVerdict } from './filter-matchers'
import { type FilteredList, filterTable, type ListRows } from './filter-table'

/**
 * What the rows of an answer say of the filters that were asked for. A service that does not know a
 * filter answers everything (assumed: interface.md shows no such rule), so an answer proves by its
 * rows alone that a filter was kept.
 */
export type FilterReport = {
  /** Filters that rows contradict: the service ignored them. */
  ignored: readonly string[]
  /** Filters of which some row does not tell. */
  unverified: readonly string[]
  /** Rows that contradict nothing, and do not tell of every filter. */
  untold: number
  /** Rows that contradict a filter: they are no results. */
  strangers: number
}

export const noFindings: FilterReport = { ignored: [], unverified: [], untold: 0, strangers: 0 }

type Question = Readonly<Record<string, unknown>>

/** Tells the rows that fit what was asked, or may, from those that contradict it. */
export function verifyFilters<Name extends FilteredList>(
  list: Name,
  question: Question,
  rows: readonly ListRows[Name][],
): { fitting: ListRows[Name][]; findings: FilterReport } {
  const activeFilters = listActiveFilters(list, question, rows)
  if (activeFilters.length === 0) return { fitting: [...rows], findings: noFindings }
  const ignored = new Set<string>()
  const unverified = new Set<string>()
  let untold = 0
  const fitting = rows.filter((row) => {
    const verdicts = activeFilters.map(({ name, judge }) => ({
      name,
      verdict: isPresent(row) ? judge(row) : ('unknown' as const),
    }))
    const contradicted = verdicts.filter(({ verdict }) => verdict === 'contradicts')
    for (const { name } of contradicted) ignored.add(name)
    if (contradicted.length > 0) return false
    const unknown = verdicts.filter(({ verdict }) => verdict === 'unknown')
    for (const { name } of unknown) unverified.add(name)
    untold += unknown.length > 0 ? 1 : 0
    return true
  })
  const orderNames = (names: Set<string>) =>
    activeFilters.map(({ name }) => name).filter((name) => names.has(name))
  return {
    fitting,
    findings: {
      ignored: orderNames(ignored),
      unverified: orderNames(unverified),
      untold,
      strangers: rows.length - fitting.length,
    },
  }
}

/** True where a row fits, or may. */
export const mayFit = <Name extends FilteredList>(
  list: Name,
  question: Question,
  row: ListRows[Name],
): boolean => verifyFilters(list, question, [row]).fitting.length > 0

/** What two answers to the same question say together. */
export const mergeFilterReports = (one: FilterReport, other: FilterReport): FilterReport =>
  one === noFindings
    ? other
    : {
        ignored: [...new Set([...one.ignored, ...other.ignored])],
        unverified: [...new Set([...one.unverified, ...other.unverified])],
        untold: one.untold + other.untold,
        strangers: one.strangers + other.strangers,
      }

type ActiveFilter<Row> = { name: string; judge: (row: Row) => FilterVerdict }

function listActiveFilters<Name extends FilteredList>(
  list: Name,
  question: Question,
  page: readonly ListRows[Name][],
): ActiveFilter<ListRows[Name]>[] {
  const judges = filterTable[list] as Readonly<Record<string, FilterMatcher<ListRows[Name]>>>
  return Object.entries(judges)
    .filter(([name]) => isFilterSet(question[name]))
    .map(([name, judge]) => ({
      name,
      judge: judge({ wanted: question[name], question, page: page.filter(isPresent) }),
    }))
}

const isPresent = (value: unknown) => value !== null && value !== undefined
const isFilterSet = (value: unknown) =>
  isPresent(value) && value !== '' && !(Array.isArray(value) && value.length === 0)
