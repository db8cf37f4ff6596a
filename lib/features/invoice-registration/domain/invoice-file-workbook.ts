import Big from 'big.js'
import type { TextRecord, TextTable } from './invoice-file-csv'
import { extractZipTexts } from './invoice-file-zip'

/**
 * Reads the first sheet of an XLSX workbook as a delimited text would be read: every cell as the
 * text that a person would type. Days are written YYYY-MM-DD, yes and no as words, numbers as a
 * spreadsheet shows them (15 digits); one of more digits keeps its exponent, because its last
 * digits are lost.
 *
 * @returns null for what is no workbook, is locked, or is larger than a file of invoices can be.
 */
export async function parseWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<TextTable | null> {
  const files = await extractZipTexts(bytes, (name) =>
    /^xl\/(workbook|styles|sharedStrings|_rels\/workbook|worksheets\/[^/]+)\.xml(\.rels)?$/.test(
      name,
    ),
  )
  const workbook = files?.get('xl/workbook.xml')
  if (!files || workbook === undefined) return null
  const sheet = files.get(
    getFirstSheetPath(workbook, files.get('xl/_rels/workbook.xml.rels') ?? ''),
  )
  if (sheet === undefined) return null
  const reading = {
    shared: listElements(files.get('xl/sharedStrings.xml') ?? '', 'si').map(({ inside }) =>
      joinTextRuns(inside),
    ),
    isDay: parseDayStyles(files.get('xl/styles.xml') ?? ''),
    epoch: /\bdate1904="(1|true)"/.test(workbook) ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30),
  }
  const records = listElements(sheet, 'row').map(({ head, inside }, at) =>
    toRecord(Number(findAttribute(head, 'r') ?? at + 1), inside, reading),
  )
  return {
    separator: ';',
    openQuote: null,
    records: records.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  }
}

type WorkbookContext = { shared: string[]; isDay: boolean[]; epoch: number }

function getFirstSheetPath(workbook: string, relations: string): string {
  const id = findAttribute(/<(?:\w+:)?sheet\s[^<>]*>/.exec(workbook)?.[0] ?? '', '(?:\\w+:)?id')
  const relation =
    [...relations.matchAll(/<(?:\w+:)?Relationship\s[^<>]*>/g)].find(
      ([each]) => findAttribute(each, 'Id') === id,
    )?.[0] ?? ''
  const target = findAttribute(relation, 'Target') ?? 'worksheets/sheet1.xml'
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** Most columns of a sheet that are read. */
const columnsMax = 200

function toRecord(line: number, inside: string, reading: WorkbookContext): TextRecord {
  const cells: string[] = []
  for (const cell of listElements(inside, 'c')) {
    const place = parseColumnIndex(findAttribute(cell.head, 'r')) ?? cells.length
    if (place >= columnsMax) continue
    while (cells.length < place) cells.push('')
    cells[place] = getCellText(cell, reading)
  }
  return { line, cells }
}

/** The place of a cell such as `AB12`, from 0. */
function parseColumnIndex(reference: string | null): number | null {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference ?? '')?.[1]
  return letters
    ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
    : null
}

function getCellText(
  { head, inside }: XmlElement,
  { shared, isDay, epoch }: WorkbookContext,
): string {
  const type = findAttribute(head, 't') ?? 'n'
  if (type === 'inlineStr') return joinTextRuns(inside)
  const value = decodeEntities(listElements(inside, 'v')[0]?.inside ?? '')
  if (type === 's') return shared[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'yes' : 'no'
  if (type !== 'n' || value === '' || !Number.isFinite(Number(value))) return value
  return isDay[Number(findAttribute(head, 's') ?? 0)]
    ? formatSerialDay(Number(value), epoch)
    : formatCellNumber(Number(value))
}

const dayMs = 86_400_000

/** A day, and its time where it has one. */
function formatSerialDay(serial: number, epoch: number): string {
  const moment = new Date(epoch + Math.round(serial * 86_400) * 1_000)
  if (Number.isNaN(moment.getTime())) return String(serial)
  const text = moment.toISOString()
  return (moment.getTime() - epoch) % dayMs === 0
    ? text.slice(0, 10)
    : text.slice(0, 16).replace('T', ' ')
}

function formatCellNumber(value: number): string {
  if (Math.abs(value) >= 1e15) return value.toExponential().toUpperCase()
  return new Big(value.toPrecision(15)).toFixed()
}

/**
 * Which styles of cells show a number as a day: the formats 14 to 22, and own ones that write days
 * or years.
 */
function parseDayStyles(styles: string): boolean[] {
  const own = new Map(
    [...styles.matchAll(/<(?:\w+:)?numFmt\s[^<>]*>/g)].map(([each]) => [
      findAttribute(each, 'numFmtId'),
      decodeEntities(findAttribute(each, 'formatCode') ?? ''),
    ]),
  )
  const isDayFormat = (format: string) =>
    /[dy]/i.test(format.replace(/"[^"]*"|\\.|\[[^[\]]*\]/g, ''))
  return [
    ...(listElements(styles, 'cellXfs')[0]?.inside ?? '').matchAll(/<(?:\w+:)?xf\b[^<>]*>/g),
  ].map(([each]) => {
    const id = findAttribute(each, 'numFmtId')
    return (Number(id) >= 14 && Number(id) <= 22) || isDayFormat(own.get(id) ?? '')
  })
}

type XmlElement = { head: string; inside: string; from: number; to: number }

/**
 * The elements of a name in their order, none of which holds another of that name; those without
 * content too. Each end is looked for once.
 */
function listElements(xml: string, name: string): XmlElement[] {
  const opening = new RegExp(`<((?:\\w+:)?${name})(\\s[^<>]*)?>`, 'g')
  const unended = new Set<string>()
  const found: XmlElement[] = []
  for (let start = opening.exec(xml); start !== null; start = opening.exec(xml)) {
    const [whole, tag = '', head = ''] = start
    if (head.endsWith('/') || unended.has(tag)) {
      if (head.endsWith('/'))
        found.push({ head, inside: '', from: start.index, to: opening.lastIndex })
      continue
    }
    const ending = `</${tag}>`
    const end = xml.indexOf(ending, opening.lastIndex)
    if (end < 0) {
      unended.add(tag)
      continue
    }
    const inside = xml.slice(start.index + whole.length, end)
    opening.lastIndex = end + ending.length
    found.push({ head, inside, from: start.index, to: opening.lastIndex })
  }
  return found
}

const findAttribute = (head: string, name: string): string | null => {
  const found = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(head)?.[1]
  return found === undefined ? null : decodeEntities(found)
}

/**
 * The text of a string with its runs one after the other; how it is read aloud is no part of it.
 */
function joinTextRuns(inside: string): string {
  const aloud = listElements(inside, 'rPh')
  const shown =
    aloud.map(({ from }, at) => inside.slice(aloud[at - 1]?.to ?? 0, from)).join('') +
    inside.slice(aloud.at(-1)?.to ?? 0)
  return listElements(shown, 't')
    .map((each) => decodeEntities(each.inside))
    .join('')
}

const namedEntities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

const decodeEntities = (text: string) =>
  text
    .replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
      if (name !== undefined) return namedEntities[name] ?? whole
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })
    .replace(/_x([0-9A-F]{4})_/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
