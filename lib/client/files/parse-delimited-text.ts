import Papa from 'papaparse'
import { pauseForPage } from '@/lib/client/pauses'
import {
  holdsText,
  type Separator,
  separators,
  type TextRecord,
  type TextTable,
} from '@/lib/shared/tables/text-table'

/**
 * Reads a delimited text as spreadsheets write it (RFC 4180): semicolons, commas or tabs, texts
 * with any of these or line breaks in quotation marks, a doubled mark inside for one. A byte order
 * mark and a first line `sep=;` are no data; records of blank cells are left out, their lines
 * counted. Every cell stays the text that it is. The separator is the one that is named, else the
 * hint's, else guessed.
 */
export function parseDelimitedText(text: string, chosen?: Separator): TextTable {
  const { separator, pieces } = beginParsing(text, chosen)
  const records: TextRecord[] = []
  let openQuote: number | null = null
  for (const piece of pieces) {
    records.push(...piece.records)
    openQuote = piece.openQuote
  }
  return { separator, records, openQuote }
}

/** The same, with turns for the page in between. */
export async function parseDelimitedTextInPieces(
  text: string,
  chosen?: Separator,
): Promise<TextTable> {
  const { separator, pieces } = beginParsing(text, chosen)
  const records: TextRecord[] = []
  let openQuote: number | null = null
  for (const piece of pieces) {
    records.push(...piece.records)
    openQuote = piece.openQuote
    await pauseForPage()
  }
  return { separator, records, openQuote }
}

function beginParsing(text: string, chosen?: Separator) {
  const plain = text.replace(/^\uFEFF/, '')
  const [hint, named] = /^sep=([;,\t])(?:\r\n|\r|\n)/i.exec(plain) ?? []
  const body = hint === undefined ? plain : plain.slice(hint.length)
  const separator = chosen ?? separators.find((each) => each === named) ?? guessSeparator(body)
  return { separator, pieces: parsePieces(body, separator, hint === undefined ? 1 : 2) }
}

/** The first record is looked for in so many characters. */
const firstRecordMax = 100_000

/** The separator that parts the first record into most cells; a semicolon where none does. */
function guessSeparator(body: string): Separator {
  const counts = separators.map((separator) => {
    const [piece] = parsePieces(body.slice(0, firstRecordMax), separator, 1)
    const [first] = piece?.records ?? []
    return { separator, cells: first?.cells.length ?? 0 }
  })
  return counts.reduce((best, each) => (each.cells > best.cells ? each : best)).separator
}

type ParsedPiece = { records: TextRecord[]; openQuote: number | null }

/** So many records are read at once. */
const pieceRecords = 300

/** Reads records one after the other, some at a time; each piece begins where a record does. */
function* parsePieces(
  body: string,
  separator: Separator,
  firstLine: number,
): Generator<ParsedPiece> {
  const text = tidyBetweenCells(body, separator)
  let [line, start] = [firstLine, 0]
  while (start < text.length) {
    const piece = parsePiece(text.slice(start), separator, line)
    yield piece
    if (piece.openQuote !== null || piece.length === 0) return
    start += piece.length
    line = piece.nextLine
  }
}

function parsePiece(
  text: string,
  separator: Separator,
  firstLine: number,
): ParsedPiece & { length: number; nextLine: number } {
  const records: TextRecord[] = []
  let openQuote: number | null = null
  let [line, start, read] = [firstLine, 0, 0]
  Papa.parse<string[]>(text, {
    delimiter: separator,
    newline: '\n',
    fastMode: false,
    step: ({ data, errors, meta }, parser) => {
      const misquoted = errors.find(({ type }) => type === 'Quotes')
      if (misquoted) {
        openQuote = line + countLineBreaks(text.slice(start, misquoted.index))
        parser.abort()
        return
      }
      const record = { line, cells: data }
      if (holdsText(record)) records.push(record)
      line += countLineBreaks(text.slice(start, meta.cursor))
      start = meta.cursor
      read += 1
      if (read >= pieceRecords) parser.abort()
    },
  })
  return { records, openQuote, length: start, nextLine: line }
}

/** A cell in quotation marks with what stands before it and blanks around it, or a line break. */
const quotedCell: Record<Separator, RegExp> = {
  ';': /(^|;|\r\n?|\n) *("(?:[^"]|"")*") *(?=[;\r\n]|$)|\r\n?/g,
  ',': /(^|,|\r\n?|\n) *("(?:[^"]|"")*") *(?=[,\r\n]|$)|\r\n?/g,
  '\t': /(^|\t|\r\n?|\n) *("(?:[^"]|"")*") *(?=[\t\r\n]|$)|\r\n?/g,
}

/**
 * The text with one kind of line break between its records, and no blanks around quotation marks:
 * the parser takes one kind, and takes a mark after a blank for a character. What stands inside
 * quotation marks stays.
 */
const tidyBetweenCells = (body: string, separator: Separator) =>
  body.replace(quotedCell[separator], (_, before: string | undefined, cell: string | undefined) =>
    cell === undefined ? '\n' : (before?.replace(/\r\n?/, '\n') ?? '') + cell,
  )

const countLineBreaks = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0
