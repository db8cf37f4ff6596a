import { expect, test } from 'vitest'
import { countMatches, sumMatches } from './count-matches'

const all = { found: 3, unread: null }
const counted = { found: 50, unread: { count: 70 } }
const uncounted = { found: 50, unread: { count: null } }

test.each([
  ['nothing was asked', 2, [], 2, false],
  ['every row came', 3, [all], 3, false],
  ['the service says how many there are', 50, [counted], 120, false],
  ['so many of which one stands above all kinds', 49, [counted], 119, false],
  ['the service does not say how many there are', 50, [uncounted], 50, true],
  [
    'another source found some, which may be among what did not come',
    53,
    [counted, all],
    120,
    true,
  ],
  ['two sources have more', 100, [counted, counted], 120, true],
  ['another source found nothing', 50, [counted, { found: 0, unread: null }], 120, false],
])('%s', (_, known, sources, count, isAtLeast) =>
  expect(countMatches(known, sources)).toEqual({ count, isAtLeast }),
)

test('of all groups together one that may have more makes the sum one that may be more', () =>
  expect(
    sumMatches([
      { count: 1, isAtLeast: false },
      { count: 50, isAtLeast: true },
    ]),
  ).toEqual({ count: 51, isAtLeast: true }))
