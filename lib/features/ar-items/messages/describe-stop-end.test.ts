import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { t } from '@/tests/support/english'
import { describeRunningStop, describeStopEnd } from './describe-stop-end'

const today = '2026-11-26'
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(today) }))
afterEach(() => void vi.useRealTimers())

test.each([
  [undefined, 'Not known'],
  [null, 'Not stopped'],
  ['', 'Not stopped'],
  ['2026-11-26', 'Until Thu 26 November'],
  ['2026-11-25', 'Ended Wed 25 November'],
  ['9999-12-31', 'No end date'],
  ['2026-11-31', 'Set, but its date can’t be read: 2026-11-31'],
])('a stop until %j', (until, words) => {
  expect(describeStopEnd(t, until, today)).toBe(words)
})

test('a stop that runs is told with its reason', () => {
  const stop = { kind: 'reminder', memo: 'Disputed', until: '2026-12-31', daysLeft: 35 } as const
  expect(describeRunningStop(t, stop, today)).toBe('Until Thu 31 December. Disputed')
  expect(describeRunningStop(t, { ...stop, memo: null }, today)).toBe('Until Thu 31 December')
})
