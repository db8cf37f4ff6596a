/**
 * A record of a table that was read from a file: the line of the file (or row of the sheet) that it
 * begins on, and its cells as they stand, free of their quotation marks.
 */
export type TextRecord = { line: number; cells: string[] }

/**
 * A table as it was read, every cell a text. `openQuote`: the line of a quotation mark that is not
 * closed, so that nothing after it can be trusted. `hidden`: the rows that a workbook does not show,
 * `hiddenColumns` its columns from 0; `merged`: those with a cell that is merged with one above it or
 * to its left, so that its text is there. `sheets`: the sheets of a workbook that shows several, of
 * which only the first was read. `isEndOpen`: no line break stands behind the last record of a text, so
 * that it may have been cut there.
 */
export type TextTable = {
  separator: Separator
  records: TextRecord[]
  openQuote: number | null
  isEndOpen?: boolean
  hidden?: ReadonlySet<number>
  hiddenColumns?: ReadonlySet<number>
  merged?: ReadonlySet<number>
  sheets?: readonly string[]
}

export const separators = [';', ',', '\t', '|'] as const
export type Separator = (typeof separators)[number]

/** Blank records are no data; their lines are counted all the same. */
export const holdsText = ({ cells }: TextRecord) => cells.some((cell) => cell.trim() !== '')

/** How many cells there are up to the last one that holds something. */
export const countHeld = (cells: readonly string[]) =>
  cells.findLastIndex((cell) => cell.trim() !== '') + 1
