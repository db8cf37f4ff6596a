import { expect, test } from 'vitest'
import { areAnswered, listEmptyCells } from './empty-cells'
import { type CustomerImportKey, customerImportFields } from './import-fields'

const tallies = Object.fromEntries(
  customerImportFields.map(({ key }) => [key, { filled: 0, different: 0 }]),
) as Record<CustomerImportKey, { filled: number; different: number }>

const cells = listEmptyCells(
  {
    customerNo: { from: 'column', column: 0 },
    name: { from: 'column', column: 1 },
    phoneNo: { from: 'column', column: 2 },
    dueDays: { from: 'column', column: 3 },
    'old.phoneNo': { from: 'column', column: 4 },
    language: { from: 'value', value: '' },
  },
  { ...tallies, name: { filled: 3, different: 3 }, phoneNo: { filled: 1, different: 1 } },
  3,
)

test('what empty cells mean is asked of each field that the file has and does not fill', () => {
  expect(cells).toEqual([
    { field: 'phoneNo', empty: 2, canBlank: true },
    { field: 'language', empty: 3, canBlank: true },
    { field: 'dueDays', empty: 3, canBlank: false },
  ])
})

test('all are answered once each that has a blank is', () => {
  expect(areAnswered(cells, { phoneNo: 'keep' })).toBe(false)
  expect(areAnswered(cells, { phoneNo: 'keep', language: 'blank' })).toBe(true)
  expect(areAnswered([], {})).toBe(true)
})
