import Big from 'big.js'
import { holdsText, type TextRecord } from '@/lib/shared/tables/text-table'
import { createXmlReader, type XmlAttributes, type XmlVisitor } from './read-xml'
import {
  type CellStyle,
  countElementsMax,
  createTextRun,
  decodeWorkbookText,
  isYes,
} from './workbook-texts'

/** What the cells of a sheet refer to. */
export type SheetContext = {
  shared: readonly string[]
  styles: readonly CellStyle[]
  epoch: number
}

/** Most columns of a sheet that are held; of those to their right only that they hold something. */
const columnsMax = 201

/**
 * Most cells and characters of a sheet, blank cells before one that is held counted too, by the size
 * of its archive. A few hundred bytes can place a cell far to the right of every row, or repeat a
 * long text.
 */
const getSheetMax = (archiveBytes: number) => ({
  cells: Math.min(Math.max(500_000, archiveBytes), 5_000_000),
  characters: Math.min(Math.max(20_000_000, archiveBytes * 20), 150_000_000),
})

/** Most rows that all merged cells of a sheet go over. */
const mergedRowsMax = 5_000_000

type OpenCell = {
  type: string
  style: string
  column: number
  value: string
  inline: string
  hasFormula: boolean
}

/** What is told of a sheet: before its rows the columns from 0 that it hides, then what is merged. */
export type SheetVisitor = {
  onHiddenColumn: (column: number) => void
  onRecord: (record: TextRecord, isHidden: boolean) => void
  onMerged: (first: number, last: number) => void
}

/**
 * Reads the rows of a sheet that comes in parts, each with its number, and whether the sheet hides
 * it; a cell that is left out is blank. After them it tells the first and the last of rows with a cell
 * that is blank because it is merged with one above it or to its left.
 *
 * @throws from either function, where the sheet is not well formed or holds more than `getSheetMax`.
 */
export function createSheetReader(
  context: SheetContext,
  archiveBytes: number,
  { onHiddenColumn, onRecord, onMerged }: SheetVisitor,
): ReturnType<typeof createXmlReader> {
  const run = createTextRun()
  let [rowNumber, mergedLeft] = [0, mergedRowsMax]
  let isHidden = false
  let cells: string[] = []
  let cell: OpenCell | null = null
  let isValue = false
  const left = getSheetMax(archiveBytes)

  function endCell({ column: place, ...content }: OpenCell) {
    const column = Math.min(place, columnsMax - 1)
    if (place >= columnsMax && cells[column]?.trim()) return
    const text = formatCell(content, context)
    left.characters -= text.length
    left.cells -= Math.max(column + 1 - cells.length, 0)
    if (left.cells < 0 || left.characters < 0) throw new Error('a sheet of too much')
    while (cells.length < column) cells.push('')
    cells[column] = text
  }

  function takeMerged(reference: string | undefined) {
    const [, left, top, right, bottom] =
      /^([A-Z]{1,3})(\d+):([A-Z]{1,3})(\d+)$/.exec(reference ?? '') ?? []
    const first = Number(top) + (left === right ? 1 : 0)
    const last = Math.min(Number(bottom), rowNumber)
    if (!(last >= first)) return
    mergedLeft -= last - first + 1
    if (mergedLeft < 0) throw new Error('a sheet of too many merged cells')
    onMerged(first, last)
  }

  function takeColumns({ get }: XmlAttributes) {
    if (!isYes(get('hidden'))) return
    const last = Math.min(Number(get('max')), columnsMax)
    for (let place = Math.max(Number(get('min')), 1); place <= last; place += 1)
      onHiddenColumn(place - 1)
  }

  const endRow = (record: TextRecord) => {
    if (holdsText(record)) onRecord(record, isHidden)
  }

  const visitor: XmlVisitor = {
    onOpen: (name, attributes) => {
      if (name === 'row') {
        rowNumber = Number(attributes.get('r') ?? rowNumber + 1)
        isHidden = isYes(attributes.get('hidden'))
        cells = []
      } else if (name === 'c')
        cell = {
          type: attributes.get('t') ?? 'n',
          style: attributes.get('s') ?? '0',
          column: findColumn(attributes.get('r')) ?? cells.length,
          value: '',
          inline: '',
          hasFormula: false,
        }
      else if (name === 'col') takeColumns(attributes)
      else if (name === 'mergeCell') takeMerged(attributes.get('ref'))
      else if (name === 'v') isValue = true
      else if (name === 'f' && cell) cell.hasFormula = true
      else run.open(name)
    },
    onText: (text) => {
      if (cell && isValue) cell.value += text
      else if (cell && run.isShown()) cell.inline += text
    },
    onClose: (name) => {
      if (name === 'row') endRow({ line: rowNumber, cells })
      else if (name === 'c' && cell) {
        endCell(cell)
        cell = null
      } else if (name === 'v') isValue = false
      else run.close(name)
    },
  }
  return createXmlReader(visitor, countElementsMax(archiveBytes))
}

/** The place of a cell such as `AB12`, from 0. */
function findColumn(reference: string | undefined): number | null {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference ?? '')?.[1]
  return letters
    ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
    : null
}

/**
 * A cell as the text that a person would type. A text stays as it is, whatever it looks like; only
 * a cell that is a number is written as one. What a spreadsheet could not calculate keeps its mark
 * (`#N/A`), and a formula that none has calculated gets it, as does a text that is not among the shared
 * ones: a blank would say that there was nothing.
 */
function formatCell(
  { type, style, value, inline, hasFormula }: Omit<OpenCell, 'column'>,
  { shared, styles, epoch }: SheetContext,
): string {
  if (type === 'inlineStr') return decodeWorkbookText(inline)
  if (value === '') return hasFormula && type !== 'str' ? notKnown : ''
  if (type === 's') return shared[Number(value)] ?? notKnown
  if (type === 'b') return isYes(value) ? 'yes' : ['0', 'false'].includes(value) ? 'no' : notKnown
  if (type !== 'n' || !Number.isFinite(Number(value))) return decodeWorkbookText(value)
  const { isDay = false, isPercent = false, digits = 0 } = styles[Number(style)] ?? {}
  if (isDay) return formatDay(Number(value), epoch)
  if (isPercent) return `${formatNumber(Number(value) * 100)}%`
  const text = formatNumber(Number(value))
  return /^\d+$/.test(text) ? text.padStart(digits, '0') : text
}

const notKnown = '#N/A'
const dayMs = 86_400_000

/** A day, and its time where it has one; of a time without a day, which is less than one, that alone. */
function formatDay(serial: number, epoch: number): string {
  const seconds = Math.round(serial * 86_400)
  if (serial >= 0 && serial < 1)
    return new Date(Math.min(seconds, 86_399) * 1_000).toISOString().slice(11, 16)
  const moment = new Date(epoch + seconds * 1_000)
  if (Number.isNaN(moment.getTime())) return String(serial)
  const text = moment.toISOString()
  return (moment.getTime() - epoch) % dayMs === 0
    ? text.slice(0, 10)
    : text.slice(0, 16).replace('T', ' ')
}

/**
 * As a spreadsheet shows it (15 digits). One of more digits keeps its exponent, because its last
 * digits are lost.
 */
function formatNumber(value: number): string {
  if (Math.abs(value) >= 1e15) return value.toExponential().toUpperCase()
  return new Big(value.toPrecision(15)).toFixed()
}
