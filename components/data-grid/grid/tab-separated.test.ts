import { expect, test } from 'vitest'
import { oneLine, tabSeparated } from './tab-separated'

const columns = [
  { title: 'Invoice', text: (row: { number: string; name: string }) => row.number },
  { title: 'Invoicee', text: (row: { number: string; name: string }) => row.name },
]

test('rows are copied below a heading row, a tab between the values and a line each', () => {
  const rows = [
    { number: '007', name: 'Oslo kommune' },
    { number: '5500 8831', name: '' },
  ]
  expect(tabSeparated(columns, rows)).toBe('Invoice\tInvoicee\n007\tOslo kommune\n5500 8831\t')
})

test('a value stays in its cell: tabs and line breaks within it become one space', () => {
  expect(oneLine('c/o\tHansen\r\n\r\nOslo')).toBe('c/o Hansen Oslo')
  expect(tabSeparated(columns, [{ number: '1\t2', name: 'a\nb' }]).split('\n')[1]).toBe('1 2\ta b')
})
