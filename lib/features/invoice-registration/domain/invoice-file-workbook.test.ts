import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { toWorkbookText } from '@/lib/features/exports/server/store/workbook-text.mjs'
import { parseWorkbook } from './invoice-file-workbook'

type Value = string | number | boolean | Date | null

async function workbookOf(rows: Value[][]): Promise<Uint8Array<ArrayBuffer>> {
  const data = rows.map((cells) =>
    cells.map((value) =>
      value === null
        ? null
        : value instanceof Date
          ? { value, type: Date, format: 'dd.mm.yyyy' }
          : { value: given(value), type: value.constructor as never },
    ),
  )
  return new Uint8Array(await writeExcelFile(data as never).toBuffer())
}

const given = (value: string | number | boolean) =>
  typeof value === 'string' ? toWorkbookText(value) : value

const cellsOf = async (rows: Value[][]) =>
  (await parseWorkbook(await workbookOf(rows)))?.records.map(({ cells }) => cells)

/** An archive of files as they are given, packed or not. */
function zipOf(files: Record<string, string>, pack = true): Uint8Array<ArrayBuffer> {
  const [locals, directory]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const [raw, title] = [Buffer.from(text), Buffer.from(name)]
    const packed = pack ? deflateRawSync(raw) : raw
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(title.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(pack ? 8 : 0, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt16LE(title.length, 28)
    entry.writeUInt32LE(at, 42)
    locals.push(local, title, packed)
    directory.push(entry, title)
    at += 30 + title.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...locals, ...directory, end]))
}

const sheetOf = (rows: string, more: Record<string, string> = {}) => ({
  'xl/workbook.xml': '<workbook><sheets><sheet r:id="r1"/></sheets></workbook>',
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  ...more,
})
const read = async (files: Record<string, string>) => (await parseWorkbook(zipOf(files)))?.records

describe('a workbook', () => {
  test('of any texts is read as they are, hostile ones too', () => {
    const text = fc
      .oneof(
        fc.string({ minLength: 1 }),
        fc.constantFrom(
          '=1+1',
          '<script>',
          '&amp;',
          '"',
          "'; drop",
          'a\nb',
          '</t></si>',
          'Ø𝒦',
          'constructor',
          '__proto__',
          '_x0041_',
        ),
      )
      .filter((each) => each.trim() !== '')
    return fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
        async (rows) => {
          expect(await cellsOf(rows)).toEqual(rows)
        },
      ),
      { numRuns: 30 },
    )
  })

  test('writes numbers, days, yes and no as a person would type them', async () => {
    expect(
      await cellsOf([
        ['amount', 'due', 'fees'],
        [1250.5, new Date('2026-03-31T00:00:00Z'), true],
        [0.1 + 0.2, null, false],
        [-7, null, null],
      ]),
    ).toEqual([
      ['amount', 'due', 'fees'],
      ['1250.5', '2026-03-31', 'yes'],
      ['0.3', '', 'no'],
      ['-7'],
    ])
  })

  test('keeps the exponent of a number whose last digits are lost', async () => {
    expect(await cellsOf([['id'], [1.2773480010005101e20]])).toEqual([
      ['id'],
      ['1.2773480010005101E+20'],
    ])
  })

  test('tells the rows of its sheet, blank ones counted, and leaves room for cells that are left out', async () => {
    expect(
      await read(
        sheetOf(
          '<row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c></row><row r="4"><c r="C4"><v>7</v></c></row>',
        ),
      ),
    ).toEqual([
      { line: 1, cells: ['a'] },
      { line: 4, cells: ['', '', '7'] },
    ])
  })

  test('takes a time with its day, a day of 1904, and runs of one text', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[$-414]d/m &quot;day&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>'
    const shared =
      '<sst><si><r><t>Kari </t></r><r><t>Nordmann</t></r><rPh><t>x</t></rPh></si></sst>'
    const rows =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" s="1"><v>46112.5</v></c><c r="C1" s="0"><v>46112</v></c></row>'
    const more = { 'xl/styles.xml': styles, 'xl/sharedStrings.xml': shared }
    expect((await read(sheetOf(rows, more)))?.[0]?.cells).toEqual([
      'Kari Nordmann',
      '2026-03-31 12:00',
      '46112',
    ])
    const of1904 = sheetOf('<row r="1"><c r="A1" s="1"><v>44650</v></c></row>', more)
    expect(
      (
        await read({
          ...of1904,
          'xl/workbook.xml': '<workbook><workbookPr date1904="1"/></workbook>',
        })
      )?.[0]?.cells,
    ).toEqual(['2026-03-31'])
  })
})

describe('what is no workbook is not taken', () => {
  test.each<[string, Uint8Array<ArrayBuffer>]>([
    ['nothing', new Uint8Array()],
    ['a text', new Uint8Array(Buffer.from('amount;currency\n10;NOK'))],
    ['an archive of something else', zipOf({ 'a.txt': 'a' })],
    ['a workbook without its sheet', zipOf({ 'xl/workbook.xml': '<workbook/>' })],
    ['a sheet that unpacks to too much', zipOf(sheetOf(' '.repeat(41_000_000)))],
  ])('%s', async (_, bytes) => expect(await parseWorkbook(bytes)).toBeNull())

  test('nor is any that is cut or damaged: it ends in rows or in nothing, never in an error', async () => {
    const whole = await workbookOf([
      ['amount', 'currency'],
      [10, 'NOK'],
    ])
    await fc.assert(
      fc.asyncProperty(
        fc.nat(whole.length - 1),
        fc.integer({ min: 0, max: 255 }),
        fc.boolean(),
        async (at, byte, isCut) => {
          const damaged = isCut ? whole.slice(0, at) : whole.with(at, byte)
          const table = await parseWorkbook(damaged as Uint8Array<ArrayBuffer>)
          expect(table === null || Array.isArray(table.records)).toBe(true)
        },
      ),
      { numRuns: 200 },
    )
  })
})
