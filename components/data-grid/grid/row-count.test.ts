import { expect, test } from 'vitest'
import { getAriaRowCount } from './row-count'

test.each([
  [
    'the exact total with its head',
    { held: 100, total: { count: 4200, is: 'exact' }, hasMore: true },
    4201,
  ],
  [
    'what is held once that is all, whatever was guessed',
    { held: 100, total: { count: 4200, is: 'about' }, hasMore: false },
    101,
  ],
  ['unknown for a guess', { held: 100, total: { count: 4200, is: 'about' }, hasMore: true }, -1],
  [
    'unknown where counting stopped',
    { held: 100, total: { count: 4200, is: 'moreThan' }, hasMore: true },
    -1,
  ],
  [
    'unknown without a count',
    { held: 100, total: { count: null, is: 'exact' }, hasMore: true },
    -1,
  ],
] as const)('the number of rows announced is %s', (_, rows, announced) =>
  expect(getAriaRowCount(rows)).toBe(announced),
)
