import { expect, test } from 'vitest'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import { groupByAnswerDay, isWithinSpan, orderByNextDate } from './answer-groups'

const today = '2026-03-12'
const noticed = (caseNumber: number, decideByDate: string | null, sentOn?: string) =>
  ({
    caseNumber,
    decideByDate,
    status: 'OPEN',
    subStatus: 'DEBT_COLLECTION_LIST_MANUAL',
    countryCode: 'NO',
    history: sentOn ? [{ type: 'COLLECTION_NOTICE_SENT', loggedAt: sentOn }] : [],
  }) satisfies CollectionCase
const numbersOf = (rows: readonly CollectionCase[]) => rows.map(({ caseNumber }) => caseNumber)

test('the earliest day first, within it the fewest legal days left, days that cannot be read and no day last', () =>
  expect(
    groupByAnswerDay(
      [
        noticed(1, null),
        noticed(2, 'soon'),
        noticed(5, '2026-03-16', '2026-03-05'),
        noticed(4, '2026-03-16'),
        noticed(3, '2026-03-16', '2026-03-01'),
        noticed(6, '2026-03-13'),
      ],
      today,
    ).map(({ day, rows }) => [day, numbersOf(rows)]),
  ).toEqual([
    ['2026-03-13', [6]],
    ['2026-03-16', [3, 5, 4]],
    ['soon', [2]],
    [null, [1]],
  ]))

test.each([
  ['2026-03-11', ['overdue']],
  ['2026-03-12', ['today', 'week']],
  ['2026-03-18', ['week']],
  ['2026-03-19', ['later']],
  [null, ['none']],
  ['soon', ['none']],
] as const)('an answer by %s is within %j', (day, spans) =>
  expect(
    (['overdue', 'today', 'week', 'later', 'none'] as const).filter((span) =>
      isWithinSpan(noticed(1, day), span, today),
    ),
  ).toEqual(spans),
)

test('what needs no answer is in the order of its next date; what is over is none', () => {
  const running = (caseNumber: number, more: Partial<CollectionCase>): CollectionCase => ({
    caseNumber,
    status: 'OPEN',
    countryCode: 'SE',
    ...more,
  })
  const notice = (loggedAt: string) => ({
    subStatus: 'COLLECTION_NOTICE_SENT',
    history: [{ type: 'COLLECTION_NOTICE_SENT', loggedAt }],
  })
  expect(
    numbersOf(
      orderByNextDate(
        [
          running(1, {}),
          running(2, notice('2026-01-01')),
          running(3, notice('2026-03-10')),
          running(4, { eviction: { earliestEvictionDate: '2026-03-15' } }),
        ],
        today,
      ),
    ),
  ).toEqual([4, 3, 1, 2])
})
