import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followPause } from './pause-left'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

test('a pause is counted down to nothing, and then no more', () => {
  const left: number[] = []
  followPause(
    { kind: 'throttled', retryAfter: 3 },
    (seconds) => void (left.at(-1) !== seconds && left.push(seconds)),
  )
  vi.advanceTimersByTime(10_000)
  expect([left, vi.getTimerCount()]).toEqual([[3, 2, 1, 0], 0])
})

test('one that is shown again is as much shorter, and one that is left is not counted', () => {
  const failure = { kind: 'throttled', retryAfter: 30 } as const
  const tell = vi.fn()
  followPause(failure, tell)()
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(20_000)
  followPause(failure, tell)()
  expect(tell.mock.calls).toEqual([[30], [10]])
})
