/**
 * A record of a delimited text: the line of the file that it begins on, and its cells as they
 * stand, free of their quotation marks.
 */
export type TextRecord = { line: number; cells: string[] }

/**
 * A delimited text as it was read. `openQuote`: the line of a quotation mark that nothing closes,
 * so that nothing after it can be trusted.
 */
export type TextTable = { separator: Separator; records: TextRecord[]; openQuote: number | null }

export const separators = [';', ',', '\t'] as const
export type Separator = (typeof separators)[number]

/**
 * Reads a delimited text as spreadsheets write it (RFC 4180): semicolons, commas or tabs, texts
 * with any of these or line breaks in quotation marks, a doubled mark inside for one. A byte order
 * mark and a first line `sep=;` are no data; records of blank cells are left out, their lines
 * counted.
 */
export function parseDelimitedText(text: string): TextTable {
  const plain = text.replace(/^\uFEFF/, '')
  const [hint, named] = /^sep=([;,\t])(?:\r\n|\r|\n)/i.exec(plain) ?? []
  const body = hint === undefined ? plain : plain.slice(hint.length)
  const separator = separators.find((each) => each === named) ?? guessSeparator(body)
  const read = parseRecords(body, separator, hint === undefined ? 1 : 2)
  return {
    separator,
    ...read,
    records: read.records.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  }
}

/** The separator that parts the first record into most cells; a semicolon where none does. */
function guessSeparator(body: string): Separator {
  const countCells = (separator: Separator) => getFirstRecord(body, separator).length
  return separators.reduce((best, each) => (countCells(each) > countCells(best) ? each : best))
}

const getFirstRecord = (body: string, separator: Separator) =>
  parseRecords(body, separator, 1, 1).records.find(({ cells }) =>
    cells.some((cell) => cell.trim() !== ''),
  )?.cells ?? []

/** Reads records one after the other; with `most`, up to the first so many that hold anything. */
function parseRecords(
  body: string,
  separator: Separator,
  firstLine: number,
  most = Number.POSITIVE_INFINITY,
): Omit<TextTable, 'separator'> {
  const records: TextRecord[] = []
  let [at, line, held] = [0, firstLine, 0]
  while (at < body.length && held < most) {
    const record: TextRecord = { line, cells: [] }
    for (let isOpen = true; isOpen; ) {
      const cell = parseCell(body, at, separator)
      if (cell.openAt !== null)
        return { records, openQuote: line + countLineBreaks(body.slice(at, cell.openAt)) }
      record.cells.push(cell.text)
      line += countLineBreaks(body.slice(at, cell.end))
      at = cell.end
      isOpen = body[at] === separator
      if (isOpen) at += 1
    }
    if (at < body.length) {
      at += body.startsWith('\r\n', at) ? 2 : 1
      line += 1
    }
    records.push(record)
    if (record.cells.some((text) => text.trim() !== '')) held += 1
  }
  return { records, openQuote: null }
}

/**
 * The cell that begins at a place, and where it ends. A quotation mark in the middle of a cell that
 * does not begin with one is a character.
 */
function parseCell(
  body: string,
  start: number,
  separator: Separator,
): { text: string; end: number; openAt: number | null } {
  const getBareEnd = (from: number) => {
    let at = from
    while (at < body.length && body[at] !== separator && body[at] !== '\n' && body[at] !== '\r')
      at += 1
    return at
  }
  const opens = body.slice(start).search(/[^ ]/)
  if (opens < 0 || body[start + opens] !== '"') {
    const end = getBareEnd(start)
    return { text: body.slice(start, end), end, openAt: null }
  }
  const openAt = start + opens
  let text = ''
  for (let at = openAt + 1; ; ) {
    const mark = body.indexOf('"', at)
    if (mark < 0) return { text, end: body.length, openAt }
    text += body.slice(at, mark)
    at = mark + 2
    if (body[mark + 1] === '"') text += '"'
    else {
      const end = getBareEnd(mark + 1)
      return { text: text + body.slice(mark + 1, end).trimEnd(), end, openAt: null }
    }
  }
}

const countLineBreaks = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0
