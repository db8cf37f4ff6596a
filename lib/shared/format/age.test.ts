import { expect, test } from 'vitest'
import { t } from '@/tests/support/english'
import { formatAge, formatLength } from './age'

test.each([
  [-5_000, 'just now'],
  [999, 'just now'],
  [1_000, '1 s ago'],
  [59_999, '59 s ago'],
  [60_000, '1 min ago'],
  [3_599_999, '59 min ago'],
  [3_600_000, '1 h ago'],
  [86_399_999, '23 h ago'],
  [86_400_000, '1 day ago'],
  [200_000_000, '2 days ago'],
])('what is %i ms old is told as %s', (ms, words) => expect(formatAge(t, ms)).toBe(words))

test.each([
  [0, '1 s'],
  [59_999, '59 s'],
  [60_000, '1 min'],
  [3_599_999, '59 min'],
  [3_600_000, '1 h'],
  [86_399_999, '23 h'],
  [86_400_000, '1 day'],
  [200_000_000, '2 days'],
])('%i ms are %s long', (ms, words) => expect(formatLength(t, ms)).toBe(words))
