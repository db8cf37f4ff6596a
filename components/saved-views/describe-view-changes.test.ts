import { describe, expect, test, vi } from 'vitest'
import { t } from '@/tests/support/english'
import { describeRefusal, formatDayAndTime, makeDistinct } from './describe-view-changes'

describe('the lines of the menu', () => {
  test.each([
    ['as they are where none comes twice', ['a', 'b'], [], ['a', 'b']],
    ['numbered where one does', ['a', 'a', 'b', 'a'], [], ['a', 'a (2)', 'b', 'a (3)']],
    ['numbered where a verb is called so', ['Delete'], ['Delete'], ['Delete (2)']],
    [
      'told apart from one that is called like a numbered one',
      ['a', 'a (2)', 'a'],
      [],
      ['a', 'a (2)', 'a (3)'],
    ],
  ])('are %s', (_, names, reserved, labels) =>
    expect(makeDistinct(t, names, reserved)).toEqual(labels),
  )
})

test('a moment is told to the minute, in the zone that is asked for', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 26) })
  const instant = new Date(Date.UTC(2026, 10, 20, 14, 2, 41))
  expect(formatDayAndTime(t, instant, 'UTC')).toMatch(/^Fri,? 20 November 14:02$/)
  vi.useRealTimers()
})

test.each([
  ['invalid', 'identity-number', /identity number/],
  ['invalid', 'no-companies', /without a company/],
  ['refused', 'too-many-views', /Delete one first/],
  ['not-found', undefined, /no longer exists/],
] as const)('a refusal of the kind %s %s has words of its own', (kind, code, words) =>
  expect(describeRefusal(t, { kind, code })).toMatch(words),
)

test('any other failure has the words of its kind', () =>
  expect(describeRefusal(t, { kind: 'unreachable', code: 'desk' })).toBeNull())
