import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderEnglish } from '@/tests/support/render-english'
import { DayCalendar } from './day-calendar'
import { DayInput } from './day-input'

const draw = (props: Partial<Parameters<typeof DayCalendar>[0]> = {}) =>
  renderEnglish(<DayCalendar day="2026-03-31" onChoose={() => {}} {...props} />)

/** The day that each cell stands for, with the number that is read in it. */
const listCells = (markup: string) =>
  [...markup.matchAll(/<td[^>]*data-day="([^"]+)".*?<button[^>]*>(\d+)<\/button>/g)].map(
    ([, day, number]) => `${day} ${number}`,
  )

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-12T12:00:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

describe.each(['UTC', 'Pacific/Kiritimati', 'Pacific/Midway', 'Africa/Cairo'])('in %s', (zone) => {
  test('a month has each of its days once, in weeks that begin on Monday', () => {
    vi.stubEnv('TZ', zone)
    const cells = listCells(draw({ day: '2026-04-24' }))
    expect(cells).toHaveLength(42)
    expect(new Set(cells).size).toBe(42)
    expect(cells[0]).toBe('2026-03-30 30')
    expect(cells.slice(23, 27)).toEqual([
      '2026-04-22 22',
      '2026-04-23 23',
      '2026-04-24 24',
      '2026-04-25 25',
    ])
  })
})

test('it says which day is chosen, which is today, and the number of each week', () => {
  const markup = draw()
  expect(markup).toMatch(/aria-label="Tuesday,? 31 March 2026, selected"/)
  expect(markup).toMatch(/aria-label="Thursday,? 12 March 2026, today"/)
  expect(markup).toContain('aria-label="Week 14"')
  for (const name of ['Month', 'Year', 'Previous month', 'Next month', 'March 2026', 'Tuesday'])
    expect(markup).toContain(`aria-label="${name}"`)
})

test('days beyond its limits cannot be chosen', () => {
  const markup = draw({ earliest: '2026-03-12', latest: '2026-03-20' })
  const open = [...markup.matchAll(/<button[^>]*>(\d+)<\/button>/g)]
    .filter(([button]) => !button.includes('disabled=""'))
    .map(([, number]) => Number(number))
  expect(open).toEqual([12, 13, 14, 15, 16, 17, 18, 19, 20])
})

describe('a text box for a day', () => {
  test('says the form of a day, and its button whose calendar it opens', () => {
    const markup = renderEnglish(<DayInput label="Due date" name="due" />)
    expect(markup).toContain('placeholder="YYYY-MM-DD"')
    expect(markup).toContain('aria-label="Choose date: Due date"')
  })

  test('that takes nothing opens no calendar', () => {
    const markup = renderEnglish(<DayInput label="Due date" readOnly />)
    expect(markup).toMatch(/<button[^>]*disabled=""/)
  })
})
