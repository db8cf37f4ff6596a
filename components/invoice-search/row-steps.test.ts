import { describe, expect, test } from 'vitest'
import { noFindings } from '@/lib/shared/list-filters/verify-filters'
import { getRowSteps } from './row-steps'

const rows = [{ TransactionRid: 7 }, {}, { TransactionRid: 8 }, { TransactionRid: 9 }]
const list = {
  ...{ rows, isAtEnd: true, isSilent: false, failure: null, doubles: 0, findings: noFindings },
  total: { count: 4, is: 'exact' as const },
}

describe('steps from the open row', () => {
  test.each([
    ['the first row', list, 7, { why: 'first' }, { rid: 8 }],
    ['a row below one that names no transaction', list, 8, { rid: 7 }, { rid: 9 }],
    ['the last row of all', list, 9, { rid: 8 }, { why: 'last' }],
    [
      'the last row that came, where more are counted',
      { ...list, total: { count: 5, is: 'exact' as const } },
      9,
      { rid: 8 },
      { why: 'unproven' },
    ],
    [
      'the last row before an answer without a list',
      { ...list, isSilent: true },
      9,
      { rid: 8 },
      { why: 'unproven' },
    ],
    [
      'the last row held while more come',
      { ...list, isAtEnd: false },
      9,
      { rid: 8 },
      { why: 'reading' },
    ],
    [
      'the last row held when more could not be read',
      { ...list, isAtEnd: false, failure: { kind: 'unreachable' as const } },
      9,
      { rid: 8 },
      { why: 'unread' },
    ],
    ['a row that is not among those held', list, 99, { why: 'elsewhere' }, { why: 'elsewhere' }],
    ['no row', list, null, { why: 'elsewhere' }, { why: 'elsewhere' }],
  ])('from %s', (_, held, open, above, below) =>
    expect(getRowSteps(held, open)).toEqual({ above, below }),
  )
})
