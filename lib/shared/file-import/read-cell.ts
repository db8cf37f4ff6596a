import { isCalendarDate, toIsoDate } from '@/lib/shared/dates/calendar-date'
import { parseDecimal } from '@/lib/shared/numbers/number-input'
import { readDay } from './day-forms'
import type { ImportField, ImportForms } from './import-fields'
import type { ImportFinding } from './import-findings'
import { readNumber } from './number-forms'

/**
 * Reads what a person typed into its row. Two readings ask: what may be thousands with their sign is
 * read with decimals, and slashes day first, though the file may have another order.
 */
export function readGiven<Key extends string>(
  row: { values: Partial<Record<Key, string>>; findings: ImportFinding<Key>[] },
  { key, kind }: ImportField<Key>,
  typed: string,
  { days }: Pick<ImportForms, 'days'>,
) {
  const text = typed.trim()
  const value = tidyGiven(text, kind)
  if (value) row.values[key] = value
  const ask = (why: string) => row.findings.push({ field: key, is: 'warned', why, value: text })
  if (kind === 'number' && /^[-\u2212]?[1-9]\d{0,2}[.,]\d{3}$/.test(text)) ask('typedDecimals')
  if (kind !== 'day' && kind !== 'birthday') return
  const other = text.includes('/') && days !== 'dmy' ? readDay(text, 'mdy') : null
  if (other !== null && isCalendarDate(value) && other !== value) ask('typedDayFirst')
}

/** What a person types, in the form that is sent, where it can be read. */
function tidyGiven(text: string, kind: ImportField<string>['kind']): string {
  if (kind === 'number') {
    const number = parseDecimal(text)
    return number === null ? text : String(number)
  }
  return kind === 'day' || kind === 'birthday' ? toIsoDate(text) : text
}

/** Stands where a sign of a file could not be read in the set of characters that was taken for it. */
const unreadSign = '\uFFFD'

/** What a spreadsheet shows where a formula has failed: in English, Norwegian, Danish, Swedish, Finnish. */
const sheetErrors = [
  ...['#N/A', '#REF!', '#VALUE!', '#NAME?', '#DIV/0!', '#NUM!', '#NULL!', '#SPILL!', '#CALC!'],
  ...['#I/T', '#VERDI!', '#NAVN?', '#VÆRDI!', '#REFERENCE!', '#DIVISION/0!', '#NUL!'],
  ...['#SAKNAS!', '#VÄRDEFEL!', '#REFERENS!', '#NAMN?', '#OGILTIGT!', '#SKÄRNING!'],
  ...['#PUUTTUU!', '#ARVO!', '#VIITTAUS!', '#NIMI?', '#JAKO/0!', '#LUKU!', '#TYHJÄ!'],
]

/** The same, and what it shows where a column was too narrow. */
const isSheetError = (cell: string) => sheetErrors.includes(cell) || /^#{3,}$/.test(cell)

/** Reads a cell into its row by the forms of the file; what cannot be read stands as it is. */
export function readCell<Key extends string>(
  row: { values: Partial<Record<Key, string>>; findings: ImportFinding<Key>[] },
  { key, kind, isRate }: ImportField<Key>,
  cell: string,
  { days, decimals, isGroupingProven }: ImportForms,
) {
  row.values[key] = cell
  const add = (finding: Pick<ImportFinding<Key>, 'is' | 'why'>) =>
    row.findings.push({ field: key, value: cell, ...finding })
  if (cell.includes(unreadSign)) add({ is: 'warned', why: 'unreadSign' })
  if (isSheetError(cell)) return add({ is: 'refused', why: 'sheetError' })
  if (kind === 'day' || kind === 'birthday') {
    const day = kind === 'birthday' && !/\d{4}/.test(cell) ? null : readDay(cell, days ?? 'ymd')
    if (day !== null) row.values[key] = day
    else add({ is: 'refused', why: days === null ? 'ambiguousDay' : 'notDate' })
  }
  if (kind === 'number') {
    const number = isRate && cell.endsWith('%') ? cell.slice(0, -1).trim() : cell
    const read = readNumber(number, decimals ?? ',')
    const isPlain = /^-?\d+$/.test(number)
    if (decimals === null && !isPlain) add({ is: 'refused', why: 'ambiguousNumber' })
    else if (read === null) add({ is: 'refused', why: 'notNumber' })
    else {
      row.values[key] = read.decimal
      if (read.hasGroups && !isGroupingProven) add({ is: 'warned', why: 'grouped' })
    }
  }
}
