import { describe, expect, test } from 'vitest'
import { countRow, findEnd, isAnswered, isLocked, type RowResult } from './row-result'

const all: RowResult['is'][] = [
  'sending',
  'decided',
  'taken',
  'changed',
  'unknown',
  'failed',
  'gone',
  'not-applied',
]
const row = (is: RowResult['is']): RowResult => ({
  is,
  idempotencyKey: 'k',
  decision: 'acceptDebtCollectionList',
})
const pick = (isTrue: (result: RowResult) => boolean) => all.filter((is) => isTrue(row(is)))

test.each([
  ['done', 'decided'],
  ['accepted', 'taken'],
  ['refused', 'not-applied'],
  ['not-sent', 'not-applied'],
  ['not-applied', 'not-applied'],
  ['unknown', null],
  ['sending', null],
] as const)('a check that finds %s: %s', (state, end) => expect(findEnd(state)).toBe(end))

describe('a row', () => {
  test('may be hidden once it has its answer, never while it is sending, unknown or gone', () =>
    expect(pick(isAnswered)).toEqual(['decided', 'taken']))

  test('is not answered again while its outcome is not known, nor once it is gone', () =>
    expect(pick(isLocked)).toEqual(['sending', 'decided', 'taken', 'unknown', 'gone']))

  test('of which nothing was sent is neither', () =>
    expect([isAnswered(undefined), isLocked(undefined)]).toEqual([false, false]))
})

test('a run counts decided and submitted cases apart', () =>
  expect(all.map(row).reduce(countRow, { sent: 0, decided: 0, submitted: 0 })).toEqual({
    sent: 8,
    decided: 1,
    submitted: 1,
  }))
