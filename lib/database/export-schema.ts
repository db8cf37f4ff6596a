import { bigint, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import type { ExportFile, ExportKind } from '../contracts/desk/export-files'
import type { ExportPart, ExportReceipt } from '../contracts/desk/exports'
import { desk, instant } from './schema'

/** The whole result of a search on its way into a file, and its receipt (docs/decisions/0010). The file stands under DESK_DATA_DIR. */
export const exportTable = desk.table(
  'export',
  {
    /** Made by the page: the intent under which the journal holds it. */
    id: uuid('id').primaryKey(),
    person: text('person').notNull(),
    /** The row of the session with whose token it is walked. */
    sessionId: text('session_id').notNull(),
    /** The filters, sealed: names and numbers that people typed. */
    search: text('search').notNull(),
    kind: text('kind').$type<ExportKind>().notNull().default('invoiceSummary'),
    companyIds: jsonb('company_ids').$type<number[]>().notNull(),
    organizationId: text('organization_id'),
    file: jsonb('file').$type<ExportFile>().notNull(),
    state: text('state').$type<'running' | 'waiting' | 'complete' | 'cancelled' | 'failed'>().notNull(),
    why: jsonb('why').$type<ExportReceipt['why']>(),
    /** The walk that has it now; null: none has taken it up yet. A walk that is not named here writes nothing more. */
    walk: uuid('walk'),
    heartbeatAt: instant('heartbeat_at').notNull(),
    expected: jsonb('expected').$type<ExportReceipt['expected']>(),
    pages: integer('pages').notNull().default(0),
    rows: integer('rows').notNull().default(0),
    doubles: integer('doubles').notNull().default(0),
    unnumbered: integer('unnumbered').notNull().default(0),
    neutralised: integer('neutralised').notNull().default(0),
    pauses: integer('pauses').notNull().default(0),
    pausedSeconds: integer('paused_seconds').notNull().default(0),
    pausedUntil: instant('paused_until'),
    signIns: integer('sign_ins').notNull().default(0),
    firstRowId: bigint('first_row_id', { mode: 'number' }),
    lastRowId: bigint('last_row_id', { mode: 'number' }),
    /** Of a list that goes by tokens: the one of the page that comes next, sealed as it may hold filters; a sealed blank where nothing comes any more. */
    place: text('place'),
    newer: jsonb('newer').$type<ExportReceipt['newer']>(),
    /** Bytes on disk that are noted here: what stands after them was written by a walk that was cut off, and is dropped. */
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    sha256: text('sha256'),
    parts: jsonb('parts').$type<ExportPart[]>().notNull().default([]),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [index('export_by_person').on(table.person, table.startedAt), index('export_by_time').on(table.startedAt)],
)
