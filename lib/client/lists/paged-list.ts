import {
  type InfiniteData,
  type InfiniteQueryObserverResult,
  infiniteQueryOptions,
} from '@tanstack/react-query'
import { findMaximum } from '@/lib/shared/list-filters/list-end'
import {
  type FilterReport,
  mergeFilterReports,
  noFindings,
} from '@/lib/shared/list-filters/verify-filters'
import type { ReadContext } from '../background-reads'
import { OperationFailed, toFailure } from '../operation-failed'
import type { SignInAgain } from '../session-guard'
import { emptyPagesMax, isCountedOnly, type ListState, type SiftRows } from './list-state'

/**
 * A page of a list of the collection area: the next one is asked for with nextPageToken
 * (interface.md 2.7, envelope). A list that counts its rows does so up to a most.
 */
export type CursorPage<Row> = {
  summary?: {
    nextPageToken?: string | null
    totalCount?: number | null
    maximumCount?: number | null
  } | null
  data?: Row[] | null
}

/**
 * How a list is asked for, page by page. `first` is asked for without a token, and `toFirst` makes a
 * page of its answer where that is none; rows are told apart by `keyOf`. Without `sift` every row
 * fits.
 */
export type PagedListQuery<Row> = {
  first: { queryKey: readonly unknown[] }
  toFirst?: (answer: never) => CursorPage<Row>
  page: (token: string | undefined, context: ReadContext) => Promise<CursorPage<Row>>
  keyOf: (row: Row) => string
  sift?: SiftRows<Row>
}

export type PagedListState<Row> = ListState<Row> & {
  /**
   * There may be more after the end: the upstream named a page that was read already as the next
   * one, or counts more rows than it gave.
   */
  isIncomplete: boolean
  /** How many rows there are by the last page; null where it does not tell. */
  total: { count: number; is: 'exact' | 'moreThan' } | null
}

type Token = string | undefined
type Pages<Row> = InfiniteData<CursorPage<Row>, Token>
type PagedListResult<Row> = Pick<
  InfiniteQueryObserverResult<Pages<Row>>,
  'data' | 'error' | 'isFetching' | 'hasNextPage' | 'dataUpdatedAt' | 'refetch' | 'fetchNextPage'
>

type Options<Row> = {
  queryKey: readonly unknown[]
  /** The first page, where a server has read it already. */
  known?: { data: CursorPage<Row> | undefined; dataUpdatedAt: number }
  signInAgain: SignInAgain
}

/**
 * The query of a list that goes by tokens. A page that failed is asked for again with its own
 * token, so nothing is left out; one that met an ended session after sign-in.
 */
export const getPagedListQuery = <Row>(
  { page }: Pick<PagedListQuery<Row>, 'page'>,
  { queryKey, known, signInAgain }: Options<Row>,
) =>
  infiniteQueryOptions<CursorPage<Row>, Error, Pages<Row>, readonly unknown[], Token>({
    queryKey,
    queryFn: async ({ pageParam, ...context }) => {
      try {
        return await page(pageParam, context)
      } catch (error) {
        if (!hasSessionEnded(error)) throw error
        await signInAgain()
        return page(pageParam, context)
      }
    },
    initialPageParam: undefined,
    getNextPageParam: (_, pages, __, pageParams) => findNextPage({ pages, pageParams }),
    initialData: known?.data && { pages: [known.data], pageParams: [undefined] },
    initialDataUpdatedAt: known?.dataUpdatedAt,
  })

const hasSessionEnded = (error: unknown) =>
  error instanceof OperationFailed && error.failure.kind === 'unauthenticated'

/**
 * The token of the page after this one; undefined on the last page, where it is absent, null or
 * blank (assumed).
 */
const findNextToken = (page: CursorPage<unknown>): Token =>
  page.summary?.nextPageToken?.trim() || undefined

const isCircular = ({ pages, pageParams }: Pages<unknown>): boolean => {
  const token = pages.length > 0 ? findNextToken(pages.at(-1)!) : undefined
  return token !== undefined && pageParams.includes(token)
}

function findNextPage(held: Pages<unknown>): Token {
  const last = held.pages.at(-1)
  return last?.data && !isCircular(held) ? findNextToken(last) : undefined
}

