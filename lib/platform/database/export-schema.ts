import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ExportFile, ExportKind } from '../../contracts/desk/export-files'
import type { ExportPart, ExportReceipt } from '../../contracts/desk/exports'
import { defineInstant, desk } from './schema'

/**
 * The whole result of a search on its way into a file, and its receipt (docs/decisions/0010). The
 * file stands in the chunks beside it.
 */
export const exportTable = desk.table(
  'export',
  {
    /** Made by the page: the idempotency key under which the journal holds it. */
    id: uuid('id').primaryKey(),
    person: text('person').notNull(),
    /** The row of the session with whose token it runs. */
    sessionId: text('session_id').notNull(),
    /** The filters, sealed: names and numbers that people typed. */
    search: text('search').notNull(),
    kind: text('kind').$type<ExportKind>().notNull().default('invoiceSummary'),
    companyIds: jsonb('company_ids').$type<number[]>().notNull(),
    organizationId: text('organization_id'),
    file: jsonb('file').$type<ExportFile>().notNull(),
    state: text('state')
      .$type<'running' | 'waiting' | 'complete' | 'cancelled' | 'failed'>()
      .notNull(),
    why: jsonb('why').$type<ExportReceipt['why']>(),
    /**
     * The run that has it now; null: none has taken it up yet. A run that is not named here
     * writes nothing more.
     */
    worker: uuid('walk'),
    heartbeatAt: defineInstant('heartbeat_at').notNull(),
    expected: jsonb('expected').$type<ExportReceipt['expected']>(),
    pages: integer('pages').notNull().default(0),
    rows: integer('rows').notNull().default(0),
    doubles: integer('doubles').notNull().default(0),
    unnumbered: integer('unnumbered').notNull().default(0),
    unread: integer('unread').notNull().default(0),
    neutralised: integer('neutralised').notNull().default(0),
    findings: jsonb('findings')
      .$type<ExportReceipt['findings']>()
      .notNull()
      .default({ ignored: [], unverified: [], untold: 0, strangers: 0 }),
    pauses: integer('pauses').notNull().default(0),
    pausedSeconds: integer('paused_seconds').notNull().default(0),
    pausedUntil: defineInstant('paused_until'),
    signIns: integer('sign_ins').notNull().default(0),
    firstRowId: bigint('first_row_id', { mode: 'number' }),
    lastRowId: bigint('last_row_id', { mode: 'number' }),
    /**
     * Of a list that goes by tokens: the one of the page that comes next, sealed as it may hold
     * filters; a sealed blank where nothing comes any more.
     */
    place: text('place'),
    newer: jsonb('newer').$type<ExportReceipt['newer']>(),
    /** Length of the file so far, or of the whole workbook. */
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    sha256: text('sha256'),
    parts: jsonb('parts').$type<ExportPart[]>().notNull().default([]),
    startedAt: defineInstant('started_at').notNull(),
    endedAt: defineInstant('ended_at'),
  },
  (table) => [
    index('export_by_person').on(table.person, table.startedAt),
    index('export_by_time').on(table.startedAt),
  ],
)

/** Bytes; PGlite gives an array of them, the other driver a buffer. */
const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (stored) => Buffer.from(stored.buffer, stored.byteOffset, stored.byteLength),
})

/**
 * The file of an export in pieces, in the store that every desk reaches (docs/decisions/0024). A
 * piece of a run is stored together with the note of how far the run has come, so neither is
 * there without the other.
 */
export const exportChunks = desk.table(
  'export_chunk',
  {
    exportId: uuid('export_id')
      .notNull()
      .references(() => exportTable.id, { onDelete: 'cascade' }),
    /** `csv` and `xlsx` are what a person gets, `rows` the cells of a workbook until it is made. */
    file: text('file').$type<'csv' | 'rows' | 'xlsx'>().notNull(),
    seq: integer('seq').notNull(),
    /** Bytes of the piece as a person gets it. */
    length: integer('length').notNull(),
    /** Packed, see lib/features/exports/server/store/packed-bytes. */
    body: bytes('body').notNull(),
    /** Numbers that tell its rows from all others, 8 bytes each, until the export is complete. */
    numbers: bytes('numbers'),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.file, table.seq] })],
)
