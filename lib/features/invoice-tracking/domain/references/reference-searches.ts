import type {
  InvoiceSummarySearch,
  SummaryAnswer,
  SummaryRow,
} from '@/lib/contracts/partner/invoice-summary'
import type { Failure } from '@/lib/contracts/result'
import { getLeastCount } from '@/lib/shared/list-filters/list-end'
import type { Limits } from '@/lib/shared/wire/limits'
import { searchFieldsByLookup } from '../parse-lookup'
import type { SearchKind } from './reference-kinds'

/**
 * Pages that are read of one search, so that a name that thousands share does not go on for ever.
 */
export const pagesPerSearch = 10

/**
 * The values of one kind in one request of the search, and what came of them. `open`: not read to
 * its end; `failed`: nor will it be until it is tried again; `silent`: answered without rows, which
 * is not the same as no rows; `cut`: there is more than the desk reads. `readings` are lines taken as
 * what they may be beside what they look like; `slips` are values that lines may have been meant as:
 * of those a single page is read.
 */
export type ReferenceSearch = {
  source: 'search'
  purpose: 'lines' | 'readings' | 'slips'
  kind: SearchKind
  values: string[]
  state: 'open' | 'failed' | 'whole' | 'silent' | 'cut'
  rows: SummaryRow[]
  pages: number
  /** How many rows there are, where the first page said it exactly; and the fewest that it admits. */
  total: number | null
  least: number
  failure: Failure | null
}

/** Values to ask for in requests of as many as the service takes. */
export function buildReferenceSearches(
  kind: SearchKind,
  values: readonly string[],
  purpose: ReferenceSearch['purpose'],
  { searchValues }: Limits,
): ReferenceSearch[] {
  return Array.from({ length: Math.ceil(values.length / searchValues) }, (_, at) => ({
    ...{ source: 'search', purpose, kind, state: 'open' },
    values: values.slice(at * searchValues, (at + 1) * searchValues),
    ...{ rows: [], pages: 0, total: null, least: 0, failure: null },
  }))
}

/**
 * The next request of a search: its first, or the one after the last row that it holds. Without
 * companies the desk fills in the person's own.
 */
export function buildNextPage(
  { kind, values, rows }: ReferenceSearch,
  { pageRows }: Limits,
): InvoiceSummarySearch {
  const last = rows.at(-1)?.RowId
  return {
    SearchType: searchFieldsByLookup[kind],
    Searches: values,
    OrderBy: 'asc',
    SortableColId: 'RowId',
    PageSize: pageRows,
    ...(typeof last === 'number' && { RowId: last }),
  }
}

/**
 * The search with a page added. It is whole when it holds as many rows as the first page counted
 * exactly, or when a page comes empty and no more are counted: a short page alone is no end, because
 * an upstream may give less than it was asked for. Later pages may count what is left alone.
 */
export function withAnswer(search: ReferenceSearch, answer: SummaryAnswer | null): ReferenceSearch {
  const page = answer?.Rows
  const pages = search.pages + 1
  if (!page)
    return { ...search, pages, failure: null, state: search.pages === 0 ? 'silent' : 'cut' }

  const knownIds = new Set(search.rows.map(({ RowId }) => RowId))
  const fresh = page.filter(({ RowId }) => RowId == null || !knownIds.has(RowId))
  const rows = [...search.rows, ...fresh]
  const { total, least } = search.pages === 0 ? readCount(answer) : search
  const isWhole = total === null ? page.length === 0 && rows.length >= least : rows.length >= total
  const canGoOn =
    fresh.length > 0 &&
    typeof rows.at(-1)?.RowId === 'number' &&
    pages < (search.purpose === 'slips' ? 1 : pagesPerSearch)
  return {
    ...search,
    rows,
    pages,
    total,
    least,
    failure: null,
    state: isWhole ? 'whole' : canGoOn ? 'open' : 'cut',
  }
}

function readCount({ TotalCount, TotalCountIs }: SummaryAnswer) {
  const total = TotalCountIs === 'exact' && typeof TotalCount === 'number' ? TotalCount : null
  return { total, least: getLeastCount(TotalCount, TotalCountIs) }
}
