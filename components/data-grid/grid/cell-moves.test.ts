import { describe, expect, test } from 'vitest'
import { findNextPosition, limitPosition } from './cell-moves'

const extent = { rows: 100, columns: 5, screenful: 20 }
const at = (row: number, column: number) => ({ row, column })

describe('a key in the grid', () => {
  test.each([
    ['down goes a row on', 'ArrowDown', at(3, 2), at(4, 2)],
    ['j does the same', 'j', at(3, 2), at(4, 2)],
    ['down from the head goes to the first row', 'ArrowDown', at(-1, 2), at(0, 2)],
    ['up from the first row goes to the head', 'ArrowUp', at(0, 2), at(-1, 2)],
    ['k does the same', 'k', at(0, 2), at(-1, 2)],
    ['down stays on the last row', 'ArrowDown', at(99, 2), at(99, 2)],
    ['up stays in the head', 'ArrowUp', at(-1, 2), at(-1, 2)],
    ['right stays in the last column', 'ArrowRight', at(3, 4), at(3, 4)],
    ['left goes to the ticks and no further', 'ArrowLeft', at(3, 0), at(3, 0)],
    ['Home goes to the start of the row', 'Home', at(3, 2), at(3, 0)],
    ['End goes to its end', 'End', at(3, 2), at(3, 4)],
    ['a page down is a screen of rows', 'PageDown', at(3, 2), at(23, 2)],
    ['a page down ends at the last row', 'PageDown', at(95, 2), at(99, 2)],
    ['a page down from the head counts from the first row', 'PageDown', at(-1, 2), at(20, 2)],
    ['a page up ends at the first row, not in the head', 'PageUp', at(3, 2), at(0, 2)],
    ['a page up in the head stays', 'PageUp', at(-1, 2), at(-1, 2)],
  ])('%s', (_, key, from, to) =>
    expect(findNextPosition(from, { key, isFar: false }, extent)).toEqual(to),
  )

  test.each([
    ['Home goes to the first cell of the first row', 'Home', at(0, 0)],
    ['End goes to the last cell of the last row held', 'End', at(99, 4)],
  ])('with Ctrl, %s', (_, key, to) =>
    expect(findNextPosition(at(7, 2), { key, isFar: true }, extent)).toEqual(to),
  )

  test.each([
    ['x', false],
    ['j', true],
    ['ArrowDown', true],
  ])('%s with Ctrl %s moves nothing', (key, isFar) =>
    expect(findNextPosition(at(7, 2), { key, isFar }, extent)).toBeNull(),
  )
})

test('a place that is gone is the nearest one that is there', () => {
  expect(limitPosition(at(50, 7), { rows: 10, columns: 5 })).toEqual(at(9, 4))
  expect(limitPosition(at(50, 2), { rows: 0, columns: 5 })).toEqual(at(-1, 2))
})
