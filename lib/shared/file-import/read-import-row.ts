import { addDays, isCalendarDate, toIsoDate } from '@/lib/shared/dates/calendar-date'
import { parseDecimal } from '@/lib/shared/numbers/number-input'
import type { TextRecord } from '@/lib/shared/tables/text-table'
import type {
  GivenValue,
  ImportField,
  ImportForms,
  ImportSource,
  ImportSources,
} from './import-fields'
import type { ImportFinding } from './import-findings'
import { readDay, readNumber } from './value-forms'

/** What rows have in place of what their sources say, by line and field. */
export type ImportChanges<Key extends string> = ReadonlyMap<
  number,
  Partial<Record<Key, GivenValue<Key>>>
>

/** How the rows of a file are read. */
export type ImportPlan<Key extends string> = {
  fields: readonly ImportField<Key>[]
  sources: ImportSources<Key>
  forms: ImportForms
  changes: ImportChanges<Key>
  /** How many columns have a head. */
  width: number
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

/** Reads a row. A cell beyond the last head belongs to no column: a separator is out of place. */
export function readImportRow<Key extends string>(
  { line, cells: texts }: TextRecord,
  { fields, sources, forms, changes, width }: ImportPlan<Key>,
): ImportRow<Key> {
  const row: ImportRow<Key> = { line, cells: {}, values: {}, findings: [] }
  const changed = changes.get(line)
  const reckoned: [ImportField<Key>, GivenValue<Key>][] = []
  for (const field of fields) {
    const source = sources[field.key]
    const cell = source?.from === 'column' ? (texts[source.column]?.trim() ?? '') : ''
    if (cell !== '') row.cells[field.key] = cell
    const given = changed?.[field.key] ?? toGiven(source)
    if (given) reckoned.push([field, given])
    else if (cell !== '') readCell(row, field, cell, forms)
  }
  for (const [{ key, kind }, given] of reckoned) {
    const value = given.from === 'value' ? tidyGiven(given.value, kind) : null
    if (value) row.values[key] = value
  }
  for (const [{ key }, given] of reckoned) {
    if (given.from !== 'after') continue
    const start = row.values[given.field]
    if (start !== undefined && isCalendarDate(start)) row.values[key] = addDays(start, given.days)
  }
  if (texts.slice(width).some((cell) => cell.trim() !== ''))
    row.findings.push({ field: null, is: 'refused', why: 'extraCells', value: '' })
  return row
}

const toGiven = <Key extends string>(
  source: ImportSource<Key> | undefined,
): GivenValue<Key> | undefined => (source?.from === 'column' ? undefined : source)

/** What a person types, in the form that is sent, where it can be read. */
function tidyGiven(value: string, kind: ImportField<string>['kind']): string {
  const text = value.trim()
  if (kind === 'number') {
    const number = parseDecimal(text)
    return number === null ? text : String(number)
  }
  return kind === 'day' || kind === 'birthday' ? toIsoDate(text) : text
}

function readCell<Key extends string>(
  row: ImportRow<Key>,
  { key, kind }: ImportField<Key>,
  cell: string,
  { days, decimals, isGroupingProven }: ImportForms,
) {
  row.values[key] = cell
  const add = (finding: Pick<ImportFinding<Key>, 'is' | 'why'>) =>
    row.findings.push({ field: key, value: cell, ...finding })
  if (kind === 'day' || kind === 'birthday') {
    const day = kind === 'birthday' && !/\d{4}/.test(cell) ? null : readDay(cell, days ?? 'ymd')
    if (day !== null) row.values[key] = day
    else add({ is: 'refused', why: days === null ? 'ambiguousDay' : 'notDate' })
  }
  if (kind === 'number') {
    const read = readNumber(cell, decimals ?? ',')
    const isPlain = /^-?\d+$/.test(cell)
    if (decimals === null && !isPlain) add({ is: 'refused', why: 'ambiguousNumber' })
    else if (read === null) add({ is: 'refused', why: 'notNumber' })
    else {
      row.values[key] = read.decimal
      if (read.hasGroups && !isGroupingProven) add({ is: 'warned', why: 'grouped' })
    }
  }
}
