import type { CollectionBatch } from '@/lib/contracts/collection/batches'
import type { BatchRowResult, ReadBatch, SentRow } from '@/lib/contracts/desk/batches'
import type { BatchEnd } from '@/lib/contracts/desk/journal'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import type { ReceivablesBatch } from '@/lib/contracts/receivables/batches'
import { parseAmount } from '@/lib/shared/numbers/money'
import { hasContradiction, matchBatchRows, type NamedRow } from './match-batch-rows'
import { findOwnSourceId } from './sent-rows'

/**
 * Words of a batch that goes on; every other one is taken as its end only where the service also
 * says when it ended, or the word is a known end.
 */
const finalStatuses = ['SUCCESS', 'PARTIAL', 'FAILED', 'DONE']

/**
 * Words of a batch whose every row succeeded. Any other word proves nothing of a row that the batch
 * does not name.
 */
const successStatuses = ['SUCCESS', 'DONE']

/**
 * Codes of a row whose source id the organization had already (interface.md, part 7, rule 5; what
 * it means, and its twins, are assumed).
 */
export const isTakenCode = (code: string | null | undefined) =>
  /^DUPLICATE_UNIQUE_SOURCE_[A-Z]+_ID$/.test(code?.trim().toUpperCase() ?? '')

type NamedResult = NamedRow & Pick<BatchRowResult, 'is' | 'code' | 'message'>
type BatchSnapshot = Pick<ReadBatch, 'status' | 'finishedAt' | 'isOver' | 'isWhole'> & {
  named: NamedResult[]
}

/**
 * What is known of every row of a collection batch. A batch that succeeded as a whole has booked
 * its rows, also those that it does not name; of any other one a row that it does not name, or that
 * cannot be told from others, is not known. Without the rows as they were sent, those that the
 * batch names are told.
 */
export function resolveCollectionBatch(
  batch: CollectionBatch,
  sent: readonly SentRow[] | null,
): ReadBatch {
  const named = [
    ...(batch.succeeded ?? []).map((row) => ({
      ...toNamedRow('succeeded', row),
      is: 'booked' as const,
      code: null,
      message: null,
    })),
    ...(batch.failed ?? []).map((row) => ({
      ...toNamedRow('failed', row),
      is: isTakenCode(row.code) ? ('taken' as const) : ('failed' as const),
      code: row.code ?? null,
      message: row.message ?? null,
    })),
  ]
  return resolveBatch(batch, named, (batch.failed ?? []).length === 0, sent)
}

/** The same of a batch of customers, or of documents. */
export function resolveReceivablesBatch(
  batch: ReceivablesBatch,
  sent: readonly SentRow[] | null,
): ReadBatch {
  const named = (batch.results ?? []).map((row) => {
    const is = classifyCustomerRow(row)
    return {
      ...toNamedRow('results', {
        index: row.index,
        customerNo: row.customerNo,
        invoiceNumber: row.documentNo,
      }),
      is,
      code: is === 'failed' ? (row.result ?? null) : null,
      message: row.message ?? null,
    }
  })
  return resolveBatch(batch, named, !batch.failed && named.every(({ is }) => is === 'booked'), sent)
}

/** How a batch ended, in numbers. `untold` are rows of which it is not known. */
export function summarizeBatch({ status, finishedAt, rows }: ReadBatch, now: Date): BatchEnd {
  const count = (is: BatchRowResult['is']) => rows.filter((row) => row.is === is).length
  return {
    status,
    succeeded: count('booked'),
    taken: count('taken'),
    failed: count('failed'),
    untold: count('untold'),
    at: finishedAt ?? now.toISOString(),
  }
}

/**
 * What the journal keeps of a batch that has ended: `applied` when every row is there,
 * `not-applied` when every row was refused, `partly` when it is neither, `untold` when it is not
 * known of a row. Where what was sent is not known any more, that is so unless the batch succeeded
 * as a whole, or names as many rows by their ids as were sent.
 *
 * @param sentCount how many rows were sent; null where that is not known.
 */
export function classifyBatchOutcome(
  { rows, isWhole }: ReadBatch,
  areRowsKnown: boolean,
  sentCount: number | null = null,
): 'applied' | 'not-applied' | 'partly' | 'untold' {
  if (!areRowsKnown && isWhole) return 'applied'
  if (!areRowsKnown && !isEachNamed(rows, sentCount)) return 'untold'
  if (rows.some(({ is }) => is === 'untold' || is === 'waiting')) return 'untold'
  return rows.every(isThere) ? 'applied' : rows.some(isThere) ? 'partly' : 'not-applied'
}

