import { expect, test } from 'vitest'
import { isListCut } from './list-end'

test.each([
  ['as many as it gives at most, by its count', 200, { totalCount: 200, maximumCount: 200 }, true],
  ['as many as it gives at most, not counted', 200, { maximumCount: 200 }, true],
  ['more by its count than it gives', 3, { totalCount: 900, maximumCount: 200 }, true],
  ['fewer than it gives at most', 199, { totalCount: 199, maximumCount: 200 }, false],
  ['as many as lists usually give, and nothing told', 10_000, {}, true],
  ['as many as lists usually give, by its count', 9_000, { totalCount: 10_000 }, true],
  ['more than lists usually give, so that it has no such end', 10_400, {}, false],
  ['few, and nothing told', 12, undefined, false],
])('a list may be cut: %s', (_, listed, counts, isCut) => {
  expect(isListCut(listed, counts)).toBe(isCut)
})
