import { expect, test } from 'vitest'
import { pickItemPostings } from './item-postings'

const asked = { documentNo: 'W-1', arItemId: '7' }
const line = (glItemId: number, documentNo: string | null, arItemId: number | null) => ({
  ...{ glItemId, documentNo, arItemId },
})

test.each([
  ['its own lines', [line(1, 'W-1', 7), line(2, 'W-1', 7)], [1, 2], 0],
  ['a line that names no item', [line(1, 'W-1', null)], [1], 0],
  ['not those of another item with the number', [line(1, 'W-1', 7), line(2, 'W-1', 8)], [1], 0],
  [
    'not those of other documents, which are counted',
    [line(1, 'W-2', 9), line(2, 'W-1', 7)],
    [2],
    1,
  ],
])('of an item are shown %s', (_, rows, shown, strangers) => {
  const picked = pickItemPostings(rows, asked)
  expect([picked.lines.map(({ glItemId }) => glItemId), picked.strangers]).toEqual([
    shown,
    strangers,
  ])
})

test('of an item without an id all lines with its number are, and of no answer none', () => {
  expect(
    pickItemPostings([line(1, 'W-1', 7), line(2, 'W-1', 8)], { ...asked, arItemId: null }).lines,
  ).toHaveLength(2)
  expect(pickItemPostings(null, asked)).toEqual({ lines: [], strangers: 0 })
})
