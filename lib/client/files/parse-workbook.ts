import { type TextSink, unpackTexts } from '@/lib/shared/documents/unpack-archive'
import type { TextRecord, TextTable } from '@/lib/shared/tables/text-table'
import { createSheetReader } from './workbook-sheet'
import { getSheetPath, readDayStyles, readSharedTexts, readWorkbookFacts } from './workbook-texts'

/**
 * Reads the first sheet of an XLSX workbook as a delimited text would be read: every cell as the
 * text that a person would type. Days are written YYYY-MM-DD, yes and no as words, numbers as a
 * spreadsheet shows them. Records of blank cells are left out.
 *
 * @returns null for what is no workbook, is locked, or is larger than a list can be.
 */
export function parseWorkbook(bytes: Uint8Array): TextTable | null {
  const records: TextRecord[] = []
  const isRead = readWorkbookRecords(bytes, (record) => records.push(record))
  return isRead ? { separator: ';', openQuote: null, records } : null
}

/**
 * The same, one record after the other as the sheet is unpacked, which is never held whole.
 *
 * @returns false where `parseWorkbook` gives null; the records before that are worth nothing.
 */
export function readWorkbookRecords(
  bytes: Uint8Array,
  onRecord: (record: TextRecord) => void,
): boolean {
  try {
    const facts = readFacts(bytes)
    if (!facts) return false
    const sheet = createSheetReader(facts.context, bytes.length, onRecord)
    const read = unpackTexts(bytes, (name) => (name === facts.path ? sheet.write : null))
    if (!read?.has(facts.path)) return false
    sheet.close()
    return true
  } catch {
    return false
  }
}

/** What the cells of the first sheet refer to, and where it is in the archive. */
function readFacts(bytes: Uint8Array) {
  const texts = new Map<string, string>()
  const collect =
    (name: string): TextSink =>
    (part) =>
      texts.set(name, (texts.get(name) ?? '') + part)
  const read = unpackTexts(bytes, (name) =>
    /^xl\/(?:(?:workbook|styles|sharedStrings)\.xml|_rels\/workbook\.xml\.rels)$/.test(name)
      ? collect(name)
      : null,
  )
  const workbook = texts.get('xl/workbook.xml')
  if (!read || workbook === undefined) return null
  const { sheetRelation, epoch } = readWorkbookFacts(workbook)
  return {
    path: getSheetPath(texts.get('xl/_rels/workbook.xml.rels'), sheetRelation),
    context: {
      shared: readSharedTexts(texts.get('xl/sharedStrings.xml'), bytes.length),
      isDay: readDayStyles(texts.get('xl/styles.xml')),
      epoch,
    },
  }
}
