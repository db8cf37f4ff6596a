import 'server-only'
import type { ExportFile, ExportKind } from '@/lib/contracts/desk/export-files'
import { exportKinds } from '@/lib/features/exports/domain/export-kinds'
import { formatCsvLine } from '@/lib/shared/tables/delimited-table'
import {
  type ExportCell,
  type ExportedRow,
  isFormula,
  toExportCells,
} from '@/lib/shared/tables/export-cells'

/** The longest text that a cell of an XLSX file holds. */
const workbookTextMax = 32_767

/** A text cannot stand in an XLSX file without being cut. */
export class CellTooLong extends Error {}

/** What a page of rows adds to the file. */
export type PageText = { text: string; neutralised: number }

/** What is written, and how. */
export type ExportFormat = { kind: ExportKind; file: ExportFile }

export const listExportColumns = ({ kind, file }: ExportFormat) =>
  file.columns ?? exportKinds[kind].columns

/**
 * The line of names, with the mark of UTF-8 where a spreadsheet needs it. An XLSX file gets its
 * names when it is made.
 */
export function formatHeaderLine(written: ExportFormat): string {
  const { file } = written
  if (file.format === 'xlsx') return ''
  return `${file.style.kind === 'reader' ? '\uFEFF' : ''}${formatCsvLine([...listExportColumns(written)], file.style)}`
}

/**
 * Rows as text: CSV by RFC 4180, or, for an XLSX file, a line of JSON each until the workbook is
 * made of them.
 */
export function formatPage(rows: readonly ExportedRow[], written: ExportFormat): PageText {
  const columns = listExportColumns(written)
  const { numbers } = exportKinds[written.kind]
  const { file } = written
  if (file.format === 'xlsx')
    return {
      text: rows.map((row) => formatWorkbookLine(toExportCells(row, columns, numbers))).join(''),
      neutralised: 0,
    }
  let changed = 0
  const lines = rows.map((row) => {
    const cells = toExportCells(row, columns, numbers)
    changed += cells.filter((cell) => typeof cell === 'string' && isFormula(cell)).length
    return formatCsvLine(cells, file.style)
  })
  return { text: lines.join(''), neutralised: changed }
}

function formatWorkbookLine(cells: ExportCell[]): string {
  if (cells.some((cell) => typeof cell === 'string' && cell.length > workbookTextMax))
    throw new CellTooLong()
  return `${escapeLineBreaks(JSON.stringify(cells.map((cell) => (typeof cell === 'object' ? (cell?.digits ?? null) : cell))))}\n`
}

/** JSON leaves U+2028 and U+2029 as they are, and `readline` takes both for the end of a line. */
const escapeLineBreaks = (json: string) =>
  json.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
