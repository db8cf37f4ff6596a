import type { TextTable } from '@/lib/shared/tables/text-table'
import { type FileRefusal, readTextFile } from './read-text-file'

/** Why a file was not taken. */
export type TableRefusal = FileRefusal | 'workbook'

type ReadTable = { ok: true; table: TextTable } | { ok: false; refusal: TableRefusal }

/**
 * The rows of a file that was dropped or chosen: a workbook by its first bytes, anything else as
 * delimited text. What reads either is loaded on use.
 */
export async function readFileTable(file: File): Promise<ReadTable> {
  try {
    return (await isArchive(file)) ? await readWorkbook(file) : await readDelimitedFile(file)
  } catch {
    return { ok: false, refusal: 'fileUnreadable' }
  }
}

async function readDelimitedFile(file: File): Promise<ReadTable> {
  const taken = await readTextFile(file)
  if (!taken.ok) return taken
  const { parseDelimitedText } = await import('./parse-delimited-text')
  return { ok: true, table: parseDelimitedText(taken.text) }
}

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
