import { describe, expect, test } from 'vitest'
import type { WorkLine, WorkSource } from '@/lib/contracts/desk/work'
import type { WorkMark } from '@/lib/contracts/desk/work-marks'
import { countWork, type SourceReading } from './count-work'

const where = { today: '2026-03-12', organizationId: 'o-1' }
const lineOf = (source: WorkSource, subject: string, more: object = {}) =>
  ({
    ...{ source, subject, scope: {}, count: 2, sums: null, since: null, due: null, shows: 'as is' },
    ...more,
  }) as unknown as WorkLine
const readingOf = (
  source: WorkSource,
  lines: WorkLine[] | undefined,
  more: Partial<SourceReading> & { isWhole?: boolean } = {},
): SourceReading => {
  const { isWhole = true, ...rest } = more
  return { source, work: lines && { lines, isWhole }, isFailed: false, readAt: 1_000, ...rest }
}
const markOf = (subject: string, more: Partial<WorkMark>): WorkMark => ({
  ...{ subject, claimedBy: null, claimedAt: null, snoozedUntil: null, doneAs: null, doneBy: null },
  ...{ note: null, noteBy: null, ...more },
})

const failures = readingOf('failures', [lineOf('failures', 'f-1'), lineOf('failures', 'f-2')])
const outcomes = readingOf('outcomes', [lineOf('outcomes', 'o-1', { count: 1 })])

test('each source counts its records, and the day its lines', () => {
  expect(countWork([failures, outcomes], [], where).counts).toMatchObject({
    failures: 4,
    outcomes: 1,
    all: 3,
  })
})

test('a source that was not read whole has no count, nor has one that nobody may ask', () => {
  const { counts } = countWork([{ ...failures, work: undefined }, outcomes], [], where)
  expect(counts.failures).toBeNull()
  expect(counts.decisions).toBeNull()
  const partly = readingOf('failures', [lineOf('failures', 'f-1')], { isWhole: false })
  expect(countWork([partly], [], where).counts).toMatchObject({ failures: null, all: 1 })
})

test('lines that are done as they are, or sleep, are no lines of the day', () => {
  const marks = [
    markOf('f-1', { doneAs: 'as is' }),
    markOf('f-2', { doneAs: 'as it was' }),
    markOf('o-1', { snoozedUntil: '2026-03-13' }),
  ]
  expect(countWork([failures, outcomes], marks, where).counts).toMatchObject({
    failures: 4,
    all: 1,
  })
})

describe('part of the work is no count of it:', () => {
  const reading = readingOf('stops', undefined)
  test.each<[string, SourceReading[], WorkMark[] | undefined, number | null]>([
    ['nothing was read', [reading], [], null],
    ['nobody may ask anything', [], [], null],
    ['a source is still read', [failures, reading], [], null],
    ['what was said of lines is not known', [failures], undefined, null],
    [
      'a source has failed, and the others are known',
      [failures, { ...reading, isFailed: true }],
      [],
      2,
    ],
    ['every source has failed', [{ ...reading, isFailed: true }], [], null],
    ['all was read', [failures, outcomes], [], 3],
  ])('%s', (_, readings, marks, all) => {
    const { counts, readAt } = countWork(readings, marks, where)
    expect(counts.all).toBe(all)
    expect(readAt === null).toBe(all === null)
  })

  test('a source that is read shows its own count before the others are', () => {
    expect(countWork([failures, reading], [], where).counts.failures).toBe(4)
  })
})

test('counts are as old as the oldest of what was read', () => {
  const readings = [
    { ...failures, readAt: 3_000 },
    { ...outcomes, readAt: 2_000 },
    readingOf('stops', undefined, { isFailed: true, readAt: 0 }),
  ]
  expect(countWork(readings, [], where).readAt).toBe(2_000)
  expect(countWork(readings.toReversed(), [], where).readAt).toBe(2_000)
})

test('decisions are those of the organization that the navigation leads to', () => {
  const decisions = readingOf('decisions', [
    lineOf('decisions', 'd-1', { organizationId: 'o-1' }),
    lineOf('decisions', 'd-2', { organizationId: 'o-2', count: 5 }),
  ])
  expect(countWork([decisions], [], where).counts).toMatchObject({ decisions: 2, all: 2 })
})
