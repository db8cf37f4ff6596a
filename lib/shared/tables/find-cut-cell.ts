import { countHeld, type TextTable } from './text-table'

/** Others that are enough to tell how a column is written. */
const othersMin = 2
/** A number that is shorter than others may be a smaller one; a day or an id has its length. */
const lengthMin = 8

/**
 * The cell in which a text may have been cut off: the last one, with no line break behind it, where
 * all other lines fill more cells, or write that column with more decimals, or as long numbers and
 * days of one length. Null where nothing tells it.
 */
export function findCutCell({
  records,
  isEndOpen,
}: Pick<TextTable, 'records' | 'isEndOpen'>): { line: number; column: number } | null {
  const last = records.at(-1)
  if (!isEndOpen || !last || records.length < 2) return null
  const column = last.cells.length - 1
  const cell = last.cells[column]?.trim() ?? ''
  if (cell === '') return null
  const isShort = records.every(
    (each) => each === last || countHeld(each.cells) > last.cells.length,
  )
  const others = records.slice(1, -1).flatMap(({ cells }) => cells[column]?.trim() || [])
  return isShort || isShorter(cell, others) ? { line: last.line, column } : null
}

function isShorter(cell: string, others: readonly string[]): boolean {
  if (others.length < othersMin || !/\d/.test(cell)) return false
  const decimals = findOnly(others.map(countDecimals))
  if (decimals !== null && decimals > 0) return countDecimals(cell) < decimals
  const length = findOnly(others.map((each) => each.length))
  return length !== null && length >= lengthMin && cell.length < length && others.every(hasDigit)
}

const hasDigit = (cell: string) => /\d/.test(cell)

const countDecimals = (cell: string) => /[.,](\d*)$/.exec(cell)?.[1]?.length ?? 0

/** The one number that all are; null where they differ. */
const findOnly = (numbers: readonly number[]): number | null =>
  new Set(numbers).size === 1 ? numbers[0]! : null
