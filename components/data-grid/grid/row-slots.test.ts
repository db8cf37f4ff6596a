import { describe, expect, test } from 'vitest'
import { computeNextSlots, computeRowWindow } from './row-slots'

const slotsOf = ({ start, end, shift }: { start: number; end: number; shift: number }) => [
  start + shift,
  end + shift,
]
const first = { start: 0, end: 40, shift: 0 }

test('a row that stays in sight stays in its slot', () => {
  expect(computeNextSlots(first, { start: 3, end: 43 })).toEqual({ start: 3, end: 43, shift: 0 })
})

test('after a leap, down or up, the same slots are used again', () => {
  const down = computeNextSlots(first, { start: 66, end: 106 })
  expect(slotsOf(down)).toEqual([0, 40])
  const on = computeNextSlots(down, { start: 70, end: 110 })
  expect(slotsOf(on)).toEqual([4, 44])
  expect(slotsOf(computeNextSlots(on, { start: 5, end: 45 }))).toEqual([4, 44])
})

test('a window in which most rows are new counts as a leap', () => {
  expect(slotsOf(computeNextSlots(first, { start: 30, end: 70 }))).toEqual([0, 40])
})

describe('the window around what is in sight', () => {
  test.each([
    ['begins at the first row', { first: 0, count: 20, around: 4 }, 1000, { start: 0, end: 24 }],
    [
      'has a few rows on either side',
      { first: 100, count: 20, around: 4 },
      1000,
      { start: 96, end: 124 },
    ],
    ['ends at the last row', { first: 980, count: 20, around: 4 }, 1000, { start: 976, end: 1000 }],
    ['holds all of a few rows', { first: 0, count: 20, around: 4 }, 5, { start: 0, end: 5 }],
    [
      'is the last screenful where rows have gone',
      { first: 900, count: 20, around: 4 },
      100,
      { start: 76, end: 100 },
    ],
    [
      'has no more than is in sight, unless asked for',
      { first: 0, count: 20, around: 0 },
      1000,
      { start: 0, end: 20 },
    ],
    ['is empty without rows', { first: 0, count: 20, around: 4 }, 0, { start: 0, end: 0 }],
  ])('%s', (_, sight, held, expected) => expect(computeRowWindow(sight, held)).toEqual(expected))
})
