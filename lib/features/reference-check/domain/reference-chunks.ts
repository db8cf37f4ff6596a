import type {
  InvoiceSummarySearch,
  SummaryAnswer,
  SummaryRow,
} from '@/lib/contracts/partner/invoice-summary'
import type { Failure } from '@/lib/contracts/result'
import type { Limits } from '@/lib/shared/wire/limits'
import {
  mayBeTried,
  type PastedReferences,
  type ReferenceKind,
  toReferenceKey,
} from './pasted-references'

/**
 * Pages that are read of one chunk, so that a name that thousands share does not go on for ever.
 */
export const pagesPerChunk = 10

/**
 * The values of one request and what came of them. `open`: not read to its end, perhaps because of
 * `failure`; `silent`: answered without rows, which is not the same as no rows; `cut`: there is
 * more than the desk reads.
 */
export type Chunk = {
  values: string[]
  state: 'open' | 'whole' | 'silent' | 'cut'
  rows: SummaryRow[]
  pages: number
  /** How many rows there are, where an answer said it exactly. */
  total: number | null
  failure: Failure | null
}

/**
 * The values to ask for, each once, in the order of the paste. `tryAll` takes those too whose check
 * digit or form does not fit.
 */
export function buildChunks(
  { lines }: PastedReferences,
  tryAll: boolean,
  { searchValues }: Limits,
): Chunk[] {
  const values = new Map(
    lines
      .filter(({ finding }) => isLineSearched(finding, tryAll))
      .map(({ value }) => [toReferenceKey(value), value]),
  )
  const wantedValues = [...values.values()]
  return Array.from({ length: Math.ceil(wantedValues.length / searchValues) }, (_, at) => ({
    values: wantedValues.slice(at * searchValues, (at + 1) * searchValues),
    state: 'open',
    rows: [],
    pages: 0,
    total: null,
    failure: null,
  }))
}

/** Whether a line with this finding is asked for. */
export const isLineSearched = (finding: Parameters<typeof mayBeTried>[0], tryAll: boolean) =>
  finding === null || (tryAll && mayBeTried(finding))

/**
 * The next request of a chunk: its first, or the one after the last row that it holds. Without
 * companies the desk fills in the person's own.
 */
export function buildChunkSearch(
  { values, rows }: Chunk,
  kind: ReferenceKind,
  { pageRows }: Limits,
): InvoiceSummarySearch {
  const last = rows.at(-1)?.RowId
  return {
    SearchType: kind,
    Searches: values,
    OrderBy: 'asc',
    SortableColId: 'RowId',
    PageSize: pageRows,
    ...(typeof last === 'number' && { RowId: last }),
  }
}

/**
 * The chunk with a page added. It is whole when it holds as many rows as the upstream counted
 * exactly, or when a page comes empty: a short page alone is no end, because an upstream may give
 * less than it was asked for.
 */
export function withAnswer(chunk: Chunk, answer: SummaryAnswer | null): Chunk {
  const page = answer?.Rows
  const pages = chunk.pages + 1
  if (!page) return { ...chunk, pages, failure: null, state: chunk.pages === 0 ? 'silent' : 'cut' }

  const knownIds = new Set(chunk.rows.map(({ RowId }) => RowId))
  const fresh = page.filter(({ RowId }) => RowId == null || !knownIds.has(RowId))
  const rows = [...chunk.rows, ...fresh]
  const total =
    answer.TotalCountIs === 'exact' && typeof answer.TotalCount === 'number'
      ? answer.TotalCount
      : chunk.total
  const isWhole = page.length === 0 || (total !== null && rows.length >= total)
  const canGoOn =
    fresh.length > 0 && typeof rows.at(-1)?.RowId === 'number' && pages < pagesPerChunk
  return {
    ...chunk,
    rows,
    pages,
    total,
    failure: null,
    state: isWhole ? 'whole' : canGoOn ? 'open' : 'cut',
  }
}
