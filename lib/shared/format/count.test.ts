import { expect, test } from 'vitest'
import { formatFileSize } from './count'

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1500, '1,5 kB'],
  [84_321, '84 kB'],
  [2_300_000, '2,3 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatFileSize(bytes)).toBe(words)
})
