import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { toFailure } from '@/lib/client/operation-failed'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import type { FilteredList, ListRows } from '@/lib/shared/list-filters/filter-table'
import { findMaximum } from '@/lib/shared/list-filters/list-end'
import { noFindings, verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import { isCountedOnly } from './list-state'

type PageQuestion = { pageno: number; pagesize: number }
type EnvelopeSummary = { totalCount?: ExactNumber | null; maximumCount?: ExactNumber | null }
type ListAnswer = { summary?: EnvelopeSummary | null }
type ListedRows<Name extends FilteredList> = readonly (ListRows[Name] | null)[] | null | undefined

/** One page of a list that goes by numbers, and what became of reading it. */
export function useNumberedPage<Name extends FilteredList, Data extends ListAnswer>(
  list: Name,
  query: UseQueryOptions<Data, Error, Data, readonly unknown[]>,
  question: PageQuestion,
  pickRows: (answer: Data) => ListedRows<Name>,
) {
  const read = useQuery({ ...query, placeholderData: keepPreviousData })
  const listed = read.data && pickRows(read.data)
  const total = toCount(read.data?.summary?.totalCount)
  return {
    ...verifyPage(list, question, listed, { isBefore: read.isPlaceholderData, total }),
    question,
    isNarrowed: Object.keys(question).some((name) => name !== 'pageno' && name !== 'pagesize'),
    isHeld: read.data !== undefined,
    isFetching: read.isFetching,
    /** The rows are those of the page before, while this one is on its way. */
    isBefore: read.isPlaceholderData,
    failure: read.error && toFailure(read.error),
    total,
    /** As far as the service counts. */
    countedTo: findMaximum(read.data?.summary),
    readAt: read.dataUpdatedAt,
    readAgain: () => void read.refetch(),
  }
}

export type NumberedPage<Row> = Omit<ReturnType<typeof useNumberedPage>, 'rows'> & { rows: Row[] }

/**
 * The rows of a page that fit what was asked for. Those of the page before, which `isBefore` says,
 * answer another question: they are held to none. An answer without a list is silent, which is not
 * an empty list, and so is an empty first page where rows are counted; `given` counts its rows,
 * whether or not they fit.
 */
export function verifyPage<Name extends FilteredList>(
  list: Name,
  question: PageQuestion,
  listed: ListedRows<Name>,
  { isBefore, total }: { isBefore: boolean; total: number | null },
) {
  const given = (listed ?? []).filter((row) => row !== null)
  const { fitting, findings } = isBefore
    ? { fitting: given, findings: noFindings }
    : verifyFilters(list, question, given)
  const isBare = question.pageno === 1 && isCountedOnly(given.length, { count: total, is: 'exact' })
  return { rows: fitting, findings, given: given.length, isSilent: !listed || isBare }
}

export const toCount = (value: ExactNumber | null | undefined) =>
  typeof value === 'number' ? value : null
