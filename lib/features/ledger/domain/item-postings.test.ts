import { describe, expect, test } from 'vitest'
import { pickItemPostings } from './item-postings'

const asked = { documentNo: 'W-1', arItemId: '7' }
const line = (glItemId: number, documentNo: string | null, arItemId: number | null) => ({
  ...{ glItemId, documentNo, arItemId },
})
const answer = (...glItems: ReturnType<typeof line>[]) => ({
  ...{ glItems, summary: { totalCount: glItems.length } },
})

const capped = (...glItems: ReturnType<typeof line>[]) => ({
  ...{ glItems, summary: { totalCount: glItems.length, maximumCount: glItems.length } },
})

test.each([
  ['its own lines', [line(1, 'W-1', 7), line(2, 'W-1', 7)], [1, 2], 0],
  ['a line that names no item', [line(1, 'W-1', null)], [1], 0],
  ['a line that names its item alone', [line(1, null, 7)], [1], 0],
  ['not one that names neither', [line(1, null, null)], [], 0],
  ['not those of another item with the number', [line(1, 'W-1', 7), line(2, 'W-1', 8)], [1], 0],
  ['not those of other documents, which is said', [line(1, 'W-2', 9), line(2, 'W-1', 7)], [2], 1],
])('of an item are shown %s', (_, rows, shown, strangers) => {
  const picked = pickItemPostings(answer(...rows), asked)
  expect([picked.lines.map(({ glItemId }) => glItemId), picked.findings.strangers]).toEqual([
    shown,
    strangers,
  ])
})

test('of an item without an id all lines with its number are shown', () =>
  expect(
    pickItemPostings(answer(line(1, 'W-1', 7), line(2, 'W-1', 8)), { ...asked, arItemId: null })
      .lines,
  ).toHaveLength(2))

describe('that all are here is believed', () => {
  test('where the list is whole, also of nothing', () => {
    expect(pickItemPostings(answer(), asked)).toMatchObject({ lines: [], areAll: true })
    expect(pickItemPostings(answer(line(1, 'W-2', 9)), asked).areAll).toBe(true)
  })

  test.each([
    ['no list', { summary: { totalCount: 0 } }],
    ['a list that is null', { glItems: null, summary: { totalCount: 0 } }],
    ['no count', { glItems: [] }],
    ['fewer than are counted', { glItems: [line(1, 'W-1', 7)], summary: { totalCount: 2 } }],
    ['as many as it lists at most', capped(line(1, 'W-1', 7), line(2, 'W-1', 7))],
    ['the same line twice', answer(line(1, 'W-1', 7), line(1, 'W-1', 7))],
    ['a line that tells no number', answer(line(1, null, 7))],
  ])('not of an answer with %s', (_, given) =>
    expect(pickItemPostings(given, asked).areAll).toBe(false),
  )
})
