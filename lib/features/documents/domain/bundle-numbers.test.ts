import { expect, test } from 'vitest'
import { countUnlisted, listDocumentNos } from './bundle-numbers'

test.each([
  [{ documentNos: ['A', 'B'], documentCount: 2 }, ['A', 'B'], 0],
  [{ documentNos: ['A'], documentCount: 1_001 }, ['A'], 1_000],
  [{ documentNos: [], documentCount: 0 }, [], 0],
  [{ documentNos: ['A', 'A', ''], documentCount: 3 }, ['A'], 0],
  [{ documentNos: ['A', 'B'], documentCount: 1 }, ['A', 'B'], null],
  [{ documentNos: ['A'] }, ['A'], null],
  [{ documentNos: null, documentCount: 3 }, null, 3],
  [{}, null, null],
  [{ documentNos: ['A'], documentCount: '1.5' as const }, ['A'], null],
])('%j: its numbers, and how many more', (bundle, numbers, more) => {
  expect(listDocumentNos(bundle)).toEqual(numbers)
  expect(countUnlisted(bundle)).toBe(more)
})
