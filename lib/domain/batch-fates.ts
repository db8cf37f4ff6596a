import type { CollectionBatch } from '../contracts/collection/batches'
import type { BatchEnd, ReadBatch, RowFate, SentRow } from '../contracts/desk/batches'
import type { ReceivablesBatch } from '../contracts/receivables/batches'
import { sourceIdIn } from './sent-rows'

/** Words of a batch that goes on; every other one is taken as its end only where the upstream also says when it ended, or the word is a known end. */
const knownEnds = ['SUCCESS', 'PARTIAL', 'FAILED', 'DONE']

/** The code of a row whose source id the organization had already (interface.md, part 7, rule 5; what it means is assumed). */
const takenCode = 'DUPLICATE_UNIQUE_SOURCE_PAYMENT_ID'

const isOver = (status: string | null | undefined, finishedAt: string | null | undefined) =>
  knownEnds.includes(status?.trim().toUpperCase() ?? '') || Boolean(finishedAt)

type Told = Pick<RowFate, 'is' | 'code' | 'message'> & { index: number | null; row: Partial<SentRow> }

/**
 * What became of every row of a collection batch. A row is found by its source id, else by its place. Without the rows as they were sent, those that the
 * batch names are told.
 */
export function collectionFates(batch: CollectionBatch, sent: readonly SentRow[] | null): ReadBatch {
  const told: Told[] = [
    ...(batch.succeeded ?? []).map((row) => ({ index: row.index ?? null, is: 'booked' as const, code: null, message: null, row: namedIn(row) })),
    ...(batch.failed ?? []).map((row) => ({
      index: row.index ?? null,
      is: row.code === takenCode ? ('taken' as const) : ('failed' as const),
      code: row.code ?? null,
      message: row.message ?? null,
      row: namedIn(row),
    })),
  ]
  return { status: batch.status ?? null, finishedAt: batch.finishedAt ?? null, ...joined(told, sent, isOver(batch.status, batch.finishedAt)) }
}

/** The same of a batch of customers, whose rows are found by their place, else by their customer number. */
export function receivablesFates(batch: ReceivablesBatch, sent: readonly SentRow[] | null): ReadBatch {
  const told: Told[] = (batch.results ?? []).map((row) => ({
    index: row.index ?? null,
    is: row.status === 'FAILED' ? 'failed' : 'booked',
    code: row.status === 'FAILED' ? (row.result ?? null) : null,
    message: row.message ?? null,
    row: { customerNo: row.customerNo ?? null },
  }))
  return { status: batch.status ?? null, finishedAt: batch.finishedAt ?? null, ...joined(told, sent, isOver(batch.status, batch.finishedAt)) }
}

/** How a batch ended, in numbers; rows that it does not name are in none of them. */
export function endOf({ status, finishedAt, rows }: ReadBatch, now: Date): BatchEnd {
  const count = (is: RowFate['is']) => rows.filter((row) => row.is === is).length
  return { status, succeeded: count('booked'), taken: count('taken'), failed: count('failed'), at: finishedAt ?? now.toISOString() }
}

function joined(told: Told[], sent: readonly SentRow[] | null, over: boolean): Pick<ReadBatch, 'isOver' | 'rows'> {
  if (sent === null) return { isOver: over, rows: told.map((each, at) => fate(each.index ?? at, each.row, each)) }
  const bySourceId = new Map(told.flatMap((each) => (each.row.sourceId ? [[each.row.sourceId, each] as const] : [])))
  const byPlace = new Map(told.flatMap((each) => (each.index !== null && !each.row.sourceId ? [[each.index, each] as const] : [])))
  const missing = { is: over ? ('untold' as const) : ('waiting' as const), code: null, message: null, row: {} }
  return {
    isOver: over,
    rows: sent.map((row, at) => {
      const found = (row.sourceId ? bySourceId.get(row.sourceId) : undefined) ?? byPlace.get(at) ?? missing
      return fate(at, { ...found.row, ...present(row) }, found)
    }),
  }
}

const fate = (index: number, row: Partial<SentRow>, { is, code, message }: Pick<Told, 'is' | 'code' | 'message'>): RowFate => ({
  index,
  is,
  sourceId: row.sourceId ?? null,
  invoiceId: row.invoiceId ?? null,
  invoiceNumber: row.invoiceNumber ?? null,
  customerNo: row.customerNo ?? null,
  code,
  message,
})

const namedIn = (row: { invoiceId?: string | null; invoiceNumber?: string | null }): Partial<SentRow> => ({
  sourceId: sourceIdIn(row),
  invoiceId: row.invoiceId ?? null,
  invoiceNumber: row.invoiceNumber ?? null,
})

const present = (row: SentRow): Partial<SentRow> => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
