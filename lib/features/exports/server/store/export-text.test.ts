import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ExportFile } from '@/lib/contracts/desk/export-files'
import { escapeFormula } from '@/lib/shared/tables/export-cells'
import { CellTooLong, formatHeaderLine, formatPage } from './export-text'

const reader: ExportFile = {
  format: 'csv',
  columns: ['InvoiceeName', 'Amount', 'KID'],
  style: { kind: 'reader', decimal: ',', separator: ';' },
}
const styles = [
  reader.style,
  { kind: 'reader', decimal: ',', separator: ',' },
  { kind: 'iso' },
] as ExportFile['style'][]

const ofSummary = (file: ExportFile) => ({ kind: 'invoiceSummary', file }) as const

/** RFC 4180, read by hand: nothing of what wrote it. */
function parsed(text: string, separator: string): string[][] {
  const lines: string[][] = [[]]
  for (let at = 0; at < text.length; ) {
    let cell = ''
    if (text[at] === '"') {
      for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += 1) {
        if (text[at] === '"') at += 1
        cell += text[at]
      }
      at += 1
    } else
      while (at < text.length && text[at] !== separator && text[at] !== '\r') cell += text[at++]
    lines.at(-1)!.push(cell)
    if (text[at] === separator) at += 1
    else {
      expect(text.slice(at, at + 2)).toBe('\r\n')
      at += 2
      if (at < text.length) lines.push([])
    }
  }
  return lines
}

describe('a CSV file', () => {
  test('for a reader begins with the mark of UTF-8, and one by ISO does not', () => {
    expect(formatHeaderLine(ofSummary(reader))).toBe('\uFEFF"InvoiceeName";"Amount";"KID"\r\n')
    expect(formatHeaderLine(ofSummary({ ...reader, style: { kind: 'iso' } }))).toBe(
      '"InvoiceeName","Amount","KID"\r\n',
    )
  })

  test('quotes texts and not numbers, tells blank from absent, and counts what it makes harmless', () => {
    const rows = [
      { RowId: 2, InvoiceeName: '=SUM(A1)', Amount: -1250.5, KID: '000123' },
      { RowId: 1, InvoiceeName: 'a "b"; c\r\nd', Amount: null, KID: '' },
    ]
    expect(formatPage(rows, ofSummary(reader))).toEqual({
      text: `"'=SUM(A1)";-1250,5;"000123"\r\n"a ""b""; c\r\nd";;""\r\n`,
      neutralised: 1,
    })
  })

  test('writes the digits of a number that only a text holds, as a number', () => {
    const rows = [
      {
        RowId: 1,
        InvoiceeName: '-9007199254740993',
        Amount: '-9007199254740993.05',
        KID: '9007199254740993',
      },
    ]
    expect(formatPage(rows, ofSummary(reader))).toEqual({
      text: `"'-9007199254740993";-9007199254740993,05;"9007199254740993"\r\n`,
      neutralised: 1,
    })
    expect(formatPage(rows, ofSummary({ ...reader, format: 'xlsx' })).text).toBe(
      '["-9007199254740993","-9007199254740993.05","9007199254740993"]\n',
    )
  })

  test('quotes a number that holds the separator', () => {
    const page = formatPage(
      [{ RowId: 1, Amount: 0.5 }],
      ofSummary({ ...reader, style: styles[1]! }),
    )
    expect(page.text).toBe(',"0,5",\r\n')
  })

  test('gives every text back, as it was or made harmless, in every style', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({
        unit: fc.constantFrom(
          '=',
          '+',
          '-',
          '@',
          '\t',
          '\r',
          '\n',
          '"',
          ';',
          ',',
          "'",
          '＝',
          ' ',
          'a',
          'ø',
        ),
      }),
    )
    fc.assert(
      fc.property(
        fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 5 }),
        fc.constantFrom(...styles),
        (names, style) => {
          const file = { ...reader, columns: ['InvoiceeName', 'KID'], style }
          const rows = names.map(([InvoiceeName, KID], at) => ({ RowId: -at, InvoiceeName, KID }))
          const separator = style.kind === 'reader' ? style.separator : ','
          expect(parsed(formatPage(rows, ofSummary(file)).text, separator)).toEqual(
            names.map((pair) => pair.map(escapeFormula)),
          )
        },
      ),
      { numRuns: 400 },
    )
  })
})

test('a row of an XLSX file is one line, whatever its texts hold; a text that a cell would cut ends the export instead', () => {
  const file = { ...reader, format: 'xlsx' } as const
  expect(
    formatPage([{ RowId: 1, InvoiceeName: '=x', Amount: 1, KID: null }], ofSummary(file)),
  ).toEqual({ text: '["=x",1,null]\n', neutralised: 0 })
  const broken = formatPage(
    [{ RowId: 1, InvoiceeName: 'a\u2028b\u2029c\nd', Amount: 1, KID: null }],
    ofSummary(file),
  ).text
  expect([broken.split(/[\r\n\u2028\u2029]/), JSON.parse(broken)]).toEqual([
    [broken.trimEnd(), ''],
    ['a\u2028b\u2029c\nd', 1, null],
  ])
  expect(() =>
    formatPage([{ RowId: 1, InvoiceeName: 'x'.repeat(32_768) }], ofSummary(file)),
  ).toThrow(CellTooLong)
})