/**
 * Reads the next page, unless nothing is left, and joins a read that is under way: where that reads
 * anew what is held, the next page comes after it. A page that brings nothing new is followed by the
 * next one at once, until many held no row that fits. Never throws.
 */
export async function readMore<Row>(
  list: PagedListResult<Row>,
  question: RowRules<Row>,
): Promise<void> {
  const options = { cancelRefetch: false }
  let { data, error } = list
  let held: number
  do {
    if (data && findNextPage(data) === undefined) return
    held = data?.pages.length ?? 0
    const last = await (data ? list.fetchNextPage(options) : list.refetch(options))
    data = last.data
    error = last.error
  } while (data && !error && (data.pages.length <= held || isBarren(data, question)))
}

/** The last page brought nothing new, and a next one may. */
function isBarren<Row>({ pages }: Pages<Row>, question: RowRules<Row>): boolean {
  const { isBare, isResting } = collectRows(pages, question)
  return isBare && !isResting
}

type RowRules<Row> = Pick<PagedListQuery<Row>, 'keyOf' | 'sift'>

type CollectedRows<Row> = {
  rows: Row[]
  doubles: number
  findings: FilterReport
  /** The last page brought nothing new. */
  isBare: boolean
  isResting: boolean
}

/** The rows of all pages, each once, without those that contradict what was asked. */
export function collectRows<Row>(
  pages: readonly CursorPage<Row>[],
  { keyOf, sift = acceptAll }: RowRules<Row>,
): CollectedRows<Row> {
  const rows: Row[] = []
  const seen = new Set<string>()
  let [count, findings] = [0, noFindings]
  let [isBare, strangerPages, isResting] = [false, 0, false]
  for (const { data } of pages) {
    const given = data ?? []
    const fresh = given.filter((row) => seen.size < seen.add(keyOf(row)).size)
    const sifted = sift(fresh)
    rows.push(...sifted.fitting)
    count += given.length
    findings = mergeFilterReports(findings, sifted.findings)
    isBare = sifted.fitting.length === 0
    const areStrangers = isBare && sifted.findings.strangers > 0
    strangerPages = isBare ? strangerPages + Number(areStrangers) : 0
    isResting = areStrangers && strangerPages % emptyPagesMax === 0
  }
  return { rows, doubles: count - seen.size, findings, isBare, isResting }
}

const unnamedRows = new WeakMap<object, string>()
let unnamedCount = 0

/**
 * Tells a row without an id from all others: two that say the same, such as two payments of one
 * amount and day, are not known to be one.
 */
export function identifyUnnamed(row: object): string {
  const known = unnamedRows.get(row)
  if (known !== undefined) return known
  unnamedCount += 1
  const made = `unnamed ${unnamedCount}`
  unnamedRows.set(row, made)
  return made
}

const acceptAll = <Row>(fitting: readonly Row[]) => ({ fitting, findings: noFindings })

/** What is held of a list, of whose pages the rows are collected. */
export function toListState<Row>(
  { data, error, isFetching, hasNextPage, dataUpdatedAt }: PagedListResult<Row>,
  { rows, doubles, findings, isResting }: CollectedRows<Row>,
): PagedListState<Row> {
  const isAtEnd = data !== undefined && !hasNextPage
  const total = findTotal(data?.pages.at(-1))
  const given = data?.pages.reduce((sum, page) => sum + (page.data?.length ?? 0), 0) ?? 0
  return {
    rows,
    doubles,
    findings,
    isAtEnd,
    isReading: isFetching,
    isSilent:
      (data?.pages.some((page) => !page.data) ?? false) || (isAtEnd && isCountedOnly(given, total)),
    isIncomplete:
      data !== undefined && (isCircular(data) || (isAtEnd && given < (total?.count ?? 0))),
    total,
    isResting: isResting && hasNextPage && !isFetching,
    failure: error && !isFetching ? toFailure(error) : null,
    readAt: dataUpdatedAt || null,
  }
}

function findTotal(page: CursorPage<unknown> | undefined): PagedListState<unknown>['total'] {
  const totalCount = page?.summary?.totalCount
  if (typeof totalCount !== 'number') return null
  const most = findMaximum(page?.summary)
  const isCapped = most !== null && totalCount >= most
  return { count: totalCount, is: isCapped ? 'moreThan' : 'exact' }
}
