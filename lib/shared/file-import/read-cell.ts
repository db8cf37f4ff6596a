import { toIsoDate } from '@/lib/shared/dates/calendar-date'
import { parseDecimal } from '@/lib/shared/numbers/number-input'
import { readDay } from './day-forms'
import type { ImportField, ImportForms } from './import-fields'
import type { ImportFinding } from './import-findings'
import { readNumber } from './number-forms'

/** What a person types, in the form that is sent, where it can be read. */
export function tidyGiven(value: string, kind: ImportField<string>['kind']): string {
  const text = value.trim()
  if (kind === 'number') {
    const number = parseDecimal(text)
    return number === null ? text : String(number)
  }
  return kind === 'day' || kind === 'birthday' ? toIsoDate(text) : text
}

/** Stands where a sign of a file could not be read in the set of characters that was taken for it. */
const unreadSign = '\uFFFD'

/** What a spreadsheet shows where a formula has failed. */
const sheetErrors = ['#N/A', '#REF!', '#VALUE!', '#NAME?', '#DIV/0!', '#NUM!', '#NULL!']

/** Reads a cell into its row by the forms of the file; what cannot be read stands as it is. */
export function readCell<Key extends string>(
  row: { values: Partial<Record<Key, string>>; findings: ImportFinding<Key>[] },
  { key, kind }: ImportField<Key>,
  cell: string,
  { days, decimals, isGroupingProven }: ImportForms,
) {
  row.values[key] = cell
  const add = (finding: Pick<ImportFinding<Key>, 'is' | 'why'>) =>
    row.findings.push({ field: key, value: cell, ...finding })
  if (cell.includes(unreadSign)) add({ is: 'warned', why: 'unreadSign' })
  if (sheetErrors.includes(cell)) return add({ is: 'refused', why: 'sheetError' })
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
