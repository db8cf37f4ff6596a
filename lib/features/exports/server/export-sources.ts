import 'server-only'
import type { ExportSearch, InvoiceSearch } from '@/lib/contracts/desk/export-files'
import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import type { Answer } from '@/lib/contracts/registry'
import type { Result } from '@/lib/contracts/result'
import {
  checkKeysetPage,
  checkOffsetPage,
  checkTokenPage,
  type KeysetPage,
  type OffsetPage,
  serializePage,
  type TokenPage,
} from '@/lib/features/exports/domain/export-page'
import { toInvoiceExportRow } from '@/lib/features/exports/domain/invoice-export-row'
import { executeAs } from '@/lib/platform/gateway/execute-operation'
import { type FilterReport, verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import type { ExportedRow } from '@/lib/shared/tables/export-cells'
import { fetchSummaryPage, type RetryOptions, readPage } from './export-reads'
import { sealExportPlace, unsealExportPlace, unsealExportSearch } from './export-receipt'
import type { ExportNote, ExportRow } from './store/export-rows'

/**
 * A page that passed its checks: its rows, and where the export stands once they are stored. Or
 * what was wrong with it, or that it is the end.
 */
export type Page =
  | {
      outcome: 'rows'
      rows: readonly ExportedRow[]
      /** What the page says of the filters. Rows that contradict them are left out of `rows`. */
      findings: FilterReport
      /** The very same row twice on one page: left out already. */
      repeated: number
      /** What the answer says of the whole result. */
      expected: ExportRow['expected']
      /** Where rows stand by RowId: the page's first one. */
      firstRowId: number | null
      stands: Pick<ExportNote, 'lastRowId' | 'place'>
    }
  | { outcome: 'end'; expected: ExportRow['expected'] }
  | { outcome: Exclude<(KeysetPage | OffsetPage | TokenPage<unknown>)['outcome'], 'rows' | 'end'> }

/** How a list of one kind is gone through, from where its export stands. */
export type ExportSource = {
  /** Asks for the page after the one that came last; null where nothing comes any more. */
  ask: (patience: RetryOptions) => Promise<Result<Page>> | null
  /** So many pages in a row may bring nothing new. */
  idleMax: number
}

/** The way of an export, or null where its filters or its place were sealed under another key. */
export function findSource(run: ExportRow): ExportSource | null {
  const search = unsealExportSearch(run)
  const place = unsealExportPlace(run)
  if (search === null || place === null) return null
  return run.kind === 'invoiceSummary'
    ? createSearchSource(run, search, place.token)
    : createInvoiceSource(run, search, place.token)
}

/** What a run of the partner search asks for. */
export const toSessionSearch = ({ sessionId, companyIds }: ExportRow, search: ExportSearch) => ({
  sessionId,
  search: { ...search, ...(companyIds.length > 0 && { CompanyIds: companyIds }) },
})

/**
 * Newest first by RowId: every page is the one below the last row held. Where rows of the first
 * page carry none, by position (Offset, interface.md 2.4), which moves when rows arrive or leave;
 * the place of such a run is the position of its next page.
 */
function createSearchSource(
  run: ExportRow,
  search: ExportSearch,
  position: string | null,
): ExportSource {
  const sessionSearch = toSessionSearch(run, search)
  let last = run.lastRowId
  let offset = position === null ? null : Number(position)
  let before: string | null = null

  function takeSearchPage(answer: Answer<'searchInvoiceSummary'>): Page {
    const rows = answer?.Rows
    if (last === null && offset === null && rows?.some(({ RowId }) => !Number.isSafeInteger(RowId)))
      offset = 0
    return offset === null ? takePageByRowId(answer) : takePageByPosition(answer, offset)
  }

  function takePageByRowId(answer: Answer<'searchInvoiceSummary'>): Page {
    const page = checkKeysetPage(answer?.Rows, last)
    if (page.outcome === 'end') return { ...page, expected: toExpectedCount(answer) }
    if (page.outcome !== 'rows') return page
    last = page.rows.at(-1)!.RowId
    return {
      ...page,
      ...selectFitting(page.rows),
      expected: toExpectedCount(answer),
      firstRowId: page.rows[0]!.RowId,
      stands: { lastRowId: last },
    }
  }

  function takePageByPosition(answer: Answer<'searchInvoiceSummary'>, from: number): Page {
    const page = checkOffsetPage(answer?.Rows, before)
    if (page.outcome === 'end') return { outcome: 'end', expected: toExpectedCount(answer) }
    if (page.outcome !== 'rows') return { outcome: page.outcome }
    before = serializePage(page.rows)
    offset = from + page.rows.length
    const stands = { lastRowId: null, place: sealExportPlace(run.id, String(offset)) }
    return {
      outcome: 'rows',
      repeated: 0,
      ...selectFitting(page.rows),
      expected: toExpectedCount(answer),
      firstRowId: null,
      stands,
    }
  }

  const selectFitting = (rows: readonly SummaryRow[]) => {
    const { fitting, findings } = verifyFilters('searchInvoiceSummary', sessionSearch.search, rows)
    return { rows: fitting, findings }
  }

  return {
    ask: (patience) => {
      const place = offset !== null ? { Offset: offset } : last !== null ? { RowId: last } : {}
      return mapAnswer(
        readPage((signal) => fetchSummaryPage(sessionSearch, 'desc', place, signal), patience),
        takeSearchPage,
      )
    },
    idleMax: 200,
  }
}

/**
 * In the upstream's own order, which nobody promises, by the token that each page names for the
 * next one.
 */
function createInvoiceSource(
  { id, sessionId, organizationId }: ExportRow,
  search: InvoiceSearch,
  token: string | null,
): ExportSource {
  const askedTokens = new Set<string>()
  let next = token

  function takeInvoicePage(answer: Answer<'listCollectionInvoices'>): Page {
    const page = checkTokenPage(answer, askedTokens)
    if (page.outcome !== 'rows') return page
    next = page.next ?? endToken
    const { fitting, findings } = verifyFilters('listCollectionInvoices', search, page.rows)
    const rows = fitting.map(toInvoiceExportRow)
    return {
      outcome: 'rows',
      rows,
      findings,
      repeated: 0,
      expected: null,
      firstRowId: null,
      stands: { place: sealExportPlace(id, next) },
    }
  }

  function ask(patience: RetryOptions) {
    if (next === endToken) return null
    if (next !== null) askedTokens.add(next)
    const input = {
      params: { organizationId: organizationId! },
      query: { ...search, ...(next !== null && { PageToken: next }) },
    }
    return mapAnswer(
      readPage(
        (signal) => executeAs(sessionId, 'listCollectionInvoices', input, { signal }),
        patience,
      ),
      takeInvoicePage,
    )
  }

  return { ask, idleMax: 200 }
}

/** The place after the last page. No token is blank. */
const endToken = ''

async function mapAnswer<Answered>(
  answer: Promise<Result<Answered>>,
  taken: (answer: Answered) => Page,
): Promise<Result<Page>> {
  const read = await answer
  return read.ok ? { ...read, value: taken(read.value) } : read
}

function toExpectedCount(answer: Answer<'searchInvoiceSummary'>): ExportRow['expected'] {
  return typeof answer?.TotalCount === 'number'
    ? { count: answer.TotalCount, is: answer.TotalCountIs ?? 'about' }
    : null
}
