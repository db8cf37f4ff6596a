import type { NewCollectionInvoice } from '@/lib/contracts/collection/create-invoices'
import type { TextRecord, TextTable } from '@/lib/shared/tables/text-table'
import type { InvoiceField, InvoiceFormValues } from './invoice-file-columns'
import { computeSourceId, normalizeInvoiceNumber } from './invoice-file-ids'
import {
  checkInvoiceValues,
  type InvoiceFinding,
  toNewInvoice,
  trimInvoiceValues,
} from './invoice-file-row'

/** Most invoices in one file. */
export const invoicesMax = 2_000

/**
 * Why a file as a whole is not taken. `place` is a line for `openQuote`, and how many rows there
 * are for `tooMany`.
 */
export type FileProblem = { why: 'empty' | 'noColumns' | 'openQuote' | 'tooMany'; place: number }

/** An invoice as it is sent: always with its id. */
export type SentInvoice = NewCollectionInvoice & { uniqueSourceInvoiceId: string }

/** By what a row repeats an earlier one of its file, and on which line that stands. */
export type Duplicate = { line: number; by: 'uniqueSourceInvoiceId' | 'invoiceNumber' | 'content' }

/**
 * What becomes of a row, told before anything is sent. `refused`: it cannot be sent as it stands.
 * `double`: an earlier row is the same invoice. `warned`: it goes out only when a person says so.
 * `valid`: nothing was found. Only the last two have an `invoice`.
 */
export type InvoiceRow = {
  line: number
  entry: InvoiceFormValues
  id: string
  ownId: boolean
  findings: InvoiceFinding[]
  extraCells: boolean
} & (
  | { fate: 'valid' | 'warned'; invoice: SentInvoice }
  | { fate: 'refused' }
  | { fate: 'double'; double: Duplicate }
)

export const rowChecks = ['valid', 'warned', 'double', 'refused'] as const
export type RowCheck = (typeof rowChecks)[number]

/** Why the file cannot be taken by these columns, or null. */
export function findFileProblem(
  { records, openQuote }: TextTable,
  columns: readonly (InvoiceField | null)[],
): FileProblem | null {
  if (openQuote !== null) return { why: 'openQuote', place: openQuote }
  if (records.length < 2) return { why: 'empty', place: 0 }
  if (columns.every((field) => field === null)) return { why: 'noColumns', place: 0 }
  return records.length - 1 > invoicesMax ? { why: 'tooMany', place: records.length - 1 } : null
}

/**
 * Tells the fate of every row below the heads, and fixes its unique source id: the file's own, else
 * one derived from what the row says. A row is double where an earlier row, whatever its own fate,
 * has its id or its invoice number, or says just the same.
 */
export async function checkInvoiceFile(
  table: TextTable,
  columns: readonly (InvoiceField | null)[],
  about: { organizationId: string; today: string },
) {
  const rows: InvoiceRow[] = []
  const firsts = new Map<string, number>()
  for (const record of table.records.slice(1)) {
    const { entry, extraCells } = toInvoiceFormValues(record, columns)
    const id = entry.uniqueSourceInvoiceId ?? (await computeSourceId(about.organizationId, entry))
    const findings = checkInvoiceValues(entry, about.today)
    const known = {
      line: record.line,
      entry,
      id,
      ownId: entry.uniqueSourceInvoiceId !== undefined,
      findings,
      extraCells,
    }
    const double = findDuplicate(known, firsts)
    if (extraCells || findings.some(({ is }) => is === 'refused'))
      rows.push({ ...known, fate: 'refused' })
    else if (double) rows.push({ ...known, fate: 'double', double })
    else
      rows.push({
        ...known,
        fate: findings.length > 0 ? 'warned' : 'valid',
        invoice: toNewInvoice(entry, id),
      })
  }
  return rows
}

/**
 * The row as typed. A cell that holds something beyond the last head belongs to no column: a
 * separator stands where it should not.
 */
function toInvoiceFormValues(
  { cells }: TextRecord,
  columns: readonly (InvoiceField | null)[],
): { entry: InvoiceFormValues; extraCells: boolean } {
  const typed: InvoiceFormValues = {}
  columns.forEach((field, at) => {
    if (field) typed[field] = cells[at] ?? ''
  })
  return {
    entry: trimInvoiceValues(typed),
    extraCells: cells.slice(columns.length).some((cell) => cell.trim() !== ''),
  }
}

function findDuplicate(
  { line, entry, id, ownId }: Pick<InvoiceRow, 'line' | 'entry' | 'id' | 'ownId'>,
  firsts: Map<string, number>,
): Duplicate | null {
  const keys: [Duplicate['by'], string][] = [
    [ownId || entry.invoiceNumber !== undefined ? 'uniqueSourceInvoiceId' : 'content', `id ${id}`],
  ]
  if (entry.invoiceNumber !== undefined)
    keys.unshift(['invoiceNumber', `number ${normalizeInvoiceNumber(entry.invoiceNumber)}`])
  const found = keys
    .map(([by, key]) => ({ by, line: firsts.get(key) }))
    .find((each): each is Duplicate => each.line !== undefined)
  for (const [, key] of keys) if (!firsts.has(key)) firsts.set(key, line)
  return found ?? null
}

/**
 * Most invoices and characters of JSON in one request. What the upstream takes at most is not
 * shown.
 */
const batchLimits = { rows: 100, characters: 150_000 }

/** Parts invoices into requests, in their order. */
export function splitIntoBatches(invoices: readonly SentInvoice[]): SentInvoice[][] {
  const batches: SentInvoice[][] = []
  let [last, characters]: [SentInvoice[], number] = [[], 0]
  for (const invoice of invoices) {
    const size = JSON.stringify(invoice).length
    if (
      last.length === 0 ||
      last.length === batchLimits.rows ||
      characters + size > batchLimits.characters
    ) {
      last = []
      characters = 0
      batches.push(last)
    }
    last.push(invoice)
    characters += size
  }
  return batches
}
