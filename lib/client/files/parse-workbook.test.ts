import fc from 'fast-check'
import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { toWorkbookText } from '@/lib/shared/tables/workbook-text.mjs'
import { parseWorkbook } from './parse-workbook'

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
  parseWorkbook(await workbookOf(rows))?.records.map(({ cells }) => cells)

/** An archive of files as they are given. */
const zipOf = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))

const sheetOf = (rows: string, more: Record<string, string> = {}) => ({
  'xl/workbook.xml': '<workbook><sheets><sheet r:id="r1"/></sheets></workbook>',
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  ...more,
})
const read = (files: Record<string, string>) => parseWorkbook(zipOf(files))?.records

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
      read(
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
    expect(read(sheetOf(rows, more))?.[0]?.cells).toEqual([
      'Kari Nordmann',
      '2026-03-31 12:00',
      '46112',
    ])
    const of1904 = sheetOf('<row r="1"><c r="A1" s="1"><v>44650</v></c></row>', more)
    expect(
      read({
        ...of1904,
        'xl/workbook.xml': '<workbook><workbookPr date1904="1"/></workbook>',
      })?.[0]?.cells,
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
  ])('%s', (_, bytes) => expect(parseWorkbook(bytes)).toBeNull())

  test('nor is any that is cut or damaged: it ends in rows or in nothing, never in an error', async () => {
    const whole = await workbookOf([
      ['amount', 'currency'],
      [10, 'NOK'],
    ])
    await fc.assert(
      fc.property(
        fc.nat(whole.length - 1),
        fc.integer({ min: 0, max: 255 }),
        fc.boolean(),
        (at, byte, isCut) => {
          const damaged = isCut ? whole.slice(0, at) : whole.with(at, byte)
          const table = parseWorkbook(damaged as Uint8Array<ArrayBuffer>)
          expect(table === null || Array.isArray(table.records)).toBe(true)
        },
      ),
      { numRuns: 200 },
    )
  })
})

test('a workbook that was cut between two of its files is not taken without the second', () => {
  const rows = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><v>7</v></c></row>'
  const more = { 'xl/sharedStrings.xml': '<sst><si><t>a</t></si></sst>' }
  const whole = zipOf(sheetOf(rows, more))
  expect(parseWorkbook(whole)?.records[0]?.cells).toEqual(['a', '7'])
  const second = String.fromCharCode(...whole).lastIndexOf('PK\u0003\u0004')
  expect(parseWorkbook(whole.slice(0, second))).toBeNull()
})

test('a workbook whose shared texts are cut is not taken without them', () => {
  const shared = `<sst>${Array.from({ length: 500 }, (_, at) => `<si><t>${at * 7919}</t></si>`).join('')}</sst>`
  const archive = zipOf(
    sheetOf('<row r="1"><c r="A1" t="s"><v>0</v></c></row>', { 'xl/sharedStrings.xml': shared }),
  )
  const directory = Buffer.from(archive).indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  expect(parseWorkbook(archive)?.records).toHaveLength(1)
  expect(parseWorkbook(archive.slice(0, directory - 100))).toBeNull()
})

test('of cells beyond every column one that holds something is kept', () => {
  const cells = ['A1', 'GT1', 'GU1', 'GV1'].map(
    (place, at) => `<c r="${place}"><v>${at || ''}</v></c>`,
  )
  const [record] = read(sheetOf(`<row r="1">${cells.join('')}</row>`)) ?? []
  expect(record?.cells).toHaveLength(201)
  expect(record?.cells.at(-1)).toBe('1')
})

