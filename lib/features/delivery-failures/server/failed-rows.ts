import 'server-only'
import { failurePageSize, failurePagesMax } from '@/lib/contracts/desk/failures'
import type { InvoiceSummarySearch, SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import type { Input } from '@/lib/contracts/registry'
import { type Failure, makeSuccess, type Result } from '@/lib/contracts/result'
import { serializePage } from '@/lib/features/exports/domain/public'
import { type Reader, searchAsPerson } from '@/lib/platform/gateway/search-as-person'
import { getLeastCount } from '@/lib/shared/list-filters/list-end'
import { type FilterReport, verifyFilters } from '@/lib/shared/list-filters/verify-filters'

/**
 * Rows of one status. `all`: every row that there was has been read. `brokenBy`: what ended the reading after some
 * pages. `byPosition`: rows carry no RowId, and position moves while rows arrive.
 */
export type RowsByStatus = {
  rows: SummaryRow[]
  all: boolean
  withoutRows: boolean
  brokenBy: Failure | null
  findings: FilterReport
  byPosition: boolean
}

type FailuresQuery = Input<'listFailuresByCause'>['body']

/** The failed rows of a period, as `readRowsByStatus` reads them. */
export const readFailedRows = (question: FailuresQuery, reader: Reader) =>
  readRowsByStatus(question, { status: 'Failed', pagesMax: failurePagesMax }, reader)

/**
 * Reads the rows of one status of a period with the person's own token, newest first, page after page from
 * the last RowId; where rows carry none, from the next position (Offset, interface.md 2.4). A page
 * that brings nothing new ends it: an empty one means that all were read, unless the first page
 * counted more. A failure after the first page leaves what was read, but for one that says that the
 * person may not read.
 */
export async function readRowsByStatus(
  question: FailuresQuery,
  { status, pagesMax }: { status: string; pagesMax: number },
  reader: Reader,
): Promise<Result<RowsByStatus>> {
  const search = toStatusSearch(question, status)
  const rows = new Map<string, SummaryRow>()
  let given = 0
  let isPlaced = true
  let last: number | null = null
  let before: string | null = null
  let least = 0

  for (let page = 0; page < pagesMax; page++) {
    const place = isPlaced ? last !== null && { RowId: last } : { Offset: given }
    const result = await searchAsPerson({ ...search, ...place }, reader)
    if (!result.ok) {
      return page === 0 ||
        result.failure.kind === 'unauthenticated' ||
        result.failure.kind === 'forbidden'
        ? result
        : buildResult({ brokenBy: result.failure })
    }
    const { Rows, TotalCount, TotalCountIs } = result.value ?? {}
    if (!Rows) return buildResult({ withoutRows: page === 0 })
    if (page === 0) least = getLeastCount(TotalCount, TotalCountIs)
    const sizeBefore = rows.size
    isPlaced &&= Rows.every(hasRowId)
    for (const [at, row] of Rows.entries()) rows.set(getRowKey(row, given + at), row)
    given += Rows.length
    const isCounted = TotalCountIs === 'exact' && TotalCount === rows.size
    const isLast = isCounted || (Rows.length === 0 && rows.size >= least)
    const mark = serializePage(Rows)
    if (isLast || rows.size === sizeBefore || mark === before) return buildResult({ all: isLast })
    before = mark
    last = Rows.filter(hasRowId).reduce<number | null>(
      (least, { RowId }) => Math.min(least ?? RowId, RowId),
      last,
    )
  }
  return buildResult({})

  function buildResult(told: Partial<RowsByStatus>): Result<RowsByStatus> {
    const { fitting, findings } = verifyFilters('searchInvoiceSummary', search, [...rows.values()])
    return makeSuccess({
      rows: fitting.filter((row) => hasStatus(row, status)),
      all: false,
      withoutRows: false,
      brokenBy: null,
      findings,
      byPosition: !isPlaced,
      ...told,
    })
  }
}

const hasRowId = (row: SummaryRow): row is SummaryRow & { RowId: number } =>
  typeof row.RowId === 'number'

/** What tells a row from others: its place, its transaction, or where it was given. */
const getRowKey = ({ RowId, TransactionRid }: SummaryRow, at: number) =>
  typeof RowId === 'number'
    ? `row ${RowId}`
    : TransactionRid != null
      ? `transaction ${TransactionRid}`
      : `at ${at}`

/** A row that does not tell its status is none that anybody knows it of. */
const hasStatus = ({ Status }: SummaryRow, status: string) =>
  Status?.trim().toLowerCase() === status.toLowerCase()

const toStatusSearch = (
  { FromDate, ToDate, CompanyIds }: FailuresQuery,
  status: string,
): InvoiceSummarySearch => ({
  CompanyIds,
  Statuses: [status],
  FromDate: `${FromDate}T00:00:00Z`,
  ToDate: `${ToDate}T23:59:59.999Z`,
  OrderBy: 'desc',
  SortableColId: 'RowId',
  PageSize: failurePageSize,
})
