import Big from 'big.js'
import type { TextRecord } from '@/lib/shared/tables/text-table'
import { readXml } from './read-xml'
import { createTextRun, decodeWorkbookText } from './workbook-texts'

/** What the cells of a sheet refer to. */
export type SheetContext = { shared: readonly string[]; isDay: readonly boolean[]; epoch: number }

/** Most columns of a sheet that are read; what stands to their right is left out. */
const columnsMax = 200

/**
 * Most cells and characters of a sheet, blank cells before one that is held counted too. A few
 * hundred bytes can place a cell far to the right of every row, or repeat a long text.
 */
const sheetMax = { cells: 500_000, characters: 20_000_000 }

type OpenCell = { type: string; style: string; column: number; value: string; inline: string }

/**
 * The rows of a sheet, each with its number; a cell that is left out is blank.
 *
 * @throws where the sheet is not well formed or holds more than `sheetMax`.
 */
export function readSheetRows(xml: string, context: SheetContext): TextRecord[] {
  const records: TextRecord[] = []
  const run = createTextRun()
  let rowNumber = 0
  let cells: string[] = []
  let cell: OpenCell | null = null
  let isValue = false
  const left = { ...sheetMax }

  function endCell({ column, ...content }: OpenCell) {
    if (column >= columnsMax) return
    const text = formatCell(content, context)
    left.characters -= text.length
    left.cells -= Math.max(column + 1 - cells.length, 0)
    if (left.cells < 0 || left.characters < 0) throw new Error('a sheet of too much')
    while (cells.length < column) cells.push('')
    cells[column] = text
  }

  readXml(xml, {
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
      if (name === 'row' && cells.length > 0) records.push({ line: rowNumber, cells })
      else if (name === 'c' && cell) {
        endCell(cell)
        cell = null
      } else if (name === 'v') isValue = false
      else run.close(name)
    },
  })
  return records
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
