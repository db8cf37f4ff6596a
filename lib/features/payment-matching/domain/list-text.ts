import type { BankLine, BankList, LeftLine } from './bank-line'

const heading = ['Date', 'Payer', 'Reference', 'Amount', 'Currency', 'Bank reference'].join('\t')

/**
 * A list as text that reads as the same list, to be edited; what was left out stands there as it
 * came.
 */
export function writeBankList({ lines, left }: BankList): string {
  const rows = [...lines, ...left].toSorted((one, other) => one.no - other.no)
  return [heading, ...rows.map((row) => ('raw' in row ? writeLeft(row) : writeLine(row)))].join(
    '\n',
  )
}

const writeLine = ({ paid, payer, reference, amount, currency, bankReference }: BankLine) =>
  [paid, payer, reference, amount.replace('.', ','), currency ?? '', bankReference ?? '']
    .map((cell) => cell.replace(/[\t\r\n"]+/g, ' '))
    .join('\t')

const writeLeft = ({ raw }: LeftLine) =>
  raw
    .split('; ')
    .map((cell) => cell.replace(/[\t\r\n"]+/g, ' '))
    .join('\t')

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
