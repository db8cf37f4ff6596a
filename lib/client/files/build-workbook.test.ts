import { expect, test } from 'vitest'
import { buildWorkbook } from './build-workbook'
import { parseWorkbook } from './parse-workbook'

const read = async (blob: Blob | null) =>
  parseWorkbook(new Uint8Array(await blob!.arrayBuffer()))?.records.map(({ cells }) => cells)

test('a table comes out as it went in: texts that are formulas or numbers, digits, blanks', async () => {
  const rows = [
    ['Pasted', 'Amount', 'Link'],
    ['=1+1', -1250.5, null],
    ['000123', { digits: '9007199254740993' } as const, 'https://desk.example/invoices'],
    ['_x0041_ & <b>', 0, 'constructor'],
  ]
  expect(await read(await buildWorkbook(rows))).toEqual([
    ['Pasted', 'Amount', 'Link'],
    ['=1+1', '-1250.5'],
    ['000123', '9007199254740993', 'https://desk.example/invoices'],
    ['_x0041_ & <b>', '0', 'constructor'],
  ])
})

test('500 lines of a result fit, and what is too long for the page is refused', async () => {
  const rows = (length: number, more = '') =>
    Array.from({ length }, (_, at) => [
      ...[`2026-10${at}`, 'Invoice', 'Not delivered: recipient not in Peppol', `2026-10${at}`],
      ...[`Sæther Elektro og Rør AS ${at}${more}`, 1234.5 + at, 'NOK'],
      `https://duedesk.example.com/invoices/number/2026-10${at}?company=501`,
    ])
  expect(await read(await buildWorkbook(rows(500)))).toHaveLength(500)
  expect(await buildWorkbook(rows(700))).toBeNull()
  expect(await buildWorkbook(rows(500, 'å'.repeat(200)))).toBeNull()
})
