import Big from 'big.js'
import { holdsText, type TextRecord } from '@/lib/shared/tables/text-table'
import { createXmlReader, type XmlVisitor } from './read-xml'
import { countElementsMax, createTextRun, decodeWorkbookText } from './workbook-texts'

/** What the cells of a sheet refer to. */
export type SheetContext = { shared: readonly string[]; isDay: readonly boolean[]; epoch: number }

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

type OpenCell = { type: string; style: string; column: number; value: string; inline: string }

/**
 * Reads the rows of a sheet that comes in parts, each with its number; a cell that is left out is
 * blank.
 *
 * @throws from either function, where the sheet is not well formed or holds more than `getSheetMax`.
 */
export function createSheetReader(
  context: SheetContext,
  archiveBytes: number,
  onRecord: (record: TextRecord) => void,
): ReturnType<typeof createXmlReader> {
  const run = createTextRun()
  let rowNumber = 0
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

  const endRow = (record: TextRecord) => {
    if (holdsText(record)) onRecord(record)
  }

  const visitor: XmlVisitor = {
    onOpen: (name, attributes) => {
      if (name === 'row') {
        rowNumber = Number(attributes.get('r') ?? rowNumber + 1)
        cells = []
      } else if (name === 'c')
        cell = {
          type: attributes.get('t') ?? 'n',
          style: attributes.get('s') ?? '0',
          column: findColumn(attributes.get('r')) ?? cells.length,
          value: '',
          inline: '',
        }
      else if (name === 'v') isValue = true
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
 * (`#N/A`): a blank would say that there was nothing.
 */
function formatCell(
  { type, style, value, inline }: Omit<OpenCell, 'column'>,
  { shared, isDay, epoch }: SheetContext,
): string {
  if (type === 'inlineStr') return decodeWorkbookText(inline)
  if (type === 's') return shared[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'yes' : 'no'
  if (type !== 'n' || value === '' || !Number.isFinite(Number(value)))
    return decodeWorkbookText(value)
  return isDay[Number(style)] ? formatDay(Number(value), epoch) : formatNumber(Number(value))
}

const dayMs = 86_400_000

/** A day, and its time where it has one. */
function formatDay(serial: number, epoch: number): string {
  const moment = new Date(epoch + Math.round(serial * 86_400) * 1_000)
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
