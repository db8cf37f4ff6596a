import 'server-only'
import type { Count } from '@/lib/contracts/desk/views'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import type {
  InvoiceSummarySearch,
  SummaryAnswer,
  SummaryRow,
} from '@/lib/contracts/partner/invoice-summary'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import {
  type FailedRow,
  type FailureSnapshot,
  type Failures,
  parseInstant,
  type SearchPeriod,
  type ShownTransaction,
  toCount,
} from '@/lib/features/saved-views/domain/view-changes'
import { makeKeyedDigest } from '@/lib/platform/database/sealed'
import { getLimits } from '@/lib/platform/gateway/limits'
import { type Reader, searchAsPerson } from '@/lib/platform/gateway/search-as-person'
import { getLeastCount } from '@/lib/shared/list-filters/list-end'
import { makeFilterIgnored } from '@/lib/shared/list-filters/lookup-proof'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'

/** What a look at a view remembers. */
export type Snapshot = {
  sought: SearchPeriod
  failed: FailureSnapshot
  pendingLong: Count
  rows: Count
}

/** What a view holds now. `silent`: the upstream answered without rows. */
export type CurrentView = { failures: Failures; pendingLong: Pending; rows: Count }
type Pending = { count: Count; loggedAt: (string | null)[]; more: boolean; before: string }

/** Pages of failures that are read. */
const pagesMax = 3

/**
 * What was sent up to then and is pending has been so for over a day. A whole minute, so that an
 * address can say the same.
 */
export const getLongPendingEnd = (at: Date): Date =>
  new Date(Math.floor(at.getTime() / 60_000) * 60_000 - 86_400_000)

/**
 * Reads what a view holds: its rows as a whole, its failures, newest first, and what has been
 * pending for over a day. Null: without rows.
 */
export async function readCurrentView(
  search: InvoiceSummarySearch,
  reader: Reader,
  at: Date,
): Promise<Result<CurrentView | null>> {
  const filters = omitPaging(search)
  const whole = await searchAsPerson({ ...filters, PageSize: 1 }, reader)
  if (!whole.ok) return whole
  if (!whole.value?.Rows) return makeSuccess(null)
  const failures = await readFailures(filters, reader)
  if (!failures.ok) return failures
  const pendingLong = await readPendingLong(filters, reader, at)
  if (!pendingLong.ok) return pendingLong
  if (!failures.value || !pendingLong.value) return makeSuccess(null)
  return makeSuccess({
    failures: failures.value,
    pendingLong: pendingLong.value,
    rows: countMatchingRows(whole.value, filters),
  })
}

/**
 * What transactions show now, whatever the view's other filters: asked as many at a time as the
 * service takes, and read on where it gives fewer. One that ignores the question tells nothing of
 * them, and fails.
 */
export async function readCurrentStatuses(
  rids: ExactNumber[],
  search: InvoiceSummarySearch,
  reader: Reader,
): Promise<Result<ShownTransaction[]>> {
  const { pageRows, searchValues } = getLimits()
  const shown: ShownTransaction[] = []
  for (let from = 0; from < rids.length; from += searchValues) {
    const asked: InvoiceSummarySearch = {
      ...(search.CompanyIds && { CompanyIds: search.CompanyIds }),
      ...newestFirst,
      SearchType: 'TransactionRid',
      Searches: rids.slice(from, from + searchValues).map(String),
      PageSize: pageRows,
    }
    const rows = await readToEnd(asked, reader)
    if (!rows.ok) return rows
    const { fitting, findings } = verifyFilters('searchInvoiceSummary', asked, rows.value)
    if (findings.strangers > 0) return makeFailure(makeFilterIgnored(findings.ignored))
    for (const { TransactionRid, Status } of fitting)
      if (TransactionRid != null) shown.push({ rid: TransactionRid, status: Status ?? null })
  }
  return makeSuccess(shown)
}

/** So many pages hold the rows of some numbers, however few a service gives at once. */
const numberPagesMax = 20

/** The rows of a search for some numbers: until as many came as are counted exactly, or no new one. */
async function readToEnd(
  search: InvoiceSummarySearch,
  reader: Reader,
): Promise<Result<SummaryRow[]>> {
  const rows: SummaryRow[] = []
  let last: number | null = null
  for (let asked = 0; asked < numberPagesMax; asked++) {
    const page = await searchAsPerson(last === null ? search : { ...search, RowId: last }, reader)
    if (!page.ok) return page
    if (!page.value?.Rows) return makeFailure({ kind: 'off-contract', code: 'without-rows' })
    const { Rows, TotalCount, TotalCountIs } = page.value
    rows.push(...Rows)
    const next = toSafeRowId(Rows.at(-1)?.RowId)
    const isCounted = last === null && TotalCountIs === 'exact' && Rows.length === TotalCount
    if (isCounted || next === null || (last !== null && next >= last)) break
    last = next
  }
  return makeSuccess(rows)
}

/**
 * What a search looks for, apart from its days; the digest tells nothing of it to who reads the
 * store.
 */
