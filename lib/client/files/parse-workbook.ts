import { type TextSink, unpackTexts } from '@/lib/shared/documents/unpack-archive'
import type { TextRecord, TextTable } from '@/lib/shared/tables/text-table'
import { createSheetReader } from './workbook-sheet'
import { getSheetPath, readCellStyles, readSharedTexts, readWorkbookFacts } from './workbook-texts'

/**
 * Reads the first sheet that an XLSX workbook shows as a delimited text would be read: every cell as
 * the text that a person would type. Days are written YYYY-MM-DD, yes and no as words, numbers as a
 * spreadsheet shows them. Records of blank cells are left out.
 *
 * @returns null for what is no workbook, is locked, or is larger than a list can be.
 */
export function parseWorkbook(bytes: Uint8Array): TextTable | null {
  const records: TextRecord[] = []
  const shown = readWorkbookRecords(bytes, (record) => records.push(record))
  return shown && { separator: ';', openQuote: null, records, ...shown }
}

/** What a workbook shows and does not show of its sheet; nothing where all of it was read. */
type Shown = Pick<TextTable, 'hidden' | 'hiddenColumns' | 'merged' | 'sheets'>

/**
 * The same, one record after the other as the sheet is unpacked, which is never held whole.
 *
 * @returns null where `parseWorkbook` does; the records before that are worth nothing.
 */
export function readWorkbookRecords(
  bytes: Uint8Array,
  onRecord: (record: TextRecord) => void,
): Shown | null {
  try {
    const facts = readFacts(bytes)
    if (!facts) return null
    const { sheets } = facts
    const [hidden, merged] = [new Set<number>(), new Set<number>()]
    const hiddenColumns = new Set<number>()
    const sheet = createSheetReader(facts.context, bytes.length, {
      onHiddenColumn: (column) => hiddenColumns.add(column),
      onRecord: (record, isHidden) => {
        onRecord(record)
        if (isHidden) hidden.add(record.line)
      },
      onMerged: (first, last) => {
        for (let line = first; line <= last; line += 1) merged.add(line)
      },
    })
    const read = unpackTexts(bytes, (name) => (name === facts.path ? sheet.write : null))
    if (!read?.has(facts.path)) return null
    sheet.close()
    return {
      ...(hidden.size > 0 && { hidden }),
      ...(hiddenColumns.size > 0 && { hiddenColumns }),
      ...(merged.size > 0 && { merged }),
      ...(sheets.length > 1 && { sheets }),
    }
  } catch {
    return null
  }
}

/** What the cells of the sheet refer to, and where it is in the archive. */
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
  const { sheetRelation, sheets, epoch } = readWorkbookFacts(workbook)
  return {
    sheets,
    path: getSheetPath(texts.get('xl/_rels/workbook.xml.rels'), sheetRelation),
    context: {
      shared: readSharedTexts(texts.get('xl/sharedStrings.xml'), bytes.length),
      styles: readCellStyles(texts.get('xl/styles.xml')),
      epoch,
    },
  }
}
