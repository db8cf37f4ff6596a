import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { detectForms } from '@/lib/shared/file-import/detect-forms'
import type { ImportField } from '@/lib/shared/file-import/import-fields'
import { matchColumns } from '@/lib/shared/file-import/match-columns'
import { readImportRow } from '@/lib/shared/file-import/read-import-row'
import type { TextRecord } from '@/lib/shared/tables/text-table'
import {
  type Business,
  type BusinessColumn,
  encodeText,
  type FileShape,
  fileShapes,
  listBusinessCells,
  makeBusinesses,
  writeBusinessFile,
} from '@/tests/support/business-file'
import { writeBusinessWorkbook } from '@/tests/support/business-workbook'
import { readTable } from './read-table'
import type { FileReading } from './table-request'

async function read(
  content: Uint8Array<ArrayBuffer> | string,
  { reading = {}, rowsMax = 100_000 }: { reading?: FileReading; rowsMax?: number } = {},
) {
  const records: TextRecord[] = []
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const end = await readTable({ bytes, reading, rowsMax }, (some) => {
    records.push(...some)
  })
  return { end, records }
}

const columnNames: Record<BusinessColumn, readonly string[]> = {
  customerNo: ['kundenummer', 'kundnummer', 'asiakasnumero', 'customer number'],
  name: ['navn', 'namn', 'nimi', 'name'],
  organizationNo: ['organisasjonsnummer', 'organisationsnummer', 'cvr', 'y-tunnus', 'org no'],
  street: ['adresse', 'adress', 'katuosoite', 'street'],
  zipCode: ['postnummer', 'postinumero', 'postcode'],
  city: ['poststed', 'postort', 'by', 'postitoimipaikka', 'city'],
  country: ['land', 'maa', 'country'],
  email: ['e-post', 'sähköposti', 'email'],
  invoiceNumber: ['fakturanummer', 'laskunumero', 'invoice number'],
  amount: ['beløp', 'belopp', 'beløb', 'summa', 'amount'],
  currency: ['valuta', 'valuutta', 'currency'],
  invoiceDate: ['fakturadato', 'fakturadatum', 'laskupäivä', 'invoice date'],
  dueDate: ['forfallsdato', 'forfaldsdato', 'förfallodatum', 'eräpäivä', 'due date'],
}
const fields = Object.entries(columnNames).map(
  ([key, names]): ImportField<BusinessColumn> => ({
    ...{ key: key as BusinessColumn, names, need: 'optional' },
    kind: key === 'amount' ? 'number' : key.endsWith('Date') ? 'day' : 'text',
  }),
)

/** What an import makes of records that were read, as businesses. */
function toBusinesses(records: TextRecord[]): Business[] {
  const heads = records[0]?.cells ?? []
  const sources = matchColumns(fields, heads)
  const forms = detectForms({ separator: ';', openQuote: null, records }, fields, sources)
  const plan = { fields, sources, forms, changes: new Map(), width: heads.length }
  return records.slice(1).map((record) => {
    const { values, findings } = readImportRow(record, plan)
    expect(findings).toEqual([])
    return { ...values, amount: Math.round(Number(values.amount) * 100) } as Business
  })
}

describe('businesses are read as they were written', () => {
  test.each(Object.entries(fileShapes))('%s', async (_, shape) => {
    const businesses = makeBusinesses(4_000, shape.country)
    const { end, records } = await read(writeBusinessFile(businesses, shape))
    expect(end).toEqual({
      ...{ ok: true, openQuote: null, separator: shape.separator },
      reading: { separator: shape.separator, encoding: shape.encoding },
    })
    expect(toBusinesses(records)).toEqual(businesses)
  })

  const separators = [';', ',', '\t', '|'] as const
  const saved = [
    ...([true, false] as const).flatMap((hasMark) => [
      { encoding: 'utf-8', hasMark } as const,
      { encoding: 'utf-16le', hasMark } as const,
      { encoding: 'utf-16be', hasMark } as const,
    ]),
    { encoding: 'windows-1252', hasMark: false } as const,
  ]
  const marks = [
    ...([' ', '\u00a0', '\u202f', '.', "'", '\u2019', ''] as const).map((groups) => ({
      ...({ decimals: ',', groups } as const),
    })),
    ...([',', ' ', "'", ''] as const).map((groups) => ({ decimals: '.', groups }) as const),
  ]
  const days = [
    (year: string, month: string, day: string) => `${day}.${month}.${year}`,
    (year: string, month: string, day: string) => `${Number(day)}.${Number(month)}.${year}`,
    (year: string, month: string, day: string) =>
      `${Number(day)}.${Number(month)}.${year.slice(2)}`,
    (year: string, month: string, day: string) => `${year}-${month}-${day}`,
    (year: string, month: string, day: string) => `${day}/${month}/${year}`,
    (year: string, month: string, day: string) => `${month}/${day}/${year}`,
  ]
  const countries = ['nb', 'sv', 'da', 'fi', 'en'] as const
  const crossed = saved
    .flatMap((save) =>
      separators.flatMap((separator) => marks.map((mark) => ({ ...save, separator, ...mark }))),
    )
    .map(
      (each, at): FileShape => ({
        ...{ ...each, day: days[at % days.length]!, newline: '\r\n' },
        country: countries[at % countries.length]!,
      }),
    )
  test(`by all ${crossed.length} ways to save that spreadsheets have`, async () => {
    for (const shape of crossed) {
      const isWritable = shape.encoding !== 'windows-1252' || shape.groups !== '\u202f'
      if (!isWritable) continue
      const businesses = makeBusinesses(40, shape.country, 7)
      const { records } = await read(writeBusinessFile(businesses, shape))
      expect(toBusinesses(records)).toEqual(businesses)
    }
  })

  test('from a workbook', async () => {
    const businesses = makeBusinesses(4_000, 'sv')
    const { end, records } = await read(writeBusinessWorkbook(listBusinessCells(businesses, 'sv')))
    expect(end).toEqual({ ok: true, separator: ';', openQuote: null })
    expect(toBusinesses(records)).toEqual(businesses)
  })

  test('from a workbook, with the rows that it hides', async () => {
    const rows = '<row r="1"><c><v>1</v></c></row><row r="2" hidden="1"><c><v>2</v></c></row>'
    const files = {
      'xl/workbook.xml': '<workbook><sheets><sheet r:id="r1"/></sheets></workbook>',
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    }
    const texts = Object.entries(files).map(([name, text]) => [name, strToU8(text)])
    const { end, records } = await read(new Uint8Array(zipSync(Object.fromEntries(texts))))
    expect(end).toMatchObject({ ok: true, hidden: new Set([2]) })
    expect(records).toHaveLength(2)
  })
})

