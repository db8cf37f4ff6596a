import { countHeld, type TextRecord } from '@/lib/shared/tables/text-table'
import type { Written } from './packed-records'
import { parseInPieces } from './parse-delimited-text'
import { readWorkbookRecords } from './parse-workbook'
import { decodeTextFile } from './read-text-file'
import type { TableEnd, TableRequest } from './table-request'

/** A workbook unfolds into many times of what it is. */
const workbookBytesMax = 20_000_000

/** Most columns and cells of a file: more is no list that anybody matches by hand. */
const columnsMax = 200
const cellsMax = 5_000_000

/**
 * Reads the rows of the bytes of a file: a workbook by the first of them, anything else as delimited
 * text, by what is said of it or found out. Records are handed on as they are read, so that nobody holds them
 * twice; those of a file that is refused in the end are worth nothing.
 *
 * It works for as long as a large file takes: it belongs into a worker. Of a delimited text no more
 * is read before the records are taken; a workbook is read to its end.
 */
export async function readTable(
  { bytes, reading, rowsMax }: TableRequest,
  onRecords: TakeRecords,
): Promise<TableEnd> {
  try {
    const counted = countRecords(rowsMax, onRecords)
    const end = isArchive(bytes)
      ? readWorkbook(bytes, counted.take)
      : await readDelimitedText(bytes, reading, counted.take)
    return end.ok ? (counted.findRefusal() ?? end) : end
  } catch (error) {
    return { ok: false, refusal: error instanceof TooLarge ? 'fileTooLarge' : 'fileUnreadable' }
  }
}

/** Takes records, and says when it can take more. */
type TakeRecords = (records: TextRecord[], written?: Written) => void | Promise<void>

class TooLarge extends Error {}

/** Hands on what fits; the rest is counted, to say how much there is. */
function countRecords(rowsMax: number, onRecords: TakeRecords) {
  let [rows, columns, cells] = [-1, 0, 0]
  return {
    take(records: TextRecord[], written?: Written): void | Promise<void> {
      if (rows < 0 && records[0]) columns = countHeld(records[0].cells)
      const taken = records.slice(0, Math.max(rowsMax - rows, 0)).map(withoutOuterCells)
      rows += records.length
      for (const record of taken) cells += record.cells.length
      if (cells > cellsMax) throw new TooLarge()
      if (taken.length > 0 && columns <= columnsMax) return onRecords(taken, written)
    },
    findRefusal(): TableEnd | null {
      if (columns > columnsMax) return { ok: false, refusal: 'tooManyColumns' }
      return rows > rowsMax ? { ok: false, refusal: 'tooMany', count: rows } : null
    },
  }
}

/** Of cells beyond every column one that holds something is kept: the row says that it is too long. */
function withoutOuterCells(record: TextRecord): TextRecord {
  const { line, cells } = record
  if (cells.length <= columnsMax) return record
  const outer = cells.slice(columnsMax).find((cell) => cell.trim() !== '')
  return { line, cells: [...cells.slice(0, columnsMax), ...(outer === undefined ? [] : [outer])] }
}

async function readDelimitedText(
  bytes: TableRequest['bytes'],
  { separator: chosen, encoding }: TableRequest['reading'],
  take: TakeRecords,
): Promise<TableEnd> {
  const taken = decodeTextFile(bytes, encoding)
  if (!taken.ok) return taken
  const { separator, pieces, isEndOpen } = parseInPieces(taken.text, chosen)
  let openQuote: number | null = null
  for (const piece of pieces) {
    await take(piece.records, piece.written)
    openQuote = piece.openQuote
  }
  const reading = { separator, encoding: taken.encoding }
  return {
    ok: true,
    separator,
    openQuote,
    reading,
    ...(openQuote === null && isEndOpen && { isEndOpen }),
  }
}

function readWorkbook(bytes: TableRequest['bytes'], take: TakeRecords): TableEnd {
  if (bytes.length > workbookBytesMax) return { ok: false, refusal: 'fileTooLarge' }
  let held: TextRecord[] = []
  const shown = readWorkbookRecords(bytes, (record) => {
    held.push(record)
    if (held.length < recordsAtOnce) return
    take(held)
    held = []
  })
  if (!shown) return { ok: false, refusal: 'workbook' }
  take(held)
  return { ok: true, separator: ';', openQuote: null, ...shown }
}

const recordsAtOnce = 1_000

const isArchive = ([first, second, third, fourth]: TableRequest['bytes']): boolean =>
  first === 0x50 && second === 0x4b && third === 3 && fourth === 4
