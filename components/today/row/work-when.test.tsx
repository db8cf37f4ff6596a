import { expect, test } from 'vitest'
import type { WorkLine } from '@/lib/contracts/desk/work'
import { renderPage } from '@/tests/support/render-page'
import { WorkWhen } from './work-when'

const paint = (line: object) =>
  renderPage(
    <WorkWhen
      line={{ source: 'decisions', due: null, since: null, ...line } as WorkLine}
      today="2026-11-26"
    />,
  )
const listWords = (markup: string) => markup.replace(/<[^>]*>/g, '')

test.each([
  ['days that are over, in words', '2026-11-24', '2 days overdue', 'font-medium text-fail'],
  ['the day before', '2026-11-25', '1 day overdue', 'font-medium text-fail'],
  ['today, in bold', '2026-11-26', 'Thu 26 Nov', 'font-medium text-ink'],
  ['tomorrow, in bold', '2026-11-27', 'Fri 27 Nov', 'font-medium text-ink'],
  ['a later day', '2026-11-28', 'Sat 28 Nov', ''],
  ['a day of another year', '2027-01-04', 'Mon 4 Jan', ''],
])('a last day: %s', (_, due, words, variant) => {
  const markup = paint({ due, since: '2026-11-01' })
  expect(listWords(markup)).toBe(words)
  expect(/class="([^"]*)"/.exec(markup)?.[1] ?? '').toBe(variant)
})

test.each([
  ['2026-11-24', '2 days overdue'],
  ['2026-11-26', 'today'],
  ['2026-11-27', '1 day left'],
  ['2026-12-06', '10 days left'],
])('how long is left until %s is told where it is pointed at', (due, words) =>
  expect(paint({ due })).toContain(`title="${words}"`),
)

test.each([
  ['a day', '2026-11-05', 'since Thu 5 Nov'],
  ['an instant', '2026-11-05T08:00:00Z', 'since Thu 5 Nov'],
  ['an instant of the next day in Oslo', '2026-11-04T23:30:00.000Z', 'since Thu 5 Nov'],
  ['a time without a zone', '2026-11-05T23:59:59', 'since Thu 5 Nov'],
  ['what is no day, as it came', 'some time', 'some time'],
])('an age: %s', (_, since, words) => {
  const markup = paint({ since })
  expect(listWords(markup)).toBe(words)
  expect(markup).toContain(`dateTime="${since}"`)
})

test('what waits says how long the longest has', () =>
  expect(
    listWords(paint({ source: 'waiting', since: '2026-11-05', longestMs: 3 * 3_600_000 })),
  ).toBe('3 h'))

test('where no age is known nothing is said', () => expect(paint({})).toBe(''))
