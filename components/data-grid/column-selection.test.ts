import { describe, expect, test } from 'vitest'
import { listOfferedColumns, pickColumns, swapColumns } from './column-selection'

const all = ['name', 'number', 'city', 'phone'].map((key) => ({ key }))
const initial = ['name', 'number', 'city']
const keys = (columns: { key: string }[]) => columns.map(({ key }) => key)

describe('the columns of a list', () => {
  test.each([
    ['are the list’s own as long as nobody has chosen', null, ['name', 'number', 'city']],
    [
      'are the chosen ones in their order',
      ['name', 'phone', 'number'],
      ['name', 'phone', 'number'],
    ],
    ['begin with the name wherever it was put, or left out', ['city', 'name'], ['name', 'city']],
    ['are the name alone where nothing is left', [], ['name']],
    [
      'leave out what the list does not have any more, and what stands twice',
      ['shoeSize', 'city', 'city'],
      ['name', 'city'],
    ],
  ])('%s', (_, chosen, seen) => expect(keys(pickColumns(all, chosen, initial))).toEqual(seen))

  test('are offered once each, also where the chosen ones were made anew', () => {
    const chosen = all.slice(0, 2).map((column) => ({ ...column }))
    expect(keys(listOfferedColumns(all, chosen))).toEqual(keys(all))
  })

  test('are offered with the chosen ones first', () => {
    expect(keys(listOfferedColumns(all, pickColumns(all, ['phone', 'number'], initial)))).toEqual([
      'name',
      'phone',
      'number',
      'city',
    ])
  })

  test.each([
    ['up', 2, -1, ['name', 'city', 'number', 'phone']],
    ['down', 1, 1, ['name', 'city', 'number', 'phone']],
    ['up, but never before the name', 1, -1, keys(all)],
    ['down, but never past the end', 3, 1, keys(all)],
    ['and the name stays', 0, 1, keys(all)],
  ] as const)('move %s', (_, from, by, order) =>
    expect(keys(swapColumns(all, from, by))).toEqual(order),
  )
})
