import { describe, expect, test } from 'vitest'
import type { WorkLine } from '@/lib/contracts/desk/work'
import { countRecords, sumExactly, toFailureSubject, toSubject } from './work-line'
import { combineMarks, listSnoozeDays } from './work-marks'

describe('sums of a line', () => {
  test('are apart for each currency, and exact', () =>
    expect(
      sumExactly([
        { amount: 0.1, currency: 'nok' },
        { amount: 0.2, currency: 'NOK' },
        { amount: 5, currency: 'SEK' },
      ]),
    ).toEqual([
      { amount: '0.3', currency: 'NOK' },
      { amount: '5', currency: 'SEK' },
    ]))

  test.each([
    ['an amount', { amount: null, currency: 'NOK' }],
    ['a currency', { amount: 1, currency: ' ' }],
    ['an amount of its own currency', { amount: null, currency: 'SEK' }],
    ['an amount that can be added up', { amount: '9'.repeat(400) as `${number}`, currency: 'NOK' }],
  ])('are not known as soon as one record lacks %s', (_, row) =>
    expect(sumExactly([{ amount: 1, currency: 'NOK' }, row])).toBeNull(),
  )
})

test.each([
  ['2026-03-12', ['tomorrow 2026-03-13', 'nextMonday 2026-03-16', 'nextWeek 2026-03-19']],
  ['2026-03-15', ['tomorrow 2026-03-16', 'nextWeek 2026-03-22']],
  ['2026-03-16', ['tomorrow 2026-03-17', 'nextMonday 2026-03-23']],
])('a line may come back, from %s on', (today, days) =>
  expect(listSnoozeDays(today).map(({ name, day }) => `${name} ${day}`)).toEqual(days),
)

test('a subject holds only what may stand in one', () =>
  expect(toSubject('waiting', 501, 'a b/ø')).toBe('waiting:501:a_b__'))

test('a subject is no longer than it may be', () =>
  expect(toSubject('failure', 'x'.repeat(300))).toHaveLength(160))

test('of marks in several places a claim in any of them holds, and the last word', () => {
  const row = {
    subject: 'failure:one',
    claimedBy: null,
    claimedAt: null,
    snoozedUntil: null,
    doneAs: null,
    doneBy: null,
    note: null,
    noteBy: null,
    updatedAt: new Date(1),
  }
  expect(
    combineMarks([
      { ...row, claimedBy: 'kari', claimedAt: new Date(0), note: 'old' },
      { ...row, note: 'new', noteBy: 'ola', updatedAt: new Date(2) },
    ]),
  ).toEqual([
    {
      ...{ subject: 'failure:one', claimedBy: 'kari', claimedAt: '1970-01-01T00:00:00.000Z' },
      ...{ snoozedUntil: null, doneAs: null, doneBy: null, note: 'new', noteBy: 'ola' },
    },
  ])
  const others = [row, { ...row, subject: 'failure:two', claimedBy: 'kari' }]
  expect(combineMarks(others)).toMatchObject([
    { subject: 'failure:one', claimedBy: null, claimedAt: null },
    { subject: 'failure:two', claimedBy: 'kari', claimedAt: null },
  ])
})

test('the navigation counts records, a batch as one, and the decisions of its organization', () => {
  const lines = [
    { source: 'decisions', organizationId: 'one', count: 36 },
    { source: 'decisions', organizationId: 'two', count: 13 },
    { source: 'failures', count: 5 },
    { source: 'batches', count: 7 },
  ] as unknown as WorkLine[]
  expect(countRecords(lines, 'one')).toBe(36 + 5 + 1)
  expect(countRecords(lines, null)).toBe(5 + 1)
})

test('failures of a cause are one line, and those whose text nobody knows another', () => {
  expect(toFailureSubject('missing:recipient')).toBe('failure:missing:recipient')
  expect(toFailureSubject(null)).toBe('failure:shapes')
})
