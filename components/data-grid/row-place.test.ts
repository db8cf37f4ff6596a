import { expect, test } from 'vitest'
import { pickRemaining } from './row-place'

const rows = ['a', 'b', 'c', 'd']

test.each([
  ['one in the middle leaves: the next', 1, ['a', 'c', 'd'], 'c'],
  ['the last one leaves: the one before', 3, ['a', 'b', 'c'], 'c'],
  ['what it opened to leaves: the row itself', 3, rows, 'd'],
  ['one above has left before: the next all the same', 2, ['b', 'd'], 'd'],
  ['all rows are others: the one in its place', 2, ['e', 'f', 'g', 'h'], 'g'],
  ['fewer others: the last', 2, ['e'], 'e'],
  ['none is left: none', 0, [], undefined],
])('%s', (_, at, now, next) => expect(pickRemaining(rows, at, now)).toBe(next))
