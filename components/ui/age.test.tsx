import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderEnglish } from '@/tests/support/render-english'
import { Age } from './age'
import { watchAge } from './watch-age'

const instant = Date.parse('2026-03-12T13:32:00Z')

describe('an instant that is a second and a half old', () => {
  beforeEach(() => void vi.useFakeTimers({ now: instant + 1_500 }))
  afterEach(() => void vi.useRealTimers())

  test('is older with each second, after a minute with each minute, and no more once it is left', () => {
    const ages: number[] = []
    const leave = watchAge(instant, () => void ages.push((Date.now() - instant) / 1_000))
    vi.advanceTimersByTime(180_000)
    leave()
    vi.advanceTimersByTime(600_000)
    expect(ages).toEqual([...Array.from({ length: 59 }, (_, at) => at + 2), 120, 180])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('that a clock ahead has told is told again when it is there', () => {
    const told = vi.fn()
    const leave = watchAge(Date.now() + 300, told)
    vi.advanceTimersByTime(300)
    expect(told).toHaveBeenCalledTimes(1)
    leave()
  })
})

test('a server says the time itself, in UTC, for machines and as a title too', () => {
  const markup = renderEnglish(<Age instant={instant} />)
  expect(markup).toContain('dateTime="2026-03-12T13:32:00.000Z" title="2026-03-12 13:32:00"')
  expect(markup).toMatch(/<span class="age-words [^"]*">2026-03-12 13:32:00<\/span>/)
})
