import { expect, test } from 'vitest'
import { countRow, findEnd, type RowResult } from './row-result'

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

test.each([
  ['done', 'decided'],
  ['accepted', 'taken'],
  ['refused', 'not-applied'],
  ['not-sent', 'not-applied'],
  ['not-applied', 'not-applied'],
  ['unknown', null],
  ['sending', null],
] as const)('a check that finds %s: %s', (state, end) => expect(findEnd(state)).toBe(end))

test('a run counts decided and submitted cases apart', () =>
  expect(all.map(row).reduce(countRow, { sent: 0, decided: 0, submitted: 0 })).toEqual({
    sent: 8,
    decided: 1,
    submitted: 1,
  }))
