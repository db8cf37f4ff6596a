import type { TextRecord } from '@/lib/shared/tables/text-table'
import { parseInPieces } from './parse-delimited-text'
import { readWorkbookRecords } from './parse-workbook'
import { readTextFile } from './read-text-file'
import type { TableEnd, TableRequest } from './table-request'

/** A hundred thousand rows of two dozen columns are shorter, in the widest set of characters. */
const textBytesMax = 60_000_000
const workbookBytesMax = 20_000_000

/** Most columns and cells of a file: more is no list that anybody matches by hand. */
const columnsMax = 200
const cellsMax = 5_000_000

/**
 * Reads the rows of a file: a workbook by its first bytes, anything else as delimited text, by what
 * is said of it or found out. Records are handed on as they are read, so that nobody holds them
 * twice; those of a file that is refused in the end are worth nothing.
 *
 * It works for as long as a large file takes: it belongs into a worker. Of a delimited text no more
 * is read before the records are taken; a workbook is read to its end.
 */
export async function readTable(
  { file, reading, rowsMax }: TableRequest,
  onRecords: TakeRecords,
): Promise<TableEnd> {
  try {
    const counted = countRecords(rowsMax, onRecords)
    const end = (await isArchive(file))
      ? await readWorkbook(file, counted.take)
      : await readDelimitedFile(file, reading, counted.take)
    return end.ok ? (counted.findRefusal() ?? end) : end
  } catch (error) {
    return { ok: false, refusal: error instanceof TooLarge ? 'fileTooLarge' : 'fileUnreadable' }
  }
}

/** Takes records, and says when it can take more. */
type TakeRecords = (records: TextRecord[]) => void | Promise<void>

class TooLarge extends Error {}

/** Hands on what fits; the rest is counted, to say how much there is. */
function countRecords(rowsMax: number, onRecords: TakeRecords) {
  let [rows, columns, cells] = [-1, 0, 0]
  return {
    take(records: TextRecord[]): void | Promise<void> {
      if (rows < 0 && records[0]) columns = countColumns(records[0])
      const taken = records.slice(0, Math.max(rowsMax - rows, 0)).map(withoutOuterCells)
      rows += records.length
      for (const record of taken) cells += record.cells.length
      if (cells > cellsMax) throw new TooLarge()
      if (taken.length > 0 && columns <= columnsMax) return onRecords(taken)
    },
    findRefusal(): TableEnd | null {
      if (columns > columnsMax) return { ok: false, refusal: 'tooManyColumns' }
      return rows > rowsMax ? { ok: false, refusal: 'tooMany', count: rows } : null
    },
  }
}

/** Columns up to the last one that has a head. */
const countColumns = ({ cells }: TextRecord) =>
  cells.findLastIndex((cell) => cell.trim() !== '') + 1

/** Of cells beyond every column one that holds something is kept: the row says that it is too long. */
function withoutOuterCells({ line, cells }: TextRecord): TextRecord {
  if (cells.length <= columnsMax) return { line, cells }
  const outer = cells.slice(columnsMax).find((cell) => cell.trim() !== '')
  return { line, cells: [...cells.slice(0, columnsMax), ...(outer === undefined ? [] : [outer])] }
}

async function readDelimitedFile(
  file: File,
  { separator: chosen, encoding }: TableRequest['reading'],
  take: TakeRecords,
): Promise<TableEnd> {
  const taken = await readTextFile(file, { bytesMax: textBytesMax, encoding })
  if (!taken.ok) return taken
  const { separator, pieces } = parseInPieces(taken.text, chosen)
  let openQuote: number | null = null
  for (const piece of pieces) {
    for (let at = 0; at < piece.records.length; at += recordsAtOnce)
      await take(piece.records.slice(at, at + recordsAtOnce))
    openQuote = piece.openQuote
  }
  return { ok: true, separator, openQuote, reading: { separator, encoding: taken.encoding } }
}

async function readWorkbook(file: File, take: (records: TextRecord[]) => void): Promise<TableEnd> {
  if (file.size > workbookBytesMax) return { ok: false, refusal: 'fileTooLarge' }
  let held: TextRecord[] = []
  const isRead = readWorkbookRecords(new Uint8Array(await file.arrayBuffer()), (record) => {
    held.push(record)
    if (held.length < recordsAtOnce) return
    take(held)
    held = []
  })
  if (!isRead) return { ok: false, refusal: 'workbook' }
  take(held)
  return { ok: true, separator: ';', openQuote: null }
}

const recordsAtOnce = 1_000

async function isArchive(file: File): Promise<boolean> {
  const first = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return first[0] === 0x50 && first[1] === 0x4b && first[2] === 3 && first[3] === 4
}
