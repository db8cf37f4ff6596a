import { expect, test } from 'vitest'
import { cutBySize } from './cut-by-size'

test('pieces hold so many rows at most, and so many bytes, in their order', () => {
  const rows = ['a', 'b', 'ø'.repeat(20), 'c', 'd', 'e']
  expect([...cutBySize(rows, { count: 2, bytes: 30 })]).toEqual([
    ['a', 'b'],
    ['ø'.repeat(20)],
    ['c', 'd'],
    ['e'],
  ])
  expect([...cutBySize([], { count: 2, bytes: 30 })]).toEqual([])
})
