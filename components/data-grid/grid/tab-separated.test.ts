import { expect, test } from 'vitest'
import { toOneLine } from '@/lib/shared/tables/delimited-table'
import { formatTabSeparated, formatValue } from './tab-separated'

const comma = { decimalMark: ',' } as const
const columns = [
  { title: 'Invoice', text: (row: { number: string; name: string }) => row.number },
  { title: 'Invoicee', text: (row: { number: string; name: string }) => row.name },
]

test('rows are copied below a heading row, a tab between the values and a line each', () => {
  const rows = [
    { number: '007', name: 'Oslo kommune' },
    { number: '5500 8831', name: '' },
  ]
  expect(formatTabSeparated(columns, rows, comma)).toBe(
    'Invoice\tInvoicee\n007\tOslo kommune\n5500 8831\t',
  )
})

test('a value stays in its cell: tabs and line breaks within it become one space', () => {
  expect(toOneLine('c/o\tHansen\r\n\r\nOslo')).toBe('c/o Hansen Oslo')
  expect(
    formatTabSeparated(columns, [{ number: '1\t2', name: 'a\nb' }], comma).split('\n')[1],
  ).toBe('1 2\ta b')
})

test('what a sheet would run as a formula gets an apostrophe, and a number stays one', () => {
  const column = { title: '=A1', text: (row: string) => row }
  const texts = [
    '=HYPERLINK("http://evil.example")',
    '+47 22',
    '-1+1',
    '@SUM(A1)',
    '＝1',
    '\t=1',
    '-120,50',
    '+1 000.5',
    'a=1',
  ]
  expect(formatTabSeparated([column], texts, comma).split('\n')).toEqual([
    "'=A1",
    '\'=HYPERLINK("http://evil.example")',
    '+47 22',
    "'-1+1",
    "'@SUM(A1)",
    "'＝1",
    "' =1",
    '-120,50',
    '+1 000.5',
    'a=1',
  ])
})

test('an amount is copied as a sheet takes it for a number, also by itself', () => {
  const column = {
    title: 'Amount',
    text: () => '−1\u00a0250,50',
    number: (row: number | null) => row,
  }
  expect(formatTabSeparated([column], [-1250.5, 0, null], comma)).toBe('Amount\n-1250,5\n0\n')
  expect(formatTabSeparated([column], [-1250.5], { decimalMark: '.' })).toBe('Amount\n-1250.5')
  expect(formatValue(column, -1250.5, comma)).toBe('-1250,5')
  expect(formatValue(columns[1]!, { number: '', name: 'a\nb' }, comma)).toBe('a b')
})