describe('hostile cells come as they are, or the file is refused', () => {
  const cellsOf = async (text: string) => (await read(text)).records.map(({ cells }) => cells)

  test.each([
    ['a formula', "=cmd|' /C calc'!A0"],
    ['a formula over fields', '=HYPERLINK("https://x.example";A1)'],
    ['100 kB', 'ø'.repeat(100_000)],
    ['controls', 'a\u0001b\u0008c\u001bd\u007f'],
    ['a lone surrogate, as UTF-8 writes none', '\ufffd'],
    ['a mark of direction', 'abc\u202edef'],
    ['quotation marks alone', '"'.repeat(1_000)],
    ['line breaks', 'a\r\nb\rc\nd'],
    ['a byte order mark inside', 'a\ufeffb'],
    ['names that every object has', '__proto__'],
  ])('%s', async (_, cell) =>
    expect(await cellsOf(`a;b\n"${cell.replaceAll('"', '""')}";x\n1;2\n`)).toEqual([
      ['a', 'b'],
      [cell, 'x'],
      ['1', '2'],
    ]),
  )

  test('a lone surrogate of UTF-16 is read as what cannot be read, and nothing else', async () => {
    const bytes = encodeText('navn;by\r\nSæter\ud800;Øyvik\r\n', {
      encoding: 'utf-16le',
      hasMark: true,
    })
    expect((await read(bytes)).records[1]?.cells).toEqual(['Sæter\ufffd', 'Øyvik'])
  })

  test('a few bytes that are no UTF-8 spoil no other letter', async () => {
    const text = encodeText('navn;by\nSæter;Øyvik\nØrnes;Årfjord\n', fileShapes['British CSV']!)
    expect((await read(text)).records[1]?.cells).toEqual(['Sæter', 'Øyvik'])
    const whole = new TextEncoder().encode(`navn;by\n${'Sæter;Øyvik\nØrnes;Årfjord\n'.repeat(9)}`)
    const spoiled = Uint8Array.from([...whole, 0xed, 0xa0, 0x80])
    const { end, records } = await read(spoiled)
    expect(end).toMatchObject({ reading: { encoding: 'utf-8' } })
    expect(records[2]?.cells).toEqual(['Ørnes', 'Årfjord'])
  })

  test('null characters are no text', async () =>
    expect((await read('a;b\n1;\0\n')).end).toEqual({ ok: false, refusal: 'fileNoText' }))

  test('5,000 columns are too many, in the head alone or in every row', async () => {
    const wide = Array.from({ length: 5_000 }, (_, at) => `c${at}`).join(';')
    expect(await read(`${wide}\n1;2\n`)).toEqual({
      end: { ok: false, refusal: 'tooManyColumns' },
      records: [],
    })
    const { end, records } = await read(`a;b\n${wide}\n1;2\n`)
    expect(end.ok).toBe(true)
    expect(records.map(({ cells }) => cells.length)).toEqual([2, 201, 2])
    expect((await read(`a;b${';'.repeat(5_000)}\n1;2\n`)).end.ok).toBe(true)
  })

  test.each([
    ['nothing but one cell', 'x'.repeat(1_000_000), 1],
    ['nothing but separators', ';'.repeat(1_000_000), 1],
    ['a mark that nothing closes', `a;b\n"${'x;'.repeat(500_000)}`, 1],
    ['marks that close nothing', `a;b\n${'"x" y;'.repeat(160_000)}`, 1],
    ['doubled marks', `a;b\n"${'""'.repeat(500_000)}";2`, 2],
  ])('one line of 1 MB, %s', async (_, text, records) =>
    expect((await read(text)).records).toHaveLength(records),
  )

  test('a file of ever more cells is refused', async () =>
    expect((await read(`${`${'1;'.repeat(199)}1\n`.repeat(25_200)}`)).end).toEqual({
      ok: false,
      refusal: 'fileTooLarge',
    }))
})

describe('a file of more rows than an import takes', () => {
  test.each([
    ['CSV', writeBusinessFile(makeBusinesses(2_501, 'fi'), fileShapes['Finnish CSV UTF-8']!)],
    ['workbook', writeBusinessWorkbook(listBusinessCells(makeBusinesses(2_501, 'fi'), 'fi'))],
  ])('is refused with how many it has: %s', async (_, bytes) => {
    const over = await read(bytes, { rowsMax: 2_500 })
    expect(over.end).toEqual({ ok: false, refusal: 'tooMany', count: 2_501 })
    expect(over.records).toHaveLength(2_501)
    const just = await read(bytes, { rowsMax: 2_501 })
    expect(just.end.ok).toBe(true)
    expect(just.records).toHaveLength(2_502)
  })
})
