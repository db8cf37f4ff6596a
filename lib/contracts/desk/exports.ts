import * as z from 'zod'
import { operation } from '../operation'
import { InvoiceSummarySearch, SummaryRow, searchesMax } from '../partner/invoice-summary'

export const ExportColumn = z.enum(Object.keys(SummaryRow.shape) as [keyof typeof SummaryRow.shape, ...(keyof typeof SummaryRow.shape)[]])
export type ExportColumn = z.infer<typeof ExportColumn>

/**
 * How the file is written. `reader`: for a spreadsheet in the reader's language, with the decimal mark and the separator that it expects, and a mark of
 * UTF-8 at its start. `iso`: decimal point, comma between cells, no mark. An XLSX file holds numbers as such: its style says nothing.
 */
export const ExportFile = z.strictObject({
  format: z.enum(['csv', 'xlsx']),
  /** In the order of the file; left out: all. */
  columns: z.array(ExportColumn).min(1).max(100).optional(),
  style: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('reader'), decimal: z.enum([',', '.']), separator: z.enum([';', ',']) }),
    z.strictObject({ kind: z.literal('iso') }),
  ]),
})
export type ExportFile = z.infer<typeof ExportFile>

const { RowId: _rowId, PageSize: _pageSize, Offset: _offset, OrderBy: _orderBy, SortableColId: _sortedBy, ...filters } = InvoiceSummarySearch.shape

/** The filters of a search. Order and paging are the walk's own. */
export const ExportSearch = z.strictObject({ ...filters, Searches: z.array(z.string()).max(searchesMax).optional() })
export type ExportSearch = z.infer<typeof ExportSearch>

/**
 * How an export stands. `waiting`: its person has to sign in again. `interrupted`: the desk stopped in the middle. Of those two, and of most that
 * failed, what is on disk stands, and a second part goes on from its last row.
 */
export const ExportState = z.enum(['running', 'waiting', 'interrupted', 'complete', 'cancelled', 'failed'])
export type ExportState = z.infer<typeof ExportState>

/** Why an export is not complete: a failure of a read, or a code of its own with the kind `off-contract`, `refused` or `broken`. */
const Why = z.object({ kind: z.string(), code: z.string().optional(), status: z.number().optional(), requestId: z.string().optional() })

/** One walk without a break. RowIds are null where it brought no row; `why` is null while it lasts. */
export const ExportPart = z.object({
  fromRowId: z.number().nullable(),
  toRowId: z.number().nullable(),
  rows: z.number(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  why: z.string().nullable(),
})
export type ExportPart = z.infer<typeof ExportPart>

/** A number of rows, and how surely it is known. */
export const RowCount = z.object({ count: z.number(), is: z.string() })

/** An export as its person reads it: progress, and in the end the receipt. Times are instants in UTC; bytes and the digest are of the file on disk. */
export const ExportReceipt = z.object({
  exportId: z.string(),
  state: ExportState,
  why: Why.nullable(),
  /**
   * The filters as they are sent, literally; without companies the upstream alone decides whose rows come. Null: they were sealed under another key and
   * can no longer be read, so nothing may be searched for by them. No filters would be everything.
   */
  search: z.record(z.string(), z.unknown()).nullable(),
  companyIds: z.array(z.number()),
  file: ExportFile,
  fileName: z.string(),
  /** There is something to download: all of it, or a finished part. */
  hasFile: z.boolean(),
  canContinue: z.boolean(),
  /** What the first answer said of the whole result. */
  expected: RowCount.nullable(),
  pages: z.number(),
  rows: z.number(),
  doubles: z.number(),
  /** Rows without a transaction number, which cannot be told from their doubles. */
  unnumbered: z.number(),
  /** Text cells that would have been a formula and begin with an apostrophe now. */
  neutralised: z.number(),
  pauses: z.number(),
  pausedSeconds: z.number(),
  pausedUntil: z.string().nullable(),
  signIns: z.number(),
  firstRowId: z.number().nullable(),
  lastRowId: z.number().nullable(),
  /** Rows that arrived during the walk and are left out; null where that was not counted. */
  newer: RowCount.nullable(),
  bytes: z.number(),
  sha256: z.string().nullable(),
  parts: z.array(ExportPart),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  erasedAt: z.string(),
  askedAt: z.string(),
})
export type ExportReceipt = z.infer<typeof ExportReceipt>

const exportId = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const shared = { area: 'desk', method: 'POST', source: 'documented', right: 'read:partner.invoice' } as const
const one = { ...shared, params: z.object({ exportId: z.uuid() }), scope: () => ({}), refusals: [404], example: { params: { exportId } } }
const changes = { ...one, effect: 'write', target: ({ params }: { params: { exportId: string } }) => params.exportId } as const

/**
 * Starts to walk the whole result of a search and to write it to a file of the desk. By meaning it reads; it is declared a write so that the journal
 * holds who took the list away, and when. The id is made by the page and is the intent at the same time.
 */
export const startExport = operation({
  ...shared,
  name: 'startExport',
  path: '/exports/start',
  summary: 'Export the whole result of a search',
  effect: 'write',
  companies: 'own-where-left-out',
  scope: ({ body }) => ({ companyIds: (body.CompanyIds ?? []).map(Number) }),
  target: ({ body }) => body.exportId,
  body: z.strictObject({ ...ExportSearch.shape, exportId: z.uuid(), file: ExportFile }),
  answers: { 200: z.object({ exportId: z.string() }) },
  refusals: [422],
  sensitive: ['Search', 'Searches'],
  example: {
    body: { exportId, file: { format: 'csv', style: { kind: 'iso' } }, CompanyIds: [501], FromDate: '2026-03-01T00:00:00Z', Search: 'Fjell' },
  },
})

/** Ends a walk. What is on disk stays as a part. */
export const cancelExport = operation({
  ...changes,
  name: 'cancelExport',
  path: '/exports/:exportId/cancel',
  summary: 'Cancel an export',
  answers: { 200: z.object({ exportId: z.string() }) },
})

/** Goes on from the last row on disk, as the person who is signed in now, who must be its own. */
export const continueExport = operation({
  ...changes,
  name: 'continueExport',
  path: '/exports/:exportId/continue',
  summary: 'Go on with an export',
  answers: { 200: z.object({ exportId: z.string() }) },
  refusals: [404, 409, 422],
})

/** Progress and receipt of one export, for its person alone. An open page asks by itself, so this is no sign that anybody is there. */
export const getExport = operation({
  ...one,
  name: 'getExport',
  path: '/exports/:exportId',
  summary: 'Read progress and receipt of an export',
  effect: 'read',
  isAskedByItself: true,
  scopeOfAnswer: (answer) => ({ companyIds: answer?.companyIds ?? [] }),
  answers: { 200: ExportReceipt },
})

/** The person's own exports, newest first. */
export const listExports = operation({
  ...shared,
  name: 'listExports',
  path: '/exports',
  summary: 'List one’s own exports',
  effect: 'read',
  isAskedByItself: true,
  scope: () => ({}),
  scopeOfAnswer: (answer) => ({ companyIds: (answer?.exports ?? []).flatMap(({ companyIds }) => companyIds) }),
  answers: { 200: z.object({ exports: z.array(ExportReceipt) }) },
  example: {},
})

/** What a page asks for when it starts an export. */
export type ExportStart = z.input<NonNullable<(typeof startExport)['body']>>

/** A wish about one export as it arrives from a browser. Every click is an intent of its own. */
export const ExportWish = z.strictObject({ intentId: z.uuid(), exportId: z.uuid() })
export type ExportWish = z.infer<typeof ExportWish>
