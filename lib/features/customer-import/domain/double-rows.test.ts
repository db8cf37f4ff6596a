import { expect, test } from 'vitest'
import { findDoubles } from './double-rows'

const rows = ['7', '8', '7', 'a1', 'A1', '7', '', ''].map((customerNo, at) => ({
  line: at + 2,
  customerNo,
}))

test('every row of a customer that stands twice stays behind until a person says which', () => {
  expect([...findDoubles(rows, null)]).toEqual([
    [2, 'double'],
    [4, 'double'],
    [7, 'double'],
    [5, 'double'],
    [6, 'double'],
  ])
})

test.each([
  ['first', [4, 7, 6]],
  ['last', [2, 4, 5]],
] as const)('the %s one alone goes out where that was said', (choice, left) => {
  const verdicts = findDoubles(rows, choice)
  expect([...verdicts.keys()]).toEqual(left)
  expect(new Set(verdicts.values())).toEqual(new Set(['other']))
})
