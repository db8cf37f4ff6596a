import type { ExportCell } from '@/lib/shared/tables/export-cells'
import { toWorkbookText } from '@/lib/shared/tables/workbook-text.mjs'

/**
 * Most bytes of a part of a workbook that is made in the page. The library hands longer parts to a
 * worker that it makes itself, which the desk's content policy does not let run.
 */
const partBytesMax = 155_000

/** What a cell and a row take beside their text, as the library writes them. */
const markup = { cell: 34, row: 30, text: 24 }

/**
 * An XLSX file of a table, its first row bold and in sight; null where it is too long to be made in
 * the page. A number of more digits than a workbook holds is a text.
 */
export async function buildWorkbook(
  rows: readonly (readonly ExportCell[])[],
): Promise<Blob | null> {
  if (isTooLong(rows)) return null
  const { default: writeExcelFile } = await import('write-excel-file/universal')
  const data = rows.map((row, at) =>
    row.map((cell) => {
      if (cell === null || cell === '') return null
      if (typeof cell === 'number') return { value: cell, type: Number }
      const value = toWorkbookText(typeof cell === 'string' ? cell : cell.digits)
      return { value, type: String, ...(at === 0 && { fontWeight: 'bold' as const }) }
    }),
  )
  return writeExcelFile(data, { stickyRowsCount: 1, sheet: 'Export' }).toBlob()
}

function isTooLong(rows: readonly (readonly ExportCell[])[]): boolean {
  const cells = rows.flat().filter((cell) => cell !== null && cell !== '')
  const texts = new Set(cells.filter((cell) => typeof cell === 'string'))
  const encoder = new TextEncoder()
  const textBytes = [...texts].reduce(
    (sum, text) => sum + markup.text + encoder.encode(escapeXml(text)).length,
    0,
  )
  return Math.max(cells.length * markup.cell + rows.length * markup.row, textBytes) > partBytesMax
}

const escapeXml = (text: string) => text.replace(/[&<>"']/g, '&quot;')