/** Whether as many rows are named by ids of their own as were sent. */
function isEachNamed(rows: readonly BatchRowResult[], sentCount: number | null): boolean {
  const ids = new Set(rows.flatMap(({ sourceId }) => sourceId ?? []))
  return (
    sentCount !== null &&
    sentCount > 0 &&
    [rows.length, ids.size].every((count) => count === sentCount)
  )
}

/** A customer row by both of its words; any other word says nothing. */
function classifyCustomerRow({
  status,
  result,
}: {
  status?: string | null
  result?: string | null
}): 'booked' | 'failed' | 'untold' {
  const [stood, became] = [status?.trim().toUpperCase(), result?.trim().toUpperCase()]
  if (stood === 'FAILED' || became === 'REJECTED') return 'failed'
  return stood === 'PROCESSED' ||
    (stood === undefined && (became === 'CREATED' || became === 'UPDATED'))
    ? 'booked'
    : 'untold'
}

function resolveBatch(
  { status, finishedAt }: { status?: string | null; finishedAt?: string | null },
  named: NamedResult[],
  nothingFailed: boolean,
  sent: readonly SentRow[] | null,
): ReadBatch {
  const word = status?.trim().toUpperCase() ?? ''
  const isOver = finalStatuses.includes(word) || Boolean(finishedAt)
  const snapshot = {
    status: status ?? null,
    finishedAt: finishedAt ?? null,
    isOver,
    isWhole: successStatuses.includes(word) && nothingFailed,
    named,
  }
  const { named: _, ...batch } = snapshot
  return {
    ...batch,
    rows:
      sent === null
        ? named.map((each, at) => toRowResult(each.index ?? at, each, each))
        : resolveRows(snapshot, sent),
  }
}

function resolveRows(
  { named, isWhole, isOver }: BatchSnapshot,
  sent: readonly SentRow[],
): BatchRowResult[] {
  const matched = matchBatchRows(sent, named, (one, other) => one.is === other.is)
  return sent.map((row, at) => {
    const end = findAgreedResult(matched[at]!)
    if (end) return toRowResult(at, { ...pickIdentifiers(end), ...omitNulls(row) }, end)
    const isBooked =
      isWhole && (named.length === 0 || named.some((each) => !hasContradiction(row, each)))
    return toRowResult(at, row, {
      is: isBooked ? 'booked' : isOver || matched[at]!.length > 0 ? 'untold' : 'waiting',
      code: null,
      message: null,
    })
  })
}

/**
 * The end that the rows about one row agree in; null where they contradict each other. Booked, and
 * there already, is booked: what succeeded stands first.
 */
function findAgreedResult(named: readonly NamedResult[]): NamedResult | null {
  const [first] = named
  if (!first) return null
  if (!named.every(({ is }) => is === first.is)) return named.every(isThere) ? first : null
  return {
    ...first,
    invoiceId: named.every(({ invoiceId }) => invoiceId === first.invoiceId)
      ? first.invoiceId
      : null,
  }
}

const isThere = ({ is }: Pick<BatchRowResult, 'is'>) => is === 'booked' || is === 'taken'

const pickIdentifiers = ({
  sourceId,
  invoiceId,
  invoiceNumber,
  customerNo,
}: NamedResult): Partial<SentRow> => ({
  sourceId,
  invoiceId,
  invoiceNumber,
  customerNo,
})

const toRowResult = (
  index: number,
  row: Omit<Partial<SentRow>, 'amount'>,
  { is, code, message }: Pick<BatchRowResult, 'is' | 'code' | 'message'>,
): BatchRowResult => ({
  index,
  is,
  sourceId: row.sourceId ?? null,
  invoiceId: row.invoiceId ?? null,
  invoiceNumber: row.invoiceNumber ?? null,
  customerNo: row.customerNo ?? null,
  code,
  message,
})

/**
 * What a row of an answer tells of itself. Fields beyond the contract may stand there: a row of
 * invoices may name its amount.
 */
function toNamedRow(list: NamedRow['list'], row: Record<string, unknown>): NamedRow {
  const toText = (value: unknown) =>
    typeof value === 'string' && value.trim() !== '' ? value : null
  const amount = row.amount ?? row.originalInvoiceAmount
  return {
    list,
    index: typeof row.index === 'number' ? row.index : null,
    sourceId: findOwnSourceId(row),
    invoiceId: toText(row.invoiceId),
    invoiceNumber: toText(row.invoiceNumber),
    customerNo: toText(row.customerNo),
    amount: isAmount(amount) ? amount : null,
  }
}

/**
 * A text too: the digits of a number that is longer than any of ours tell that the row is another.
 */
const isAmount = (value: unknown): value is ExactNumber =>
  (typeof value === 'number' || typeof value === 'string') &&
  parseAmount(value as ExactNumber).is === 'exact'

const omitNulls = (row: SentRow): Partial<SentRow> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
