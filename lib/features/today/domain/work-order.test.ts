import { describe, expect, test } from 'vitest'
import { type WorkLine, workSources } from '@/lib/contracts/desk/work'
import type { WorkMark } from '@/lib/contracts/desk/work-marks'
import { orderWork } from './work-order'

const today = '2026-03-12'
const base = { scope: {}, count: 1, sums: null, since: null, due: null, shows: 'a' }
const lineOf = (source: WorkLine['source'], subject: string, more: Partial<WorkLine> = {}) =>
  ({ ...base, source, subject, ...more }) as WorkLine
const markOf = (subject: string, more: Partial<WorkMark>): WorkMark => ({
  subject,
  claimedBy: null,
  claimedAt: null,
  snoozedUntil: null,
  doneAs: null,
  doneBy: null,
  note: null,
  noteBy: null,
  ...more,
})
const subjects = (lines: WorkLine[], marks: WorkMark[] = []) =>
  orderWork(lines, marks, today).groups.flatMap(({ lines: own }) =>
    own.map(({ line }) => line.subject),
  )

describe('the order of the work', () => {
  test('is by group: unconfirmed, stopped, deadlines, follow-ups, not delivered, rejected, amounts, missed, waiting', () => {
    const lines = [...workSources].reverse().map((source) => lineOf(source, source))
    const { groups } = orderWork(lines, [], today)
    expect(
      groups.map(({ group, lines: own }) => [group, own.map(({ line }) => line.source)]),
    ).toEqual([
      ['unconfirmed', ['outcomes']],
      ['halted', ['bulkActions']],
      ['deadline', ['decisions', 'stops']],
      ['followUp', ['followUps']],
      ['notDelivered', ['failures']],
      ['rejected', ['batches']],
      ['amounts', ['amounts']],
      ['missed', ['webhooks']],
      ['onTheWay', ['waiting']],
    ])
  })

  test.each<[string, WorkLine[], string[]]>([
    [
      'the earliest day first, of whatever source, and no day last',
      [
        lineOf('decisions', 'none'),
        lineOf('decisions', 'later', { due: '2026-03-20' }),
        lineOf('stops', 'soon', { due: '2026-03-13' }),
        lineOf('decisions', 'over', { due: '2026-03-01' }),
      ],
      ['over', 'soon', 'later', 'none'],
    ],
    [
      'of one day the most records first',
      [
        lineOf('decisions', 'few', { due: '2026-03-13', count: 2 }),
        lineOf('decisions', 'many', { due: '2026-03-13', count: 10 }),
      ],
      ['many', 'few'],
    ],
    [
      'of equally many the oldest first, those without a time last',
      [
        lineOf('failures', 'untimed'),
        lineOf('failures', 'young', { since: '2026-03-11T10:00:00' }),
        lineOf('failures', 'old', { since: '2026-03-02T10:00:00' }),
      ],
      ['old', 'young', 'untimed'],
    ],
    [
      'and equal ones by their name, whatever order they came in',
      [lineOf('failures', 'b'), lineOf('failures', 'a')],
      ['a', 'b'],
    ],
  ])('in a group: %s', (_, lines, expected) => {
    expect(subjects(lines)).toEqual(expected)
    expect(subjects(lines.toReversed())).toEqual(expected)
  })
})

describe('what people said of a line', () => {
  const line = lineOf('failures', 'one', { shows: 'now' })
  const orderOf = (more: Partial<WorkMark>) => orderWork([line], [markOf('one', more)], today)

  test('stands with it', () =>
    expect(orderOf({ claimedBy: 'kari' }).groups[0]!.lines[0]!.mark?.claimedBy).toBe('kari'))

  test.each([
    ['a later day', '2026-03-13', true],
    ['today', '2026-03-12', false],
    ['an earlier day', '2026-03-11', false],
  ])('hides it until %s', (_, snoozedUntil, isHidden) => {
    const { groups, snoozed } = orderOf({ snoozedUntil })
    expect([groups.length, snoozed.length]).toEqual(isHidden ? [0, 1] : [1, 0])
  })

  test('done holds as long as it shows the same, and it comes back when it shows more', () => {
    expect(orderOf({ doneAs: 'now' })).toMatchObject({ groups: [], done: [{ line }] })
    expect(orderOf({ doneAs: 'before' }).groups).toHaveLength(1)
  })

  test('of another line changes nothing', () =>
    expect(orderWork([line], [markOf('two', { doneAs: 'now' })], today).groups).toHaveLength(1))
})

test('what sleeps and what is done stand apart, in the order of the groups', () => {
  const lines = ['waiting', 'outcomes', 'failures', 'stops'].map((source) =>
    lineOf(source as WorkLine['source'], source),
  )
  const marks = [
    ...['waiting', 'outcomes'].map((subject) => markOf(subject, { doneAs: 'a' })),
    ...['failures', 'stops'].map((subject) => markOf(subject, { snoozedUntil: '2026-03-13' })),
  ]
  const { snoozed, done } = orderWork(lines, marks, today)
  expect(done.map(({ line }) => line.subject)).toEqual(['outcomes', 'waiting'])
  expect(snoozed.map(({ line }) => line.subject)).toEqual(['stops', 'failures'])
})