describe('what a workbook says is not lost on the way', () => {
  const inRow = (cells: string) => `<row r="1">${cells}</row>`
  test.each([
    ['digits around a comment', '<c r="A1"><v>12<!-- x -->34</v></c>', ['1234']],
    ['leading zeroes', '<c r="A1" t="inlineStr"><is><t>000123</t></is></c>', ['000123']],
    [
      'an id of twenty digits that is a text',
      '<c r="A1" t="str"><v>12345678901234567890</v></c>',
      ['12345678901234567890'],
    ],
    ['a text that looks like a day', '<c r="A1" t="str"><v>01-02</v></c>', ['01-02']],
    ['a part that is marked as text', '<c r="A1" t="str"><v>a<![CDATA[<b>]]>c</v></c>', ['a<b>c']],
    ['a sign beyond the first plane', '<c r="A1" t="str"><v>&#x1D4A6;</v></c>', ['𝒦']],
    ['what could not be calculated', '<c r="A1" t="e"><v>#N/A</v></c>', ['#N/A']],
    ['a formula that nobody calculated', '<c r="A1"><f>B1</f><v></v></c>', ['#N/A']],
    ['cells that do not name their place', '<c><v>1</v></c><c><v>2</v></c>', ['1', '2']],
  ])('%s', (_, cells, kept) => expect(read(sheetOf(inRow(cells)))?.[0]?.cells).toEqual(kept))

  test('a blank that a formula has calculated', () => {
    const cells = '<c r="A1" t="str"><f>""</f><v></v></c><c r="B1"><v>1</v></c>'
    expect(read(sheetOf(inRow(cells)))?.[0]?.cells).toEqual(['', '1'])
  })

  test.each([
    ['t="s"', ''],
    ['t="b"', ''],
    ['t="e"', ''],
    ['t="d"', ''],
    ['s="0"', ''],
    ['t="s"', '<v></v>'],
    ['t="b"', '<v/>'],
  ])('that a cell of a kind holds nothing (%s %s)', (kind, value) => {
    const shared = { 'xl/sharedStrings.xml': '<sst><si><t>first</t></si></sst>' }
    const cells = `<c r="A1" ${kind}>${value}</c><c r="B1" t="s"><v>0</v></c>`
    expect(read(sheetOf(inRow(cells), shared))?.[0]?.cells).toEqual(['', 'first'])
  })

  test('that yes or no stands in it as a word', () => {
    const cells = ['true', 'false'].map((word) => `<c t="b"><v>${word}</v></c>`)
    expect(read(sheetOf(inRow(cells.join(''))))?.[0]?.cells).toEqual(['yes', 'no'])
  })

  test.each([
    ['a formula of yes or no that nobody calculated', '<c r="A1" t="b"><f>B1</f></c>'],
    ['yes or no in another word', '<c r="A1" t="b"><v>maybe</v></c>'],
    ['a text that is not among the shared ones', '<c r="A1" t="s"><v>7</v></c>'],
  ])('that nobody knows what a cell holds: %s', (_, cell) =>
    expect(read(sheetOf(inRow(cell)))?.[0]?.cells).toEqual(['#N/A']),
  )

  test('zeros that a format of digits shows before a number', () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0000"/></numFmts>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`
    const cells = [
      '<c r="A1" s="1"><v>155</v></c><c r="B1" s="1"><v>12345</v></c>',
      '<c r="C1" s="1"><v>1.5</v></c><c r="D1" s="0"><v>155</v></c>',
    ]
    const rows = read(sheetOf(inRow(cells.join('')), { 'xl/styles.xml': styles }))
    expect(rows?.[0]?.cells).toEqual(['0155', '12345', '1.5', '155'])
  })

  test('that a number is shown in percent', () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0.0\\ %"/>
      <numFmt numFmtId="165" formatCode="0&quot; % of all&quot;"/></numFmts>
      <cellXfs><xf numFmtId="9"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`
    const cells = [
      '<c r="A1" s="0"><v>0.25</v></c><c r="B1" s="1"><v>0.07</v></c>',
      '<c r="C1" s="2"><v>25</v></c>',
    ]
    const rows = read(sheetOf(inRow(cells.join('')), { 'xl/styles.xml': styles }))
    expect(rows?.[0]?.cells).toEqual(['25%', '7%', '25'])
  })

  test.each([
    ['half a day', '0.5', '12:00'],
    ['midnight', '0', '00:00'],
    ['the last minute', '0.99999', '23:59'],
    ['the last second', '0.999999', '23:59'],
    ['a day with a time', '46112.5', '2026-03-31 12:00'],
  ])('that a time has no day: %s', (_, serial, text) => {
    const styles = '<styleSheet><cellXfs><xf numFmtId="20"/></cellXfs></styleSheet>'
    const cells = `<c r="A1" s="0"><v>${serial}</v></c>`
    const rows = read(sheetOf(inRow(cells), { 'xl/styles.xml': styles }))
    expect(rows?.[0]?.cells).toEqual([text])
  })

  test('days of 1904 that are said to be by a word', () => {
    const styles = '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>'
    const workbook =
      '<workbook><workbookPr date1904="true"/><sheets><sheet r:id="r1"/></sheets></workbook>'
    const more = { 'xl/styles.xml': styles, 'xl/workbook.xml': workbook }
    const rows = read(sheetOf(inRow('<c r="A1" s="0"><v>44650</v></c>'), more))
    expect(rows?.[0]?.cells).toEqual(['2026-03-31'])
  })

  test.each(['1', 'true'])('which of its rows are hidden (%s)', (hidden) => {
    const row = (line: number, more = '') =>
      `<row r="${line}"${more}><c r="A${line}"><v>${line}</v></c></row>`
    const rows = [row(1), row(2, ` hidden="${hidden}"`), row(4, ' hidden="0"')]
    const table = parseWorkbook(zipOf(sheetOf(rows.join(''))))
    expect(table?.records.map(({ line }) => line)).toEqual([1, 2, 4])
    expect(table?.hidden).toEqual(new Set([2]))
  })

  test('which of its columns are hidden', () => {
    const cols = [
      '<col min="1" max="1" width="9"/><col min="2" max="3" hidden="1"/>',
      '<col min="4" max="4" hidden="0"/><col min="200" max="16384" hidden="true"/>',
      '<col min="0" max="x" hidden="1"/>',
    ]
    const sheet = `<worksheet><cols>${cols.join('')}</cols><sheetData>${inRow('<c r="A1"><v>1</v></c>')}</sheetData></worksheet>`
    const files = { ...sheetOf(''), 'xl/worksheets/sheet1.xml': sheet }
    expect(parseWorkbook(zipOf(files))?.hiddenColumns).toEqual(new Set([1, 2, 199, 200]))
    expect(parseWorkbook(zipOf(sheetOf('')))).not.toHaveProperty('hiddenColumns')
  })

  test('which of its rows have a cell that is merged with one above or beside it', () => {
    const rows = [1, 2, 3, 4].map((line) => `<row r="${line}"><c r="A${line}"><v>1</v></c></row>`)
    const merges = ['A1:C1', 'B2:B3', 'A4:A9000000', 'x'].map((ref) => `<mergeCell ref="${ref}"/>`)
    const sheet = `<worksheet><sheetData>${rows.join('')}</sheetData><mergeCells>${merges.join('')}</mergeCells></worksheet>`
    const files = { ...sheetOf(''), 'xl/worksheets/sheet1.xml': sheet }
    expect(parseWorkbook(zipOf(files))?.merged).toEqual(new Set([1, 3]))
  })

  test.each(['hidden', 'veryHidden'])('that its first sheet is %s: the next is read', (state) => {
    const relation = (at: number) =>
      `<Relationship Id="r${at}" Target="worksheets/sheet${at}.xml"/>`
    const files = {
      ...sheetOf(inRow('<c r="A1"><v>1</v></c>')),
      'xl/workbook.xml': `<workbook><sheets><sheet name="a" state="${state}" r:id="r1"/><sheet name="b" r:id="r2"/><sheet name="c"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${relation(1)}${relation(2)}</Relationships>`,
      'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${inRow('<c r="A1"><v>2</v></c>')}</sheetData></worksheet>`,
    }
    const table = parseWorkbook(zipOf(files))
    expect(table?.records[0]?.cells).toEqual(['2'])
    expect(table?.sheets).toEqual(['b', 'c'])
  })

  test('files of an archive that was written without knowing their sizes', () => {
    const texts = fc.sample(fc.uuid(), { seed: 1, numRuns: 3_000 })
    const rows = texts.map((text) => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`)
    const chunks: Uint8Array[] = []
    const zip = new Zip((_, data) => chunks.push(data))
    for (const [name, text] of Object.entries(sheetOf(rows.join('')))) {
      const file = new ZipDeflate(name)
      zip.add(file)
      file.push(strToU8(text), true)
    }
    zip.end()
    const archive = new Uint8Array(Buffer.concat(chunks))
    expect(parseWorkbook(archive)?.records.map(({ cells }) => cells[0])).toEqual(texts)
  })
})

describe('a small file that unfolds into much is not taken', () => {
  const row = (cells: string) => `<row>${cells}</row>`
  test.each<[string, () => Record<string, string>]>([
    ['a cell far to the right of every row', () => sheetOf(row('<c r="GR1"/>').repeat(3_000))],
    ['millions of blank elements', () => sheetOf('<row/>'.repeat(1_000_001))],
    [
      'one long text in every cell',
      () =>
        sheetOf(row('<c t="s"><v>0</v></c>').repeat(2_000), {
          'xl/sharedStrings.xml': `<sst><si><t>${'a'.repeat(30_000)}</t></si></sst>`,
        }),
    ],
    [
      'entities of its own that name each other',
      () => ({
        ...sheetOf(''),
        'xl/worksheets/sheet1.xml':
          '<!DOCTYPE a [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><worksheet><sheetData><row><c t="str"><v>&b;</v></c></row></sheetData></worksheet>',
      }),
    ],
    [
      'more files than a workbook has',
      () => ({
        ...Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`xl/media/${at}`, 'a'])),
        ...sheetOf(row('<c t="str"><v>a</v></c>')),
      }),
    ],
  ])('%s', (_, files) => expect(parseWorkbook(zipOf(files()))).toBeNull())

  test('a sheet that says that it is small', () => {
    const archive = zipOf(sheetOf(' '.repeat(41_000_000)))
    const view = new DataView(archive.buffer)
    for (let at = 0; at < archive.length - 46; at++) {
      if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 10, true)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true)
    }
    expect(parseWorkbook(archive)).toBeNull()
  })

  test('a file that stands in the archive twice', () => {
    const files = sheetOf(row('<c t="str"><v>a</v></c>'))
    const twice = new Uint8Array(Buffer.concat([zipOf(files), zipOf(files)]))
    expect(parseWorkbook(zipOf(files))?.records).toEqual([{ line: 1, cells: ['a'] }])
    expect(parseWorkbook(twice)).toBeNull()
  })
})
