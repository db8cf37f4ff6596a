import { expect, test } from 'vitest'
import { isListCut, isListWhole } from './list-end'

test.each([
  ['as many as it gives at most, by its count', 200, { totalCount: 200, maximumCount: 200 }, true],
  ['as many as it gives at most, not counted', 200, { maximumCount: 200 }, true],
  ['more by its count than it gives', 3, { totalCount: 900, maximumCount: 200 }, true],
  ['fewer than it gives at most', 199, { totalCount: 199, maximumCount: 200 }, false],
  ['as many as lists usually give, and nothing told', 10_000, {}, true],
  ['as many as lists usually give, by its count', 9_000, { totalCount: 10_000 }, true],
  ['more than lists usually give, so that it has no such end', 10_400, {}, false],
  ['few, and nothing told', 12, undefined, false],
  ['few, of none at most', 12, { totalCount: 12, maximumCount: 0 }, false],
  ['as many as lists usually give, of none at most', 10_000, { maximumCount: 0 }, true],
])('a list may be cut: %s', (_, listed, counts, isCut) => {
  expect(isListCut(listed, counts)).toBe(isCut)
})

test.each([
  ['as many as it counts', 12, { totalCount: 12, maximumCount: 200 }, true],
  ['more than it counts, which came meanwhile', 13, { totalCount: 12 }, true],
  ['what nobody counted', 12, { totalCount: null }, true],
  ['fewer than it counts', 11, { totalCount: 12 }, false],
  ['nothing, and it counts some', 0, { totalCount: 12 }, false],
  ['as many as it gives at most', 200, { totalCount: 200, maximumCount: 200 }, false],
  ['as many as it counts, of none at most', 12, { totalCount: 12, maximumCount: 0 }, true],
  ['fewer than it counts, of none at most', 3, { totalCount: 12, maximumCount: 0 }, false],
])('a list that came to its end gave all of it: %s', (_, listed, counts, isWhole) => {
  expect(isListWhole(listed, counts)).toBe(isWhole)
})