export function toSearchFingerprint(search: InvoiceSummarySearch): SearchPeriod {
  const { FromDate, ToDate, ...rest } = omitPaging(search)
  const sorted = Object.entries(rest)
    .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
    .map(
      ([field, value]) => [field, Array.isArray(value) ? value.map(String).sort() : value] as const,
    )
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return {
    rest: makeKeyedDigest(`view ${JSON.stringify(sorted)}`),
    from: FromDate ?? null,
    to: ToDate ?? null,
  }
}

const newestFirst = { OrderBy: 'desc', SortableColId: 'RowId' }

/** A search without its order and its place in it. */
function omitPaging({
  RowId: _,
  Offset: _2,
  PageSize: _3,
  OrderBy: _4,
  SortableColId: _5,
  ...filters
}: InvoiceSummarySearch): InvoiceSummarySearch {
  return filters
}

/** Whether a view shows transactions of a status at all. */
const isStatusIncluded = ({ Statuses }: InvoiceSummarySearch, status: string) =>
  !Statuses || Statuses.length === 0 || Statuses.includes(status)

async function readFailures(
  filters: InvoiceSummarySearch,
  reader: Reader,
): Promise<Result<Failures | null>> {
  if (!isStatusIncluded(filters, 'Failed')) return makeSuccess({ rows: [], more: false })
  const rows = new Map<ExactNumber, FailedRow>()
  let [given, least] = [0, 0]
  let last: number | null = null
  for (let page = 0; page < pagesMax; page++) {
    const search: InvoiceSummarySearch = {
      ...filters,
      ...newestFirst,
      Statuses: ['Failed'],
      PageSize: getLimits().pageRows,
    }
    const answer = await searchAsPerson(last === null ? search : { ...search, RowId: last }, reader)
    if (!answer.ok) return answer
    if (!answer.value?.Rows) return makeSuccess(null)
    const { Rows, TotalCount, TotalCountIs } = answer.value
    if (page === 0) least = getLeastCount(TotalCount, TotalCountIs)
    if (Rows.length === 0) return makeSuccess({ rows: [...rows.values()], more: given < least })
    given += Rows.length
    const { fitting } = verifyFilters('searchInvoiceSummary', search, Rows)
    for (const { TransactionRid, RowId } of fitting)
      if (TransactionRid != null)
        rows.set(TransactionRid, { rid: TransactionRid, rowId: toSafeRowId(RowId) })
    if (
      page === 0 &&
      TotalCountIs === 'exact' &&
      typeof TotalCount === 'number' &&
      Rows.length >= TotalCount
    ) {
      return makeSuccess({ rows: [...rows.values()], more: false })
    }
    const next = toSafeRowId(Rows.at(-1)?.RowId)
    if (next === null || (last !== null && next >= last)) break
    last = next
  }
  return makeSuccess({ rows: [...rows.values()], more: true })
}

/**
 * A place in the order of arrival; one that a number cannot hold is none, because a page could not
 * go on from it.
 */
const toSafeRowId = (rowId: ExactNumber | null | undefined) =>
  typeof rowId === 'number' ? rowId : null

async function readPendingLong(
  filters: InvoiceSummarySearch,
  reader: Reader,
  at: Date,
): Promise<Result<Pending | null>> {
  const dayBefore = getLongPendingEnd(at)
  const end = parseInstant(filters.ToDate ?? null)
  const before =
    end !== null && end < dayBefore.getTime() ? (filters.ToDate as string) : dayBefore.toISOString()
  const start = parseInstant(filters.FromDate ?? null)
  const none: Pending = { count: { count: 0, is: 'exact' }, loggedAt: [], more: false, before }
  if (!isStatusIncluded(filters, 'Pending') || (start !== null && start > dayBefore.getTime()))
    return makeSuccess(none)
  const search: InvoiceSummarySearch = {
    ...filters,
    ...newestFirst,
    Statuses: ['Pending'],
    ToDate: before,
    PageSize: getLimits().pageRows,
  }
  const answer = await searchAsPerson(search, reader)
  if (!answer.ok) return answer
  if (!answer.value?.Rows) return makeSuccess(null)
  const { Rows } = answer.value
  const count = countMatchingRows(answer.value, search)
  const { fitting } = verifyFilters('searchInvoiceSummary', search, Rows)
  return makeSuccess({
    count,
    loggedAt: fitting.map(({ LogTime }) => LogTime ?? null),
    more: count.is !== 'exact' || Rows.length < count.count,
    before,
  })
}

/**
 * How many rows there are. What a service counts that ignored a filter is no count of what was
 * asked for.
 */
function countMatchingRows(
  { Rows, TotalCount, TotalCountIs }: SummaryAnswer,
  search: InvoiceSummarySearch,
): Count {
  const { fitting, findings } = verifyFilters('searchInvoiceSummary', search, Rows ?? [])
  return findings.strangers > 0
    ? { count: fitting.length, is: 'atLeast' }
    : toCount(fitting.length, TotalCount, TotalCountIs)
}
