import type { BankLine, BankList } from './bank-line'
import { type LeftLine, writeLeftReason } from './left-line'

const headings = ['Date', 'Payer', 'Reference', 'Amount', 'Currency', 'Bank reference']
const leftHeading = 'Left out'

/**
 * A list as text that reads as the same list, to be edited. A line that is left out stands there with
 * its reason, and is left out again until somebody deletes that.
 */
export function writeBankList({ lines, left }: BankList): string {
  const rows = [
    ...lines.map((line) => ({ no: line.no, cells: toCells(line) })),
    ...left.map((line) => ({ no: line.no, cells: toLeftCells(line) })),
  ].toSorted((one, other) => one.no - other.no)
  const first = left.length > 0 ? [...headings, leftHeading] : headings
  return [first, ...rows.map(({ cells }) => cells)].map(writeRow).join('\n')
}

const writeRow = (cells: readonly string[]) =>
  cells.map((cell) => cell.replace(/[\t\r\n"]+/g, ' ')).join('\t')

const toCells = ({ paid, payer, reference, amount, currency, bankReference }: BankLine) => [
  ...[paid, payer, reference, amount.replace('.', ',')],
  ...[currency ?? '', bankReference ?? ''],
]

/** A line whose cells are not known stands where no date or amount is read out of it. */
const toLeftCells = ({ raw, why, cells = ['', '', raw, '', '', ''] }: LeftLine) => [
  ...cells,
  writeLeftReason(why),
]

/** How many lines a list has, those that were left out too. */
export const countLines = ({ lines, left }: BankList) => lines.length + left.length

/** The lines of a second list behind those of a first. */
export function joinLists(first: BankList, second: BankList): BankList {
  const last = Math.max(0, ...[...first.lines, ...first.left].map(({ no }) => no))
  const move = <Row extends { no: number }>(row: Row): Row => ({ ...row, no: row.no + last })
  return {
    ...second,
    isDayOrderGuess: first.isDayOrderGuess || second.isDayOrderGuess,
    lines: [...first.lines, ...second.lines.map(move)],
    left: [...first.left, ...second.left.map(move)],
  }
}
