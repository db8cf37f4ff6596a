import { strToU8, zipSync } from 'fflate'
import type { listBusinessCells } from './business-file'

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const dayMs = 86_400_000
const toSerial = (day: string) =>
  String((Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / dayMs)

/**
 * A workbook of businesses as spreadsheets save it: texts shared, amounts as numbers, days as numbers
 * in the style of a day.
 */
export function writeBusinessWorkbook({
  heads,
  rows,
}: ReturnType<typeof listBusinessCells>): Uint8Array<ArrayBuffer> {
  const shared = new Map<string, number>()
  const share = (text: string) => {
    const known = shared.get(text) ?? shared.size
    shared.set(text, known)
    return `t="s"><v>${known}</v>`
  }
  const write = (cells: readonly string[], line: number) =>
    `<row r="${line}">${cells.map((cell, at) => `<c r="${String.fromCharCode(65 + at)}${line}" ${cell}</c>`).join('')}</row>`
  const lines = [
    write(heads.map(share), 1),
    ...rows.map((cells, at) =>
      write(
        cells.map(({ is, value }) => {
          if (is === 'text') return share(value)
          return is === 'day' ? `s="1"><v>${toSerial(value)}</v>` : `><v>${value}</v>`
        }),
        at + 2,
      ),
    ),
  ]
  const texts = [...shared.keys()].map((text) => `<si><t>${escapeXml(text)}</t></si>`)
  return zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml': '<workbook><sheets><sheet r:id="r1"/></sheets></workbook>',
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`,
        'xl/styles.xml':
          '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
        'xl/sharedStrings.xml': `<sst>${texts.join('')}</sst>`,
      }).map(([name, text]) => [name, strToU8(text)]),
    ),
  )
}
