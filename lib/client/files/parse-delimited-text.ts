import Papa from 'papaparse'
import {
  holdsText,
  type Separator,
  separators,
  type TextRecord,
  type TextTable,
} from '@/lib/shared/tables/text-table'
import type { Written } from './packed-records'

/**
 * Reads a delimited text as spreadsheets write it (RFC 4180): semicolons, commas, tabs or bars,
 * texts with any of these or line breaks in quotation marks, a doubled mark inside for one. A byte
 * order mark and a first line `sep=;` are no data; records of blank cells are left out, their lines
 * counted. Every cell stays the text that it is. The separator is the one that is named, else the
 * hint's, else guessed.
 */
export function parseDelimitedText(text: string, chosen?: Separator): TextTable {
  const { separator, pieces, isEndOpen } = parseInPieces(text, chosen)
  const records: TextRecord[] = []
  let openQuote: number | null = null
  for (const piece of pieces) {
    for (const record of piece.records) records.push(record)
    openQuote = piece.openQuote
  }
  return { separator, records, openQuote, ...(openQuote === null && isEndOpen && { isEndOpen }) }
}

/**
 * Records one after the other, and what they were read from; nothing comes after a piece with an
 * `openQuote`.
 */
export type ParsedPiece = Pick<TextTable, 'records' | 'openQuote'> & { written: Written }

/** The same, some records at a time, each piece read when it is asked for. */
export function parseInPieces(
  text: string,
  chosen?: Separator,
): { separator: Separator; pieces: Iterable<ParsedPiece>; isEndOpen: boolean } {
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text
  const [hint, named] = /^sep=([;,\t|])(?:\r\n|\r|\n)/i.exec(plain) ?? []
  const body = hint === undefined ? plain : plain.slice(hint.length)
  const separator = chosen ?? separators.find((each) => each === named) ?? guessSeparator(body)
  const pieces = parseWindows(body, separator, hint === undefined ? 1 : 2)
  return { separator, pieces, isEndOpen: endsInCell(body) }
}

/** True where a cell without quotation marks stands behind the last line break. */
function endsInCell(body: string): boolean {
  const start = Math.max(body.lastIndexOf('\n'), body.lastIndexOf('\r')) + 1
  const line = body.slice(start).trimEnd()
  return line !== '' && !line.endsWith('"')
}

/** The first record is looked for in so many characters. */
const firstRecordMax = 100_000

/** The separator that parts the first record into most cells; a semicolon where none does. */
function guessSeparator(body: string): Separator {
  const start = body.slice(0, firstRecordMax)
  const counts = separators.map((separator) => {
    const [piece] = parseWindows(start, separator, 1)
    const [first] = piece?.records ?? []
    return { separator, cells: first?.cells.length ?? 0 }
  })
  return counts.reduce((best, each) => (each.cells > best.cells ? each : best)).separator
}

/** So many characters are read at once, or twice as many where no record ends in them. */
const windowLength = 128 * 1_024

function* parseWindows(
  body: string,
  separator: Separator,
  firstLine: number,
): Generator<ParsedPiece> {
  const { text, newline } = unifyLineBreaks(body, separator)
  const parser = new Papa.Parser({ delimiter: separator, newline })
  let [start, line, length] = [0, firstLine, windowLength]
  while (start < text.length) {
    const isLast = start + length >= text.length
    const window = text.slice(start, start + length)
    const { data, errors, meta }: Papa.ParseResult<string[]> = parser.parse(window, 0, !isLast)
    if (meta.cursor === 0 && !isLast) {
      length *= 2
      continue
    }
    const misquoted = errors.find(({ row = 0 }) => row < data.length)
    const { records, nextLine } = toRecords(data.slice(0, misquoted?.row), line, window)
    if (misquoted) {
      const before = window.slice(0, misquoted.index)
      yield {
        ...{ records, openQuote: line + countLineBreaks(before) },
        written: { text: before, newline },
      }
      return
    }
    const read = isLast ? window : window.slice(0, meta.cursor)
    yield { records, openQuote: null, written: { text: read, newline } }
    if (isLast) return
    start += meta.cursor
    line = nextLine
    length = windowLength
  }
}

/** The records of a window with their lines; those of blank cells are left out. */
function toRecords(
  rows: readonly string[][],
  firstLine: number,
  window: string,
): { records: TextRecord[]; nextLine: number } {
  const hasMarks = window.includes('"')
  const records: TextRecord[] = []
  let line = firstLine
  for (const cells of rows) {
    const record = { line, cells }
    if (holdsText(record)) records.push(record)
    line += 1 + (hasMarks ? countLineBreaksInside(cells) : 0)
  }
  return { records, nextLine: line }
}

const countLineBreaksInside = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + (/[\r\n]/.test(cell) ? countLineBreaks(cell) : 0), 0)

const countLineBreaks = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0

type LineBreak = '\n' | '\r\n' | '\r'

/**
 * The text with one kind of line break between its records, and no blanks before quotation marks: the
 * parser takes one kind, and takes a mark after a blank for a character. Most files are written so.
 */
function unifyLineBreaks(body: string, separator: Separator): { text: string; newline: LineBreak } {
  const newline = findOnlyLineBreak(body)
  return newline === null || hasBlankBeforeMark(body, separator)
    ? { text: tidyBetweenCells(body, separator), newline: '\n' }
    : { text: body, newline }
}

/** The kind of line break of a text; null where it has several. */
function findOnlyLineBreak(body: string): LineBreak | null {
  const [hasReturns, hasFeeds] = [body.includes('\r'), body.includes('\n')]
  if (!hasReturns || !hasFeeds) return hasReturns ? '\r' : '\n'
  for (let at = body.indexOf('\n'); at >= 0; at = body.indexOf('\n', at + 1))
    if (body[at - 1] !== '\r') return null
  for (let at = body.indexOf('\r'); at >= 0; at = body.indexOf('\r', at + 1))
    if (body[at + 1] !== '\n') return null
  return '\r\n'
}

/** True where nothing but blanks stands between the beginning of a cell and a quotation mark. */
function hasBlankBeforeMark(body: string, separator: Separator): boolean {
  for (let at = body.indexOf(' "'); at >= 0; at = body.indexOf(' "', at + 1)) {
    let before = at
    while (body[before] === ' ') before -= 1
    if (before < 0 || [separator, '\r', '\n'].includes(body[before]!)) return true
  }
  return false
}

/** A cell in quotation marks with what stands before it and blanks around it, or a line break. */
const quotedCell: Record<Separator, RegExp> = {
  ';': /(^|;|\r\n?|\n) *("[^"]*(?:""[^"]*)*") *(?=[;\r\n]|$)|\r\n?/g,
  ',': /(^|,|\r\n?|\n) *("[^"]*(?:""[^"]*)*") *(?=[,\r\n]|$)|\r\n?/g,
  '\t': /(^|\t|\r\n?|\n) *("[^"]*(?:""[^"]*)*") *(?=[\t\r\n]|$)|\r\n?/g,
  '|': /(^|\||\r\n?|\n) *("[^"]*(?:""[^"]*)*") *(?=[|\r\n]|$)|\r\n?/g,
}

/** What stands inside quotation marks stays. */
const tidyBetweenCells = (body: string, separator: Separator) =>
  body.replace(quotedCell[separator], (_, before: string | undefined, cell: string | undefined) =>
    cell === undefined ? '\n' : (before?.replace(/\r\n?/, '\n') ?? '') + cell,
  )
