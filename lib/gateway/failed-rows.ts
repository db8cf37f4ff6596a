import 'server-only'
import { failurePageSize, failurePagesMax } from '../contracts/desk/failures'
import type { SummaryRow } from '../contracts/partner/invoice-summary'
import type { Input } from '../contracts/registry'
import { type Failure, type Result, succeeded } from '../contracts/result'
import { type Reader, searchAsPerson } from './search-as-person'

/** `all`: every row that there was has been read. `brokenBy`: what ended the reading after some pages. */
export type FailedRows = { rows: SummaryRow[]; all: boolean; withoutRows: boolean; brokenBy: Failure | null }

type Question = Input<'listFailuresByCause'>['body']

/**
 * Reads the failed rows of a period with the person's own token, newest first, page after page from the last RowId. A page that brings nothing new
 * ends it: an empty one means that all were read. A failure after the first page leaves what was read, but for one that says that the person may not read.
 */
export async function failedRows(question: Question, reader: Reader): Promise<Result<FailedRows>> {
  const rows = new Map<number, SummaryRow>()
  const read = (): SummaryRow[] => [...rows.values()].filter(isFailed)
  let last: number | undefined
  for (let page = 0; page < failurePagesMax; page++) {
    const result = await pageAfter(last, question, reader)
    if (!result.ok) {
      return page === 0 || result.failure.kind === 'unauthenticated' || result.failure.kind === 'forbidden'
        ? result
        : succeeded({ rows: read(), all: false, withoutRows: false, brokenBy: result.failure })
    }
    const { Rows, TotalCount, TotalCountIs } = result.value ?? {}
    if (!Rows) return succeeded({ rows: read(), all: false, withoutRows: page === 0, brokenBy: null })
    const fresh = Rows.filter((row): row is SummaryRow & { RowId: number } => row.RowId != null && !rows.has(row.RowId))
    for (const row of fresh) rows.set(row.RowId, row)
    const isLast = Rows.length === 0 || (TotalCountIs === 'exact' && TotalCount === rows.size)
    if (isLast || fresh.length === 0) return succeeded({ rows: read(), all: isLast, withoutRows: false, brokenBy: null })
    last = Math.min(...fresh.map(({ RowId }) => RowId))
  }
  return succeeded({ rows: read(), all: false, withoutRows: false, brokenBy: null })
}

/** An upstream that does not know the filter answers other rows too: they are not failures. */
const isFailed = ({ Status }: SummaryRow) => Status?.trim().toLowerCase() === 'failed'

const pageAfter = (last: number | undefined, { FromDate, ToDate, CompanyIds }: Question, reader: Reader) =>
  searchAsPerson(
    {
      CompanyIds,
      Statuses: ['Failed'],
      FromDate: `${FromDate}T00:00:00Z`,
      ToDate: `${ToDate}T23:59:59.999Z`,
      OrderBy: 'desc',
      SortableColId: 'RowId',
      PageSize: failurePageSize,
      ...(last !== undefined && { RowId: last }),
    },
    reader,
  )
