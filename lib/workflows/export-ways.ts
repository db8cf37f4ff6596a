import 'server-only'
import type { ExportSearch, InvoiceSearch } from '../contracts/desk/export-files'
import type { SummaryRow } from '../contracts/partner/invoice-summary'
import type { Answer } from '../contracts/registry'
import type { Result } from '../contracts/result'
import type { ExportedRow } from '../domain/export-cells'
import { type PositionedPage, pageMark, positionedPage, type TokenPage, tokenPage, type WalkedPage, walkedPage } from '../domain/export-page'
import { exportedInvoice } from '../domain/exported-invoice'
import { type FilterFindings, siftRows } from '../domain/list-filters/sifted-rows'
import type { ExportNote, ExportRow } from '../exports/export-rows'
import { placeOf, sealedPlace, searchOf } from '../gateway/export-view'
import { performFor } from '../gateway/perform'
import { type Patience, readPage, summaryPage } from './export-reads'

/** A page that passed its checks: its rows, and where the export stands once they are stored. Or what was wrong with it, or that it is the end. */
export type Page =
  | {
      outcome: 'rows'
      rows: readonly ExportedRow[]
      /** What the page says of the filters. Rows that contradict them are left out of `rows`. */
      findings: FilterFindings
      /** The very same row twice on one page: left out already. */
      repeated: number
      /** What the answer says of the whole result. */
      expected: ExportRow['expected']
      /** Where rows stand by RowId: the page's first one. */
      firstRowId: number | null
      stands: Pick<ExportNote, 'lastRowId' | 'place'>
    }
  | { outcome: Exclude<(WalkedPage | PositionedPage | TokenPage<unknown>)['outcome'], 'rows'> }

/** How a list of one kind is gone through, from where its export stands. */
export type Way = {
  /** Asks for the page after the one that came last; null where nothing comes any more. */
  ask: (patience: Patience) => Promise<Result<Page>> | null
  /** So many pages in a row may bring nothing new. */
  idleMax: number
}

/** The way of an export, or null where its filters or its place were sealed under another key. */
export function wayOf(walk: ExportRow): Way | null {
  const search = searchOf(walk)
  const place = placeOf(walk)
  if (search === null || place === null) return null
  return walk.kind === 'invoiceSummary' ? byPlaces(walk, search, place.token) : byTokens(walk, search, place.token)
}

/** What a walk of the partner search asks for. */
export const walkedSearch = ({ sessionId, companyIds }: ExportRow, search: ExportSearch) => ({
  sessionId,
  search: { ...search, ...(companyIds.length > 0 && { CompanyIds: companyIds }) },
})

/**
 * Newest first by RowId: every page is the one below the last row held. Where rows of the first page carry none, by position (Offset, interface.md 2.4), which
 * moves when rows arrive or leave; the place of such a walk is the position of its next page.
 */
function byPlaces(walk: ExportRow, search: ExportSearch, position: string | null): Way {
  const walked = walkedSearch(walk, search)
  let last = walk.lastRowId
  let offset = position === null ? null : Number(position)
  let before: string | null = null

  function taken(answer: Answer<'searchInvoiceSummary'>): Page {
    const rows = answer?.Rows
    if (last === null && offset === null && rows?.some(({ RowId }) => !Number.isSafeInteger(RowId))) offset = 0
    return offset === null ? takenByRowId(answer) : takenByPosition(answer, offset)
  }

  function takenByRowId(answer: Answer<'searchInvoiceSummary'>): Page {
    const page = walkedPage(answer?.Rows, last)
    if (page.outcome !== 'rows') return page
    last = page.rows.at(-1)!.RowId
    return { ...page, ...sifted(page.rows), expected: expectedOf(answer), firstRowId: page.rows[0]!.RowId, stands: { lastRowId: last } }
  }

  function takenByPosition(answer: Answer<'searchInvoiceSummary'>, from: number): Page {
    const page = positionedPage(answer?.Rows, before)
    if (page.outcome !== 'rows') return page
    before = pageMark(page.rows)
    offset = from + page.rows.length
    const stands = { lastRowId: null, place: sealedPlace(walk.id, String(offset)) }
    return { outcome: 'rows', repeated: 0, ...sifted(page.rows), expected: expectedOf(answer), firstRowId: null, stands }
  }

  const sifted = (rows: readonly SummaryRow[]) => {
    const { fitting, findings } = siftRows('searchInvoiceSummary', walked.search, rows)
    return { rows: fitting, findings }
  }

  return {
    ask: (patience) => {
      const place = offset !== null ? { Offset: offset } : last !== null ? { RowId: last } : {}
      return checked(
        readPage((signal) => summaryPage(walked, 'desc', place, signal), patience),
        taken,
      )
    },
    idleMax: 200,
  }
}

/** In the upstream's own order, which nobody promises, by the token that each page names for the next one. */
function byTokens({ id, sessionId, organizationId }: ExportRow, search: InvoiceSearch, token: string | null): Way {
  const asked = new Set<string>()
  let next = token

  function taken(answer: Answer<'listCollectionInvoices'>): Page {
    const page = tokenPage(answer, asked)
    if (page.outcome !== 'rows') return page
    next = page.next ?? nothingMore
    const { fitting, findings } = siftRows('listCollectionInvoices', search, page.rows)
    const rows = fitting.map(exportedInvoice)
    return { outcome: 'rows', rows, findings, repeated: 0, expected: null, firstRowId: null, stands: { place: sealedPlace(id, next) } }
  }

  function ask(patience: Patience) {
    if (next === nothingMore) return null
    if (next !== null) asked.add(next)
    const input = { params: { organizationId: organizationId! }, query: { ...search, ...(next !== null && { PageToken: next }) } }
    return checked(
      readPage((signal) => performFor(sessionId, 'listCollectionInvoices', input, { signal }), patience),
      taken,
    )
  }

  return { ask, idleMax: 200 }
}

/** The place after the last page. No token is blank. */
const nothingMore = ''

async function checked<Answered>(answer: Promise<Result<Answered>>, taken: (answer: Answered) => Page): Promise<Result<Page>> {
  const read = await answer
  return read.ok ? { ...read, value: taken(read.value) } : read
}

function expectedOf(answer: Answer<'searchInvoiceSummary'>): ExportRow['expected'] {
  return typeof answer?.TotalCount === 'number' ? { count: answer.TotalCount, is: answer.TotalCountIs ?? 'about' } : null
}
