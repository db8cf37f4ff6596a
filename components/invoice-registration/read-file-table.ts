import { type FileRefusal, readTextFile } from '@/lib/client/read-text-file'
import {
  parseDelimitedText,
  type TextTable,
} from '@/lib/features/invoice-registration/domain/invoice-file-csv'

/** Why a file was not taken: a key of `newInvoices.file`. */
export type TableRefusal = FileRefusal | 'workbook'

/**
 * The rows of a file that was dropped or chosen: a workbook by its first bytes, anything else as
 * delimited text. What reads a workbook is loaded on use.
 */
export async function readFileTable(
  file: File,
): Promise<{ ok: true; table: TextTable } | { ok: false; refusal: TableRefusal }> {
  if (!(await isArchive(file))) {
    const taken = await readTextFile(file)
    return taken.ok ? { ok: true, table: parseDelimitedText(taken.text) } : taken
  }
  if (file.size > workbookBytesMax) return { ok: false, refusal: 'fileTooLarge' }
  try {
    const { parseWorkbook } = await import(
      '@/lib/features/invoice-registration/domain/invoice-file-workbook'
    )
    const table = await parseWorkbook(new Uint8Array(await file.arrayBuffer()))
    return table ? { ok: true, table } : { ok: false, refusal: 'workbook' }
  } catch {
    return { ok: false, refusal: 'fileUnreadable' }
  }
}

const workbookBytesMax = 1_000_000

async function isArchive(file: File): Promise<boolean> {
  const first = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return first[0] === 0x50 && first[1] === 0x4b && first[2] === 3 && first[3] === 4
}
