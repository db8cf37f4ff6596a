import type { Separator, TextTable } from '@/lib/shared/tables/text-table'
import { type FileRefusal, readTextFile, type TextEncoding } from './read-text-file'

/** Why a file was not taken. */
export type TableRefusal = FileRefusal | 'workbook'

/** How a delimited text is read. */
export type FileReading = { separator?: Separator; encoding?: TextEncoding }

/** `reading` is missing for a workbook, which says itself how it is read. */
type ReadTable =
  | { ok: true; table: TextTable; reading?: FileReading }
  | { ok: false; refusal: TableRefusal }

/**
 * The rows of a file that was dropped or chosen: a workbook by its first bytes, anything else as
 * delimited text, by what is said of it or found out. What reads either is loaded on use.
 */
export async function readFileTable(file: File, reading: FileReading = {}): Promise<ReadTable> {
  try {
    return (await isArchive(file))
      ? await readWorkbook(file)
      : await readDelimitedFile(file, reading)
  } catch {
    return { ok: false, refusal: 'fileUnreadable' }
  }
}

async function readDelimitedFile(
  file: File,
  { separator, encoding }: FileReading,
): Promise<ReadTable> {
  const taken = await readTextFile(file, { bytesMax: tableBytesMax, encoding })
  if (!taken.ok) return taken
  const { parseDelimitedTextInPieces } = await import('./parse-delimited-text')
  const table = await parseDelimitedTextInPieces(taken.text, separator)
  return { ok: true, table, reading: { separator: table.separator, encoding: taken.encoding } }
}

/** Ten thousand rows of two dozen columns are shorter. */
const tableBytesMax = 5_000_000

async function readWorkbook(file: File): Promise<ReadTable> {
  if (file.size > workbookBytesMax) return { ok: false, refusal: 'fileTooLarge' }
  const { parseWorkbook } = await import('./parse-workbook')
  const table = parseWorkbook(new Uint8Array(await file.arrayBuffer()))
  return table ? { ok: true, table } : { ok: false, refusal: 'workbook' }
}

const workbookBytesMax = 1_000_000

async function isArchive(file: File): Promise<boolean> {
  const first = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return first[0] === 0x50 && first[1] === 0x4b && first[2] === 3 && first[3] === 4
}
