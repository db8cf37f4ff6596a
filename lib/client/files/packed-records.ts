import type { TextRecord } from '@/lib/shared/tables/text-table'

/**
 * Records as one text with the ends of their cells. A browser hands that from a worker to a page in
 * a quarter of the time that it takes for lists of texts, and most of it is the page's.
 */
export type PackedRecords = {
  text: string
  /** How many characters stand in the text between two cells of a record, and between two records. */
  between: { cells: number; records: number }
  /** The line of each record, how many cells it has, and where each cell ends. */
  lines: Uint32Array<ArrayBuffer>
  widths: Uint32Array<ArrayBuffer>
  ends: Uint32Array<ArrayBuffer>
}

/** What records were read from: their text as it stood, and what parts them in it. */
export type Written = { text: string; newline: string }

const nothingBetween = { cells: 0, records: 0 }

/**
 * Packs records. Where nothing but separators and line breaks stands between their cells, the text
 * that they were read from is taken as it is, which is sooner than putting one together.
 */
export function packRecords(records: readonly TextRecord[], written?: Written): PackedRecords {
  if (!written) return { text: joinCells(records), ...measureCells(records, nothingBetween).packed }
  const { text, newline } = written
  const { packed, length } = measureCells(records, { cells: 1, records: newline.length })
  // Quotation marks, and records that are left out, make it longer.
  const isWhole = text.length + (text.endsWith(newline) ? 0 : newline.length) === length
  return isWhole ? { text, ...packed } : packRecords(records)
}

/** Where the cells of records end, with so many characters between them, and how long all are. */
function measureCells(records: readonly TextRecord[], between: PackedRecords['between']) {
  const lines = Uint32Array.from(records, ({ line }) => line)
  const widths = Uint32Array.from(records, ({ cells }) => cells.length)
  const ends = new Uint32Array(widths.reduce((sum, width) => sum + width, 0))
  let [start, at] = [0, 0]
  for (const { cells } of records) {
    for (const cell of cells) {
      ends[at] = start + cell.length
      start = ends[at]! + between.cells
      at += 1
    }
    start += toNextRecord(between)
  }
  return { packed: { between, lines, widths, ends }, length: start }
}

/** How far the next record begins behind where another cell of this one would. */
const toNextRecord = ({ cells, records }: PackedRecords['between']) => records - cells

function joinCells(records: readonly TextRecord[]): string {
  let text = ''
  for (const { cells } of records) for (const cell of cells) text += cell
  return text
}

/** The records that were packed, added to the end of a list. */
export function unpackRecords(
  { text, between, lines, widths, ends }: PackedRecords,
  records: TextRecord[],
): void {
  let [at, start] = [0, 0]
  for (const [place, line] of lines.entries()) {
    const cells: string[] = []
    for (const last = at + widths[place]!; at < last; at += 1) {
      cells.push(text.slice(start, ends[at]))
      start = ends[at]! + between.cells
    }
    start += toNextRecord(between)
    records.push({ line, cells })
  }
}
