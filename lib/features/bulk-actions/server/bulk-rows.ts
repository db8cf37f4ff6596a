import 'server-only'
import { and, asc, eq, getTableColumns, gte, inArray, not, or, sql } from 'drizzle-orm'
import type { BulkAdjustment, DecisionRow } from '@/lib/contracts/desk/bulk/bulk-rows'
import type { ImportedCustomer } from '@/lib/contracts/desk/bulk/customer-import'
import type { SendRow } from '@/lib/contracts/desk/bulk/send-bulk'
import { laterOperations } from '@/lib/features/bulk-actions/domain/bulk-operations'
import type { CustomerContent } from '@/lib/features/bulk-actions/domain/undo-rows'
import { bulkActionRows, bulkActions } from '@/lib/platform/database/bulk-schema'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { placeIn } from '@/lib/platform/database/places'
import { seal, unseal } from '@/lib/platform/database/sealed'
import { isNewOf, isStillOf, noteHeartbeat, type Worker } from './bulk-records'

export type BulkRowRecord = typeof bulkActionRows.$inferSelect

/**
 * Stores rows of a bulk action that has not started. Rows that stand already stay as they are.
 * False: it is somebody else's, of another organization, or it has started.
 */
export async function storeBulkRows(
  person: string,
  { bulkActionId, scopeId, from, rows }: NewRows,
): Promise<boolean> {
  const db = await getDeskDatabase()
  const now = new Date()
  return db.transaction(async (work) => {
    await work
      .insert(bulkActions)
      .values({
        ...{ id: bulkActionId, person, scopeId, state: 'new' },
        ...{ startedAt: now, heartbeatAt: now },
      })
      .onConflictDoNothing()
    const owned = await work
      .select({ id: bulkActions.id })
      .from(bulkActions)
      .where(isNewOf({ bulkActionId, person, scopeId }))
      .for('update')
    if (owned.length === 0) return false
    await work
      .insert(bulkActionRows)
      .values(rows.map((row, at) => toRecord(bulkActionId, from + at, row)))
      .onConflictDoNothing()
    return true
  })
}

/** How many customers the stored batches of an import hold. */
export async function countImported(bulkActionId: string): Promise<number> {
  const db = await getDeskDatabase()
  const [counted] = await db
    .select({ customers: sql<number>`coalesce(cast(sum(${bulkActionRows.customers}) as int), 0)` })
    .from(bulkActionRows)
    .where(eq(bulkActionRows.bulkActionId, bulkActionId))
  return counted!.customers
}

type NewRows = { bulkActionId: string; scopeId: string; from: number; rows: readonly NewRow[] }

/** A row before it is stored: the key and the operation of its write, and what it is about. */
export type NewRow = { idempotencyKey: string; operation: string; content: RowContent }

function toRecord(
  bulkActionId: string,
  seq: number,
  { content, idempotencyKey, operation }: NewRow,
) {
  return {
    ...{ bulkActionId, seq, idempotencyKey, operation },
    content: seal(JSON.stringify(content), placeIn.bulkRow({ bulkActionId, seq })),
    ...('customers' in content && { customers: content.customers.length }),
  }
}

/**
 * Takes the next row to send, and notes that it is being sent, by one statement. One that a worker
 * had when its process ended comes again, under its idempotency key, so that it ends as it ended;
 * `state` is what the row was before it was taken.
 * `none`: each row has its result. `lost`: the worker has to stop.
 */
export async function takeNextRow(worker: Worker): Promise<BulkRowRecord | 'none' | 'lost'> {
  const db = await getDeskDatabase()
  const still = db
    .$with('still')
    .as(
      db
        .update(bulkActions)
        .set({ heartbeatAt: new Date(), pausedUntil: null })
        .where(isStillOf(worker))
        .returning({ id: bulkActions.id }),
    )
  const next = db
    .select({ seq: bulkActionRows.seq, state: bulkActionRows.state })
    .from(bulkActionRows)
    .where(
      and(
        eq(bulkActionRows.bulkActionId, worker.id),
        inArray(bulkActionRows.state, ['sending', 'waiting']),
      ),
    )
    .orderBy(asc(bulkActionRows.seq))
    .limit(1)
    .as('next')
  const [taken] = await db
    .with(still)
    .update(bulkActionRows)
    .set({ state: 'sending' })
    .from(next)
    .where(
      and(
        inArray(bulkActionRows.bulkActionId, db.select({ id: still.id }).from(still)),
        eq(bulkActionRows.seq, next.seq),
      ),
    )
    .returning({ ...getTableColumns(bulkActionRows), state: next.state })
  if (taken) return taken
  return (await noteHeartbeat(worker)) ? 'none' : 'lost'
}

const isRow = ({ bulkActionId, seq }: Pick<BulkRowRecord, 'bulkActionId' | 'seq'>) =>
  and(eq(bulkActionRows.bulkActionId, bulkActionId), eq(bulkActionRows.seq, seq))

