import * as z from 'zod'
import { Findings } from '../filter-findings'
import { OrganizationId } from '../formats'
import { defineLocalOperation } from '../operation'
import {
  ExportFile,
  ExportKind,
  ExportSearch,
  InvoiceFile,
  InvoiceSearch,
  SummaryFile,
} from './export-files'

/**
 * How an export stands. `waiting`: its person has to sign in again. `interrupted`: the desk stopped
 * in the middle. Of those two, and of most that failed, what is stored stands, and a second part
 * goes on from its last row.
 */
export const ExportState = z.enum([
  'running',
  'waiting',
  'interrupted',
  'complete',
  'cancelled',
  'failed',
])
export type ExportState = z.infer<typeof ExportState>

/**
 * Why an export is not complete: a failure of a read, or a code of its own with the kind
 * `off-contract`, `refused` or `broken`.
 */
const EndReason = z.object({
  kind: z.string(),
  code: z.string().optional(),
  status: z.number().optional(),
  requestId: z.string().optional(),
})

/**
 * One run without a break. RowIds are null where it brought no row, and where rows have none;
 * `why` is null while it lasts.
 */
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

/**
 * An export as its person reads it: progress, and in the end the receipt. Times are instants in
 * UTC; bytes and the digest are of the stored file.
 */
export const ExportReceipt = z.object({
  exportId: z.string(),
  kind: ExportKind,
  state: ExportState,
  why: EndReason.nullable(),
  /**
   * The filters as they are sent, literally; without companies the upstream alone decides whose
   * rows come. Null: they were sealed under another key and can no longer be read, so nothing may
   * be searched for by them. No filters would be everything.
   */
  search: z.record(z.string(), z.unknown()).nullable(),
  companyIds: z.array(z.number()),
  /** Whose collection invoices they are; null for a search of the partner part. */
  organizationId: z.string().nullable(),
  file: ExportFile,
  fileName: z.string(),
  /** There is something to download: all of it, or a finished part. */
  hasFile: z.boolean(),
  canContinue: z.boolean(),
  /** What the first answer said of the whole result; null where it said nothing. */
  expected: RowCount.nullable(),
  pages: z.number(),
  rows: z.number(),
  doubles: z.number(),
  /**
   * Rows without a transaction number, or without an id, which cannot be told from their doubles.
   */
  unnumbered: z.number(),
  /** Rows of which a field could not be read: the file says so in its cell. */
  unread: z.number(),
  /** Text cells that would have been a formula and begin with an apostrophe now. */
  neutralised: z.number(),
  /**
   * What the rows say of the filters: those that the service ignored, those that nobody can verify,
   * and how many rows were left out for it.
   */
  findings: Findings,
  pauses: z.number(),
  pausedSeconds: z.number(),
  pausedUntil: z.string().nullable(),
  signIns: z.number(),
  firstRowId: z.number().nullable(),
  lastRowId: z.number().nullable(),
  /** Rows that arrived during the run and are left out; null where that was not counted. */
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
const starts = {
  effect: 'write',
  answers: { 200: z.object({ exportId: z.string() }) },
  refusals: [422],
} as const
/**
 * An export opens to its person alone, and only while they may read what is in it: which right that
 * takes, its kind says (lib/features/exports/server/export-handlers).
 */
const own = { right: null } as const
const one = {
  ...own,
  params: z.object({ exportId: z.uuid() }),
  scope: () => ({}),
  refusals: [404],
  example: { params: { exportId } },
}
const changes = {
  ...one,
  effect: 'write',
  target: ({ params }: { params: { exportId: string } }) => params.exportId,
} as const

/**
 * Starts to read the whole result of a search and to write it to a file of the desk. By meaning it
 * reads; it is declared a write so that the journal holds who took the list away, and when. The id
 * is made by the page and is the idempotency key at the same time.
 */
export const startExport = defineLocalOperation({
  ...starts,
  name: 'startExport',
  summary: 'Export the whole result of a search',
  right: 'read:partner.invoice',
  companies: 'own-where-left-out',
  scope: ({ body }) => ({ companyIds: (body.CompanyIds ?? []).map(Number) }),
  target: ({ body }) => body.exportId,
  body: z.strictObject({ ...ExportSearch.shape, exportId: z.uuid(), file: SummaryFile }),
  sensitive: ['Search', 'Searches'],
  example: {
    body: {
      exportId,
      file: { format: 'csv', style: { kind: 'iso' } },
      CompanyIds: [501],
      FromDate: '2026-03-01T00:00:00Z',
      Search: 'Fjell',
    },
  },
})

/** The same for the collection invoices of an organization. */
export const startInvoiceExport = defineLocalOperation({
  ...starts,
  name: 'startInvoiceExport',
  summary: 'Export the whole list of collection invoices',
  right: 'read:collection.case',
  scope: ({ body }) => ({ organizationId: body.organizationId }),
  target: ({ body }) => body.exportId,
  body: z.strictObject({
    ...InvoiceSearch.shape,
    exportId: z.uuid(),
    organizationId: OrganizationId,
    file: InvoiceFile,
  }),
  sensitive: ['InvoiceNumber', 'UniqueSourceInvoiceId', 'CustomerNumber'],
  example: {
    body: {
      ...{
        exportId,
        organizationId: '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10',
        file: { format: 'csv', style: { kind: 'iso' } },
      },
      ...{ Status: 'OPEN', From: '2026-03-01' },
    },
  },
})

/** Ends a run. What is stored stays as a part. */
export const cancelExport = defineLocalOperation({
  ...changes,
  name: 'cancelExport',
  summary: 'Cancel an export',
  answers: { 200: z.object({ exportId: z.string() }) },
})

/** Goes on from the last stored row, as the person who is signed in now, who must be its own. */
export const continueExport = defineLocalOperation({
  ...changes,
  name: 'continueExport',
  summary: 'Go on with an export',
  answers: { 200: z.object({ exportId: z.string() }) },
  refusals: [404, 409, 422],
})

/** Progress and receipt of one export, for its person alone. */
export const getExport = defineLocalOperation({
  ...one,
  name: 'getExport',
  summary: 'Read progress and receipt of an export',
  effect: 'read',
  scopeOfAnswer: (answer) => toReceiptScope(answer ? [answer] : []),
  answers: { 200: ExportReceipt },
})

/** The person's own exports, newest first. */
export const listExports = defineLocalOperation({
  ...own,
  name: 'listExports',
  summary: 'List one’s own exports',
  effect: 'read',
  scope: () => ({}),
  scopeOfAnswer: (answer) => toReceiptScope(answer?.exports ?? []),
  answers: { 200: z.object({ exports: z.array(ExportReceipt) }) },
  example: {},
})

const toReceiptScope = (receipts: readonly ExportReceipt[]) => ({
  companyIds: receipts.flatMap(({ companyIds }) => companyIds),
  organizationIds: [...new Set(receipts.flatMap(({ organizationId }) => organizationId ?? []))],
})

/** What a page asks for when it starts an export. */
export type ExportStart = z.input<NonNullable<(typeof startExport)['body']>>
export type InvoiceExportStart = z.input<NonNullable<(typeof startInvoiceExport)['body']>>

/**
 * A wish about one export as it arrives from a browser. Every click has an idempotency key of its
 * own.
 */
export const ExportCommand = z.strictObject({ idempotencyKey: z.uuid(), exportId: z.uuid() })
export type ExportCommand = z.infer<typeof ExportCommand>
