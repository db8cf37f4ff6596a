import { expect, test } from 'vitest'
import { summarizeCases } from './collection-standing'

const one = (caseNumber: number | null, status: string | null, remainingAmount?: number) => ({
  caseNumber,
  status,
  remainingAmount,
  currency: 'NOK',
})

test('cases that have ended do not count, those of an unknown status do', () => {
  expect(
    summarizeCases([
      one(1, 'OPEN', 10),
      one(2, ' closed ', 20),
      one(3, 'WITHDRAWN', 40),
      one(4, null, 80),
      one(5, 'FROZEN', 160),
      { ...one(6, 'PAUSED', 1), currency: 'EUR' },
    ]),
  ).toMatchObject({
    count: 4,
    only: null,
    totals: [
      { currency: 'NOK', total: '250' },
      { currency: 'EUR', total: '1' },
    ],
  })
})

test('the one case is named, and an amount that is not told is no zero', () => {
  expect(summarizeCases([one(7, 'OPEN'), one(8, 'CLOSED', 5)])).toEqual({
    count: 1,
    only: 7,
    totals: [{ currency: 'NOK', total: '0', counted: 0, unknown: 1, tooLong: 0 }],
  })
  expect(summarizeCases([one(null, 'OPEN')]).only).toBeNull()
  expect(summarizeCases([])).toEqual({ count: 0, only: null, totals: [] })
})
