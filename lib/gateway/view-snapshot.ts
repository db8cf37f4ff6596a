import 'server-only'
import type { Count } from '../contracts/desk/views'
import type { ExactNumber } from '../contracts/exact-number'
import type { InvoiceSummarySearch, SummaryAnswer } from '../contracts/partner/invoice-summary'
import { failed, type Result, succeeded } from '../contracts/result'
import { keyedDigest } from '../database/sealed'
import { siftRows } from '../domain/list-filters/sifted-rows'
import { countOf, type FailedRow, type Failures, type FailuresThen, instantOf, type Shown, type Sought } from '../domain/view-changes'
import { limits } from './limits'
import { type Reader, searchAsPerson } from './search-as-person'

/** What a look at a view remembers. */
export type Snapshot = { sought: Sought; failed: FailuresThen; pendingLong: Count; rows: Count }

/** What a view holds now. `silent`: the upstream answered without rows. */
export type ViewNow = { failures: Failures; pendingLong: Pending; rows: Count }
type Pending = { count: Count; loggedAt: (string | null)[]; more: boolean; before: string }

/** Pages of failures that are walked, and when pending has been long. */
const pagesMax = 3
export const longMs = 86_400_000

/** Reads what a view holds: its rows as a whole, its failures, newest first, and what has been pending for over a day. Null: without rows. */
export async function viewNow(search: InvoiceSummarySearch, reader: Reader, at: Date): Promise<Result<ViewNow | null>> {
  const filters = filtersOf(search)
  const whole = await searchAsPerson({ ...filters, PageSize: 1 }, reader)
  if (!whole.ok) return whole
  if (!whole.value?.Rows) return succeeded(null)
  const failures = await failuresOf(filters, reader)
  if (!failures.ok) return failures
  const pendingLong = await pendingLongOf(filters, reader, at)
  if (!pendingLong.ok) return pendingLong
  if (!failures.value || !pendingLong.value) return succeeded(null)
  return succeeded({ failures: failures.value, pendingLong: pendingLong.value, rows: countIn(whole.value, filters) })
}

/** What transactions show now, whatever the view's other filters: asked as many at a time as the service takes. */
export async function shownOf(rids: ExactNumber[], search: InvoiceSummarySearch, reader: Reader): Promise<Result<Shown[]>> {
  const { pageRows, searchValues } = limits()
  const shown: Shown[] = []
  for (let from = 0; from < rids.length; from += searchValues) {
    const Searches = rids.slice(from, from + searchValues).map(String)
    const page = await searchAsPerson(
      { ...(search.CompanyIds && { CompanyIds: search.CompanyIds }), SearchType: 'TransactionRid', Searches, PageSize: pageRows },
      reader,
    )
    if (!page.ok) return page
    if (!page.value?.Rows) return failed({ kind: 'off-contract', code: 'without-rows' })
    for (const { TransactionRid, Status } of page.value.Rows) if (TransactionRid != null) shown.push({ rid: TransactionRid, status: Status ?? null })
  }
  return succeeded(shown)
}

/** What a search looks for, apart from its days; the digest tells nothing of it to who reads the store. */
export function soughtOf(search: InvoiceSummarySearch): Sought {
  const { FromDate, ToDate, ...rest } = filtersOf(search)
  const sorted = Object.entries(rest)
    .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
    .map(([field, value]) => [field, Array.isArray(value) ? value.map(String).sort() : value] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return { rest: keyedDigest(`view ${JSON.stringify(sorted)}`), from: FromDate ?? null, to: ToDate ?? null }
}

const newestFirst = { OrderBy: 'desc', SortableColId: 'RowId' }

/** A search without its order and its place in it. */
function filtersOf({ RowId: _, Offset: _2, PageSize: _3, OrderBy: _4, SortableColId: _5, ...filters }: InvoiceSummarySearch): InvoiceSummarySearch {
  return filters
}

/** Whether a view shows transactions of a status at all. */
const shows = ({ Statuses }: InvoiceSummarySearch, status: string) => !Statuses || Statuses.length === 0 || Statuses.includes(status)

async function failuresOf(filters: InvoiceSummarySearch, reader: Reader): Promise<Result<Failures | null>> {
  if (!shows(filters, 'Failed')) return succeeded({ rows: [], more: false })
  const rows = new Map<ExactNumber, FailedRow>()
  let last: number | null = null
  for (let page = 0; page < pagesMax; page++) {
    const search: InvoiceSummarySearch = { ...filters, ...newestFirst, Statuses: ['Failed'], PageSize: limits().pageRows }
    const answer = await searchAsPerson(last === null ? search : { ...search, RowId: last }, reader)
    if (!answer.ok) return answer
    if (!answer.value?.Rows) return succeeded(null)
    const { Rows, TotalCount, TotalCountIs } = answer.value
    if (Rows.length === 0) return succeeded({ rows: [...rows.values()], more: false })
    const { fitting } = siftRows('searchInvoiceSummary', search, Rows)
    for (const { TransactionRid, RowId } of fitting)
      if (TransactionRid != null) rows.set(TransactionRid, { rid: TransactionRid, rowId: placeOf(RowId) })
    if (page === 0 && TotalCountIs === 'exact' && typeof TotalCount === 'number' && Rows.length >= TotalCount) {
      return succeeded({ rows: [...rows.values()], more: false })
    }
    const next = placeOf(Rows.at(-1)?.RowId)
    if (next === null || (last !== null && next >= last)) break
    last = next
  }
  return succeeded({ rows: [...rows.values()], more: true })
}

/** A place in the order of arrival; one that a number cannot hold is none, because a page could not go on from it. */
const placeOf = (rowId: ExactNumber | null | undefined) => (typeof rowId === 'number' ? rowId : null)

async function pendingLongOf(filters: InvoiceSummarySearch, reader: Reader, at: Date): Promise<Result<Pending | null>> {
  const dayBefore = new Date(at.getTime() - longMs)
  const end = instantOf(filters.ToDate ?? null)
  const before = end !== null && end < dayBefore.getTime() ? (filters.ToDate as string) : dayBefore.toISOString()
  const start = instantOf(filters.FromDate ?? null)
  const none: Pending = { count: { count: 0, is: 'exact' }, loggedAt: [], more: false, before }
  if (!shows(filters, 'Pending') || (start !== null && start > dayBefore.getTime())) return succeeded(none)
  const search: InvoiceSummarySearch = { ...filters, ...newestFirst, Statuses: ['Pending'], ToDate: before, PageSize: limits().pageRows }
  const answer = await searchAsPerson(search, reader)
  if (!answer.ok) return answer
  if (!answer.value?.Rows) return succeeded(null)
  const { Rows } = answer.value
  const count = countIn(answer.value, search)
  const { fitting } = siftRows('searchInvoiceSummary', search, Rows)
  return succeeded({
    count,
    loggedAt: fitting.map(({ LogTime }) => LogTime ?? null),
    more: count.is !== 'exact' || Rows.length < count.count,
    before,
  })
}

/** How many rows there are. What a service counts that ignored a filter is no count of what was asked for. */
function countIn({ Rows, TotalCount, TotalCountIs }: SummaryAnswer, search: InvoiceSummarySearch): Count {
  const { fitting, findings } = siftRows('searchInvoiceSummary', search, Rows ?? [])
  return findings.strangers > 0 ? { count: fitting.length, is: 'atLeast' } : countOf(fitting.length, TotalCount, TotalCountIs)
}
