import { createXmlReader, readXml } from './read-xml'

/** Whether an attribute says yes, as the several programs write it. */
export const isYes = (attribute: string | undefined) => ['1', 'true'].includes(attribute ?? '')

/**
 * What a workbook says of itself: the sheets that it shows, the relation of the first of them, and
 * where its days begin.
 */
export function readWorkbookFacts(xml: string) {
  let sheetRelation: string | null = null
  const sheets: string[] = []
  let epoch = Date.UTC(1899, 11, 30)
  readXml(xml, {
    onOpen: (name, attributes) => {
      if (name === 'sheet' && (attributes.get('state') ?? 'visible') === 'visible') {
        sheetRelation ??= attributes.get('id') ?? null
        sheets.push(attributes.get('name') ?? '')
      }
      if (name === 'workbookPr' && isYes(attributes.get('date1904'))) epoch = Date.UTC(1904, 0, 1)
    },
  })
  return { sheetRelation, sheets, epoch }
}

/** The path of a sheet in its archive. */
export function getSheetPath(relations: string | undefined, id: string | null): string {
  let target: string | undefined
  if (relations !== undefined)
    readXml(relations, {
      onOpen: (name, attributes) => {
        if (name === 'Relationship' && attributes.get('Id') === id)
          target ??= attributes.get('Target')
      },
    })
  if (target === undefined) return 'xl/worksheets/sheet1.xml'
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** Most elements of a file in an archive of so many bytes: a cell is two to four. */
export const countElementsMax = (archiveBytes: number) =>
  Math.min(Math.max(1_000_000, archiveBytes * 2), 12_000_000)

/** The texts that cells refer to by their place. */
export function readSharedTexts(xml: string | undefined, archiveBytes: number): string[] {
  const texts: string[] = []
  if (xml === undefined) return texts
  const run = createTextRun()
  const reader = createXmlReader(
    {
      onOpen: (name) => {
        if (name === 'si') texts.push('')
        run.open(name)
      },
      onClose: run.close,
      onText: (text) => {
        if (run.isShown()) texts.push((texts.pop() ?? '') + text)
      },
    },
    countElementsMax(archiveBytes),
  )
  reader.write(xml)
  reader.close()
  return texts.map(decodeWorkbookText)
}

/**
 * Which text of a string is shown: that of its runs one after the other. How it is read aloud is no
 * part of it.
 */
export function createTextRun() {
  const open = new Set<string>()
  return {
    open: (name: string) => void open.add(name),
    close: (name: string) => void open.delete(name),
    isShown: () => open.has('t') && !open.has('rPh'),
  }
}

/** A workbook writes what XML cannot hold as `_x000D_`. */
export const decodeWorkbookText = (text: string) =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))

/** How a style of cells shows a number: as a day, in percent, or with so many digits at least. */
export type CellStyle = { isDay: boolean; isPercent: boolean; digits: number }

/**
 * The styles of cells by their places. Days have the formats 14 to 22, and own ones that write days
 * or years; percentages 9 and 10, and own ones with their sign; `0000` keeps the zeros before a
 * postal code.
 */
export function readCellStyles(xml: string | undefined): CellStyle[] {
  const styles: CellStyle[] = []
  if (xml === undefined) return styles
  const own = new Map<string, string>()
  let isOfCells = false
  readXml(xml, {
    onOpen: (name, attributes) => {
      const id = attributes.get('numFmtId') ?? ''
      if (name === 'numFmt') own.set(id, attributes.get('formatCode') ?? '')
      if (name === 'cellXfs') isOfCells = true
      if (name === 'xf' && isOfCells) {
        const format = own.get(id) ?? ''
        styles.push({
          isDay: (Number(id) >= 14 && Number(id) <= 22) || /[dy]/i.test(toSigns(format)),
          isPercent: id === '9' || id === '10' || toSigns(format).includes('%'),
          digits: /^0{2,30}$/.test(format) ? format.length : 0,
        })
      }
    },
    onClose: (name) => {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return styles
}

/** A format without the texts that it writes as they are. */
const toSigns = (format: string) => format.replace(/"[^"]*"|\\.|\[[^[\]]*\]/g, '')
