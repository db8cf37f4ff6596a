/**
 * A record of a table that was read from a file: the line of the file (or row of the sheet) that it
 * begins on, and its cells as they stand, free of their quotation marks.
 */
export type TextRecord = { line: number; cells: string[] }

/**
 * A table as it was read, every cell a text. `openQuote`: the line of a quotation mark that is not
 * closed, so that nothing after it can be trusted.
 */
export type TextTable = { separator: Separator; records: TextRecord[]; openQuote: number | null }

export const separators = [';', ',', '\t', '|'] as const
export type Separator = (typeof separators)[number]

/** Blank records are no data; their lines are counted all the same. */
export const holdsText = ({ cells }: TextRecord) => cells.some((cell) => cell.trim() !== '')
