import { expect, test } from 'vitest'
import { describeOpenDeletion } from './open-deletion'

test.each([
  ['sending', 'lookedUnderWay'],
  ['accepted', 'lookedUnderWay'],
  ['unknown', 'lookedUnproven'],
] as const)('a deletion that a look finds %s is not told as a look that failed', (state, told) =>
  expect(describeOpenDeletion(state)).toBe(told),
)
