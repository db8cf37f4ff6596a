import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ExportColumn, InvoiceColumn } from '@/lib/contracts/desk/export-files'
import { exportKinds } from '@/lib/features/exports/domain/export-kinds'
import {
  escapeFormula,
  formatNumberCell,
  isFormula,
  toExportCells,
  toNumberCell,
} from './export-cells'

const comma = { kind: 'reader', decimal: ',', separator: ';' } as const
const point = { kind: 'reader', decimal: '.', separator: ',' } as const
const iso = { kind: 'iso' } as const

test('there is a column for every field of a row, and only amounts and counts are numbers', () => {
  expect([...exportKinds.invoiceSummary.columns].sort()).toEqual([...ExportColumn.options].sort())
  expect([...exportKinds.collectionInvoices.columns].sort()).toEqual(
    [...InvoiceColumn.options].sort(),
  )
  for (const { columns, numbers } of Object.values(exportKinds))
    expect(columns).toEqual(expect.arrayContaining([...numbers]))
})

test('what names something is a text, an amount is a number, and a time stays as it was sent', () => {
  const row = {
    RowId: 12,
    TransactionRid: 9007199254740991,
    CompanyId: 501,
    InvoiceNumber: '000123',
    KID: '',
    Amount: -1250,
    DueDate: '2026-03-12T00:00:00',
  }
  const columns = [
    'RowId',
    'TransactionRid',
    'CompanyId',
    'InvoiceNumber',
    'KID',
    'Amount',
    'AmountExVat',
    'DueDate',
  ] as const
  expect(toExportCells(row, columns, exportKinds.invoiceSummary.numbers)).toEqual([
    '12',
    '9007199254740991',
    '501',
    '000123',
    '',
    -1250,
    null,
    '2026-03-12T00:00:00',
  ])
})

test('a number that only a text holds is a number as an amount, and a text as a name', () => {
  const row = {
    TransactionRid: '9007199254740993',
    Amount: '-9007199254740993.05',
    AmountExVat: 1e21,
    InvoiceNumber: '9007199254740993',
  }
  const columns = ['TransactionRid', 'Amount', 'AmountExVat', 'InvoiceNumber'] as const
  const cells = toExportCells(row, columns, exportKinds.invoiceSummary.numbers)
  expect(cells).toEqual([
    '9007199254740993',
    { digits: '-9007199254740993.05' },
    1e21,
    '9007199254740993',
  ])
  expect(formatNumberCell({ digits: '-9007199254740993.05' }, comma)).toBe('-9007199254740993,05')
  expect(formatNumberCell({ digits: '-9007199254740993.05' }, iso)).toBe('-9007199254740993.05')
  expect([
    toNumberCell('9007199254740993'),
    toNumberCell(7),
    toNumberCell(null),
    toNumberCell(undefined),
  ]).toEqual([{ digits: '9007199254740993' }, 7, null, null])
})

describe('a number', () => {
  test.each([
    [-1250.5, '-1250,5', '-1250.5'],
    [0.1, '0,1', '0.1'],
    [-0, '0', '0'],
    [1e21, '1000000000000000000000', '1000000000000000000000'],
    [1e-7, '0,0000001', '0.0000001'],
    [123456789012.34, '123456789012,34', '123456789012.34'],
  ])('%d is written with all its digits', (value, withComma, withPoint) => {
    expect([comma, point, iso].map((style) => formatNumberCell(value, style))).toEqual([
      withComma,
      withPoint,
      withPoint,
    ])
  })

  test('reads back as the very same', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const [text, local] = [formatNumberCell(value, iso), formatNumberCell(value, comma)]
        expect(Number(text)).toBe(value + 0)
        expect(text).toMatch(/^-?\d+(\.\d+)?$/)
        expect(local.replace(',', '.')).toBe(text)
      }),
      { numRuns: 500 },
    )
  })
})

test.each(['=1+2', '+47 22', '-5', '@A1', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠A'])(
  '%j is no formula any more',
  (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`)
    expect(isFormula(escapeFormula(text))).toBe(false)
  },
)

test.each(['', '1', 'a=b', ' =1', '−5', "'=1"])('%j stays as it is', (text) =>
  expect(escapeFormula(text)).toBe(text),
)

test('a cell whose value could not be read says so, and one without a value stays blank', () => {
  const row = { Name: 'x', $unread: { fields: { Amount: 'expected number' }, raw: '{}' } }
  expect(toExportCells(row, ['Name', 'Amount', 'KID'], ['Amount'])).toEqual([
    'x',
    '(can’t be read)',
    null,
  ])
})