/** What became of a row. A worker that lost the bulk action knows no less of the row that it had. */
export async function noteRowResult(
  row: BulkRowRecord,
  result: Partial<Pick<BulkRowRecord, 'state' | 'failure' | 'idempotencyKey'>>,
): Promise<void> {
  const db = await getDeskDatabase()
  await db
    .update(bulkActionRows)
    .set(result)
    .where(
      and(
        isRow(row),
        eq(bulkActionRows.state, 'sending'),
        eq(bulkActionRows.idempotencyKey, row.idempotencyKey),
      ),
    )
}

/**
 * Keeps which customers of a batch stay behind, before it goes out. False: the row is another one by
 * now, because somebody was erased from it, and may not go out as it was read.
 */
export async function noteChangedCustomers(
  row: BulkRowRecord,
  content: ImportContent,
  changed: readonly string[],
): Promise<boolean> {
  const db = await getDeskDatabase()
  const { bulkActionId, seq } = row
  const kept = await db
    .update(bulkActionRows)
    .set({
      ...toRecord(bulkActionId, seq, {
        ...row,
        content: { ...content, changed, changedFor: row.idempotencyKey },
      }),
      changed: changed.length,
    })
    .where(
      and(
        isRow(row),
        eq(bulkActionRows.state, 'sending'),
        eq(bulkActionRows.idempotencyKey, row.idempotencyKey),
        eq(bulkActionRows.content, row.content),
      ),
    )
    .returning({ seq: bulkActionRows.seq })
  return kept.length > 0
}

/** Rows from one of them on, `limit` at most. */
export async function readBulkRows(
  bulkActionId: string,
  from: number,
  limit: number,
): Promise<BulkRowRecord[]> {
  const db = await getDeskDatabase()
  return db
    .select()
    .from(bulkActionRows)
    .where(and(eq(bulkActionRows.bulkActionId, bulkActionId), gte(bulkActionRows.seq, from)))
    .orderBy(asc(bulkActionRows.seq))
    .limit(limit)
}

export type OpenRow = Pick<BulkRowRecord, 'idempotencyKey' | 'operation' | 'state'>

/** Whether the journal may know more of a row than was noted when it went out. */
export const isOpenRow = ({ operation, state }: OpenRow): boolean =>
  state === 'unknown' ||
  state === 'sending' ||
  (state === 'accepted' && laterOperations.includes(operation))

/**
 * How many rows of some bulk actions stand where; those that somebody may have learned more of come
 * one by one.
 */
export async function countBulkRows(bulkActionIds: readonly string[]) {
  if (bulkActionIds.length === 0) return { settled: [], open: [] }
  const db = await getDeskDatabase()
  const { bulkActionId, state, operation, idempotencyKey } = bulkActionRows
  const isOf = inArray(bulkActionId, [...bulkActionIds])
  const isDoneLater = inArray(operation, [...laterOperations])
  const isOpen = or(
    inArray(state, ['unknown', 'sending']),
    and(eq(state, 'accepted'), isDoneLater),
  )!
  const [settled, open] = await Promise.all([
    db
      .select({ bulkActionId, state, operation, count: sql<number>`cast(count(*) as int)` })
      .from(bulkActionRows)
      .where(and(isOf, not(isOpen)))
      .groupBy(bulkActionId, state, operation),
    db
      .select({ bulkActionId, idempotencyKey, operation, state })
      .from(bulkActionRows)
      .where(and(isOf, isOpen)),
  ])
  return { settled, open }
}

/** What a row decides on and what was shown of it; null where it is sealed under a lost key. */
export function openRow({ bulkActionId, seq, content }: BulkRowRecord): RowContent | null {
  const opened = unseal(content, placeIn.bulkRow({ bulkActionId, seq }))
  return opened === null ? null : (JSON.parse(opened) as RowContent)
}

/** What the rows of a bulk action are done by, each operation once. */
export async function listBulkOperations(bulkActionId: string): Promise<string[]> {
  const db = await getDeskDatabase()
  const found = await db
    .selectDistinct({ operation: bulkActionRows.operation })
    .from(bulkActionRows)
    .where(eq(bulkActionRows.bulkActionId, bulkActionId))
  return found.map(({ operation }) => operation)
}

type WithoutKey<Row> = Row extends unknown ? Omit<Row, 'idempotencyKey'> : never
export type DecisionContent = WithoutKey<DecisionRow>
export type AdjustmentContent = WithoutKey<BulkAdjustment>

export type ResendContent = WithoutKey<SendRow>

/**
 * The customers of one batch of an import, and the numbers of those that stay behind; null before
 * anybody has looked. `changedFor`: the key of the write for which somebody looked.
 */
export type ImportContent = {
  customers: ImportedCustomer[]
  changed: readonly string[] | null
  changedFor?: string
}

export type RowContent =
  | DecisionContent
  | AdjustmentContent
  | CustomerContent
  | ImportContent
  | ResendContent
