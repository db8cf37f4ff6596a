import { describe, expect, test } from 'vitest'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import {
  type AnsweredCase,
  isAnswered,
  isLocked,
  mergeAnswers,
  type RowResult,
} from './answered-cases'

const asked = (caseId: string, more: Partial<CollectionCase> = {}): CollectionCase => ({
  caseId,
  caseNumber: 1,
  status: 'OPEN',
  subStatus: 'DEBT_COLLECTION_LIST_MANUAL',
  decideByDate: '2026-03-16',
  ...more,
})
const gone = asked('a', { subStatus: 'DEBT_COLLECTION', decideByDate: null })
const answered = (is: RowResult['is'], more: Partial<AnsweredCase> = {}): AnsweredCase => ({
  row: asked('a'),
  result: { is, idempotencyKey: 'k', decision: 'acceptDebtCollectionList' },
  at: 1_000,
  leftAt: null,
  ...more,
})
const merge = (rows: CollectionCase[], answer: AnsweredCase, readAt = 900, isWhole = true) =>
  mergeAnswers({ rows, isWhole, readAt }, new Map([['a', answer]]))
const show = ({ shown, outdated }: ReturnType<typeof mergeAnswers>) => ({
  shown: shown.map(({ row, answer, isOpenAgain, isLeaving }) =>
    [row.caseId, answer?.result.is ?? null, isOpenAgain && 'again', isLeaving && 'leaving'].filter(
      (each) => each !== false,
    ),
  ),
  outdated,
})

describe('a case that was answered', () => {
  test('shows what became of it beside the others, and leaves, also once a read does not hold it', () => {
    const own = [['a', 'decided', 'leaving']]
    expect(show(merge([asked('a'), asked('b')], answered('decided')))).toEqual({
      shown: [...own, ['b', null]],
      outdated: [],
    })
    expect(show(merge([gone], answered('decided'), 2_000))).toEqual({ shown: own, outdated: [] })
  })

  test('is not shown once it has left, by what was read before', () =>
    expect(show(merge([asked('a')], answered('decided', { leftAt: 4_000 }), 3_900))).toEqual({
      shown: [],
      outdated: [],
    }))

  test('is shown again and can be answered, where a later read still puts the question', () => {
    const merged = merge([asked('a')], answered('decided', { leftAt: 4_000 }), 4_100)
    expect(show(merged)).toEqual({ shown: [['a', 'decided', 'again']], outdated: [] })
    expect(merged.shown.map(isLocked)).toEqual([false])
  })

  test('is a new question as soon as it puts another one, or the same by another day', () => {
    for (const change of [
      { subStatus: 'EVICTION_REQUEST' },
      { decideByDate: '2026-04-20' },
      { eviction: { confirmationRequestedAt: '2026-03-20T08:00:00Z' } },
    ])
      for (const leftAt of [null, 4_000])
        expect(show(merge([asked('a', change)], answered('decided', { leftAt })))).toEqual({
          shown: [['a', null]],
          outdated: ['a'],
        })
  })

  test('is forgotten once a whole read after it does not hold it: what comes back is a new question', () => {
    const left = answered('decided', { leftAt: 4_000 })
    expect(merge([gone], left, 5_000).outdated).toEqual(['a'])
    expect(merge([gone], left, 5_000, false).outdated).toEqual([])
    expect(merge([], left, 900).outdated).toEqual([])
  })
})

test('what was not decided stays where its question is, and leaves with it', () => {
  for (const is of ['failed', 'changed', 'not-applied', 'taken'] as const) {
    expect(show(merge([asked('a')], answered(is))).shown).toEqual([['a', is]])
    expect(show(merge([gone], answered(is))).shown).toEqual([['a', is, 'leaving']])
  }
  for (const is of ['sending', 'unknown'] as const)
    expect(show(merge([gone], answered(is))).shown).toEqual([['a', is]])
})

const all = [
  'sending',
  'decided',
  'taken',
  'changed',
  'unknown',
  'failed',
  'gone',
  'not-applied',
] as const
const toRow = (is: RowResult['is'] | null) => ({
  row: asked('a'),
  answer: is && answered(is),
  isOpenAgain: false,
  isLeaving: false,
})

test('a row has its answer once it was decided or submitted, never while it is on its way, unknown or gone', () => {
  expect(all.filter((is) => isAnswered(answered(is).result))).toEqual(['decided', 'taken'])
  expect(isAnswered(undefined)).toBe(false)
})

test('a row is not answered again while its outcome is not known, nor once it is gone', () => {
  expect(all.filter((is) => isLocked(toRow(is)))).toEqual([
    'sending',
    'decided',
    'taken',
    'unknown',
    'gone',
  ])
  expect(isLocked(toRow(null))).toBe(false)
})
