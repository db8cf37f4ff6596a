import 'server-only'
import { createHash } from 'node:crypto'
import type { ExportKind } from '@/lib/contracts/desk/export-files'
import type { ExportedRow } from '@/lib/shared/tables/export-cells'
import type { SeenNumbers } from './seen-numbers'

/** How many numbers tell a row of a kind from every other. */
export const numbersPerRow: Record<ExportKind, number> = {
  invoiceSummary: 1,
  collectionInvoices: 2,
}

/**
 * The numbers that tell a row from every other; NaN throughout where the row has nothing that
 * would.
 */
function toRowNumbers(kind: ExportKind, row: ExportedRow): number[] {
  if (kind === 'invoiceSummary')
    return [typeof row.TransactionRid === 'number' ? row.TransactionRid : Number.NaN]
  return typeof row.id === 'string' && row.id !== '' ? hashId(row.id) : [Number.NaN, Number.NaN]
}

/**
 * 96 bits of a digest, in two numbers that a double holds exactly: ids that differ in a few digits
 * at their end have nothing in common any more.
 */
function hashId(id: string): number[] {
  const digest = createHash('sha256').update(id).digest()
  return [digest.readUIntBE(0, 6), digest.readUIntBE(6, 6)]
}

/**
 * Rows that an export has not seen, with the numbers that tell them apart. Those that nothing tells
 * apart are all kept, and counted.
 */
export function filterUnseen(kind: ExportKind, rows: readonly ExportedRow[], seen: SeenNumbers) {
  const kept: ExportedRow[] = []
  const numbers: number[] = []
  let unnumbered = 0
  for (const row of rows) {
    const own = toRowNumbers(kind, row)
    if (Number.isNaN(own[0])) unnumbered += 1
    else if (!own.map((number) => seen.add(number)).includes(true)) continue
    kept.push(row)
    numbers.push(...own)
  }
  return { kept, numbers, unnumbered }
}
