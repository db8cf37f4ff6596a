import { expect, test } from 'vitest'
import { areAnswered, listEmptyCells, pickMeanings } from './empty-cells'
import { type CustomerImportKey, customerImportFields } from './import-fields'

const tallies = Object.fromEntries(
  customerImportFields.map(({ key }) => [key, { filled: 0, different: 0 }]),
) as Record<CustomerImportKey, { filled: number; different: number }>

const whole = { values: {}, isDoubtful: false }
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
  [whole, whole, whole],
)

test('what empty cells mean is asked of each field that the file has and does not fill', () => {
  expect(cells).toEqual([
    { field: 'phoneNo', empty: 2, canBlank: true },
    { field: 'language', empty: 3, canBlank: true },
    { field: 'dueDays', empty: 3, canBlank: false },
  ])
})

test('nothing is asked of the cells of rows that blank nothing, such as one that was cut off', () => {
  const cutOff = { values: { phoneNo: '1' }, isDoubtful: true }
  const sources = {
    phoneNo: { from: 'column', column: 1 },
    cityName: { from: 'column', column: 2 },
  } as const
  const filled = (count: number) => ({ filled: count, different: count })
  const list = (phones: number, cities: number) =>
    listEmptyCells(sources, { ...tallies, phoneNo: filled(phones), cityName: filled(cities) }, [
      whole,
      whole,
      cutOff,
    ])
  expect(list(3, 2)).toEqual([])
  expect(list(2, 1)).toEqual([
    { field: 'cityName', empty: 1, canBlank: true },
    { field: 'phoneNo', empty: 1, canBlank: true },
  ])
})

test('all are answered once each that has a blank is', () => {
  expect(areAnswered(cells, { phoneNo: 'keep' })).toBe(false)
  expect(areAnswered(cells, { phoneNo: 'keep', language: 'blank' })).toBe(true)
  expect(areAnswered([], {})).toBe(true)
})

test('what was said of the empty cells of a column is not said of another one', () => {
  const meanings = { cityName: 'blank', phoneNo: 'keep' } as const
  const of = {
    cityName: { from: 'column', column: 1 },
    phoneNo: { from: 'column', column: 2 },
  } as const
  expect(pickMeanings(meanings, of, { ...of, cityName: { from: 'column', column: 3 } })).toEqual({
    phoneNo: 'keep',
  })
  expect(pickMeanings(meanings, of, { ...of, cityName: { from: 'column', column: 1 } })).toEqual(
    meanings,
  )
})
