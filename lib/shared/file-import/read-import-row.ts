import { addDays, isCalendarDate } from '@/lib/shared/dates/calendar-date'
import { unescapeFormula } from '@/lib/shared/tables/export-cells'
import type { TextRecord, TextTable } from '@/lib/shared/tables/text-table'
import type {
  GivenValue,
  ImportField,
  ImportForms,
  ImportSource,
  ImportSources,
} from './import-fields'
import type { ImportFinding } from './import-findings'
import { readCell, readGiven } from './read-cell'

/** What a row has in place of what its sources say. */
export type RowChanges<Key extends string> = Partial<Record<Key, GivenValue<Key>>>

/** The same of every row, by its line. */
export type ImportChanges<Key extends string> = {
  get: (line: number) => RowChanges<Key> | undefined
}

/** How the rows of a file are read. */
export type ImportPlan<Key extends string> = {
  fields: readonly ImportField<Key>[]
  sources: ImportSources<Key>
  forms: ImportForms
  changes: ImportChanges<Key>
  /** How many columns have a head. */
  width: number
  /** A row of fewer cells may have been cut off; not told where blank ones are left out. */
  least?: number
  /** Rows of a workbook that may not be meant as they are read. */
  doubtful?: Pick<TextTable, 'hidden' | 'merged'>
  /** The cell in which the file may have been cut off. */
  cut?: { line: number; column: number } | null
}

export type ImportValues<Key extends string> = Partial<Record<Key, string>>

/**
 * A row as it was read. `cells` is what the file's own columns say; `values` is what is sent, with
 * days as YYYY-MM-DD and numbers as `1250.5`, and the cell itself where it cannot be read.
 */
export type ImportRow<Key extends string> = {
  line: number
  cells: ImportValues<Key>
  values: ImportValues<Key>
  findings: ImportFinding<Key>[]
}

/**
 * Reads a row. A cell beyond the last head belongs to no column: a separator is out of place. One
 * that is not there is no empty cell.
 */
export function readImportRow<Key extends string>(
  { line, cells: texts }: TextRecord,
  { fields, sources, forms, changes, width, least = 0, doubtful, cut }: ImportPlan<Key>,
): ImportRow<Key> {
  const row: ImportRow<Key> = { line, cells: {}, values: {}, findings: [] }
  const changed = changes.get(line)
  const cutColumn = cut?.line === line && texts.length >= least ? cut.column : null
  const reckoned: [ImportField<Key>, GivenValue<Key>][] = []
  for (const field of fields) {
    const source = sources[field.key]
    const mended = changed?.[field.key]
    if (source === undefined && mended === undefined) continue
    const cell = source?.from === 'column' ? (texts[source.column]?.trim() ?? '') : ''
    if (cell !== '') row.cells[field.key] = cell
    const given = mended ?? toGiven(source)
    if (given) reckoned.push([field, given])
    else if (cell !== '') {
      readCell(row, field, unescapeFormula(cell), forms)
      if (source?.from === 'column' && source.column === cutColumn)
        row.findings.push({ field: field.key, is: 'warned', why: 'cutCell', value: cell })
    }
  }
  for (const [field, given] of reckoned)
    if (given.from === 'value') readGiven(row, field, given.value, forms)
  for (const [{ key }, given] of reckoned) {
    if (given.from !== 'after') continue
    const start = row.values[given.field]
    if (start !== undefined && isCalendarDate(start)) row.values[key] = addDays(start, given.days)
  }
  if (texts.length > width && texts.slice(width).some((cell) => cell.trim() !== ''))
    row.findings.push({ field: null, is: 'refused', why: 'extraCells', value: '' })
  if (texts.length < least) row.findings.push(warnOfRow('shortRow'))
  if (doubtful?.hidden?.has(line)) row.findings.push(warnOfRow('hiddenRow'))
  if (doubtful?.merged?.has(line)) row.findings.push(warnOfRow('mergedRow'))
  return row
}

const warnOfRow = (why: string) => ({ field: null, is: 'warned', why, value: '' }) as const

const toGiven = <Key extends string>(
  source: ImportSource<Key> | undefined,
): GivenValue<Key> | undefined => (source?.from === 'column' ? undefined : source)
