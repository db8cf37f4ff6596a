import { expect, test } from 'vitest'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import { t } from '@/tests/support/english'
import { describeAnswers } from './describe-answers'

const today = '2026-03-12'
const whole = { isWhole: true, isReading: false }
const asked = (
  decideByDate: string | null,
  amount?: number,
  currency?: string,
): CollectionCase => ({
  decideByDate,
  remainingAmount: amount,
  currency,
})

test.each([
  ['all read, none', [], whole, 'No case needs an answer', '0'],
  ['all read, one', [asked(null)], whole, '1 case needs your answer', '1'],
  [
    'more may come',
    [asked(null)],
    { ...whole, isWhole: false },
    'At least 1 case needs your answer',
    '1+',
  ],
  ['none so far', [], { ...whole, isWhole: false }, 'Cases that need your answer', '–'],
] as const)('%s', (_, rows, list, title, count) =>
  expect(describeAnswers(t, { rows, unsure: [], list, today })).toMatchObject({ title, count }),
)

const unsure = [asked('2026-03-13'), asked(null)]
test.each([
  ['none, and two that may', [], whole, '2 cases may need your answer', '–'],
  ['one, and two that may', [asked(null)], whole, 'At least 1 case needs your answer', '1+'],
  [
    'none so far, and two that may',
    [],
    { ...whole, isWhole: false },
    'Cases that need your answer',
    '–',
  ],
] as const)('%s: no title says that none needs an answer', (_, rows, list, title, count) =>
  expect(describeAnswers(t, { rows, unsure, list, today })).toMatchObject({ title, count }),
)

test('sums never cross currencies, and what is not known is counted beside them', () => {
  const rows = [
    asked('2026-03-13', 92_000, 'NOK'),
    asked('2026-03-16', 114.5, 'nok'),
    asked(null, 41_200, 'SEK'),
    asked(null, undefined, 'SEK'),
    asked(null, 7),
  ]
  const { facts } = describeAnswers(t, { rows, unsure: [], list: whole, today })
  expect(facts.map((each) => each.replace(/\s/g, ' '))).toEqual([
    'The first by tomorrow.',
    '92 114,50 NOK, 41 200,00 SEK and 2 unknown amounts depend on them.',
  ])
})

test.each([
  [['2026-03-12', '2026-03-20'], 'The first by today.'],
  [['2026-03-01', '2026-03-11', '2026-03-12'], '2 answers are overdue.'],
  [['soon'], undefined],
] as const)('answers by %j: %s', (days, fact) => {
  const rows = days.map((day) => asked(day))
  const { facts } = describeAnswers(t, { rows, unsure: [], list: whole, today })
  expect(facts.find((each) => !each.includes('depend'))).toBe(fact)
})
