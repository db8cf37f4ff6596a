import { holdsText, type TextTable } from '@/lib/shared/tables/text-table'
import { unpackTexts } from './unpack-archive'
import { readSheetRows } from './workbook-sheet'
import { getSheetPath, readDayStyles, readSharedTexts, readWorkbookFacts } from './workbook-texts'

/**
 * Reads the first sheet of an XLSX workbook as a delimited text would be read: every cell as the
 * text that a person would type. Days are written YYYY-MM-DD, yes and no as words, numbers as a
 * spreadsheet shows them.
 *
 * @returns null for what is no workbook, is locked, or is larger than a file of invoices can be.
 */
export function parseWorkbook(bytes: Uint8Array): TextTable | null {
  const files = unpackTexts(bytes, (name) =>
    /^xl\/(workbook|styles|sharedStrings|_rels\/workbook|worksheets\/[^/]+)\.xml(\.rels)?$/.test(
      name,
    ),
  )
  try {
    return files && parseFiles(files)
  } catch {
    return null
  }
}

function parseFiles(files: ReadonlyMap<string, string>): TextTable | null {
  const workbook = files.get('xl/workbook.xml')
  if (workbook === undefined) return null
  const { sheetRelation, epoch } = readWorkbookFacts(workbook)
  const sheet = files.get(getSheetPath(files.get('xl/_rels/workbook.xml.rels'), sheetRelation))
  if (sheet === undefined) return null
  const records = readSheetRows(sheet, {
    shared: readSharedTexts(files.get('xl/sharedStrings.xml')),
    isDay: readDayStyles(files.get('xl/styles.xml')),
    epoch,
  })
  return { separator: ';', openQuote: null, records: records.filter(holdsText) }
}
