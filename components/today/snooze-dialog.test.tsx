import { expect, test } from 'vitest'
import { findDeadline, isAfterDue } from '@/lib/features/today/domain/work-marks'
import { renderPage } from '@/tests/support/render-page'
import { SnoozeDialog } from './snooze-dialog'

/** The dialog as it opens on a Thursday: tomorrow, Monday 30 and in a week, 3 December. */
const paint = (due: string | null) =>
  renderPage(<SnoozeDialog {...{ today: '2026-11-26', due, onChoose() {}, onClose() {} }} />)

/** The offered days that the warning belongs to. */
const listWarnedDays = (markup: string) =>
  [...markup.matchAll(/<button[^>]*aria-describedby[^>]*>(?:<svg.*?<\/svg>)([^<]+)/g)].map(
    ([, name]) => name,
  )

test.each([
  ['a deadline before some of the offered days', '2026-11-29', ['Monday', 'In a week']],
  ['a deadline on an offered day', '2026-11-30', ['In a week']],
  ['one that is today', '2026-11-26', ['Tomorrow', 'Monday', 'In a week']],
])('%s is said before a day is chosen, and each may be chosen', (_, due, names) => {
  const markup = paint(due)
  expect(markup).toMatch(/The deadline is .*Hidden until later, it comes back overdue\./)
  expect(listWarnedDays(markup)).toEqual(names)
  expect(markup).not.toContain('aria-disabled')
})

test('of what is overdue it is said that it is', () =>
  expect(paint('2026-11-24')).toMatch(/The deadline was .*24 Nov.* nobody sees that it’s overdue/))

test.each([
  ['no deadline', null],
  ['one that is no earlier than any offered day', '2026-12-03'],
])('%s is warned of in no way', (_, due) =>
  expect(paint(due)).not.toMatch(
    /deadline|aria-describedby="[^"]+"[^>]*>(?:<svg.*?<\/svg>)?Tomorrow/,
  ),
)

test.each([
  ['the day after the last one', '2026-12-11', '2026-12-10', true],
  ['the last day itself', '2026-12-10', '2026-12-10', false],
  ['what is no day', null, '2026-12-10', false],
  ['a line without a last day', '2026-12-11', null, false],
])('a typed day: %s', (_, day, due, isWarned) => expect(isAfterDue(day, due)).toBe(isWarned))

test('the day of a follow-up is no deadline, that of a case is', () => {
  const due = '2026-12-10'
  expect(findDeadline({ source: 'followUps', due })).toBeNull()
  expect(findDeadline({ source: 'decisions', due })).toBe(due)
})
