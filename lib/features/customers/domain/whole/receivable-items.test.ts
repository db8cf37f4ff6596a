import { describe, expect, test } from 'vitest'
import {
  findAge,
  findOverdue,
  isOpen,
  sortByLateness,
  sumByAge,
  sumOpenBalance,
} from './receivable-items'

const today = '2026-03-12'
const item = (dueDate: string | null | undefined, remainingAmount?: number | null, more = {}) => ({
  dueDate,
  remainingAmount,
  currency: 'NOK',
  ...more,
})

test.each([
  [0, 'OPEN', false],
  [0.01, 'PAID', true],
  [-1250, 'OPEN', true],
  [null, 'PAID', false],
  [null, ' paid ', false],
  [null, 'OPEN', true],
  [undefined, undefined, true],
])(
  'an item of which %s remains, with the status %s, is open: %s',
  (remainingAmount, status, open) => {
    expect(isOpen({ remainingAmount, status })).toBe(open)
  },
)

test.each([
  ['2026-03-12', 'notDue'],
  ['2026-03-13', 'notDue'],
  ['2026-03-11', 'to30'],
  ['2026-02-10', 'to30'],
  ['2026-02-09', 'to60'],
  ['2026-01-11', 'to60'],
  ['2026-01-10', 'to90'],
  ['2025-12-12', 'to90'],
  ['2025-12-11', 'over90'],
  ['2025-12-11T00:00:00', 'over90'],
  ['2026-02-30', 'unknown'],
  ['', 'unknown'],
  [null, 'unknown'],
])('what was due on %s is %s', (dueDate, age) => {
  expect(findAge({ dueDate }, today)).toBe(age)
})

describe('the open balance', () => {
  test('is a sum a currency, less the credits, and says what it could not count', () => {
    expect(
      sumOpenBalance([
        item('2026-03-01', 100.1),
        item('2026-04-01', 0.2),
        item('2026-04-01', -50),
        item('2026-01-01', 0),
        item('2026-01-01', null),
        item('2026-01-01', null, { status: 'PAID' }),
        item('2026-03-01', 7, { currency: 'EUR' }),
      ]),
    ).toEqual([
      { currency: 'NOK', total: '50.3', counted: 3, unknown: 1, tooLong: 0 },
      { currency: 'EUR', total: '7', counted: 1, unknown: 0, tooLong: 0 },
    ])
  })

  test('has no sum of amounts whose currency is not told', () => {
    const untold = { currency: null }
    expect(sumOpenBalance([item(null, 1, untold), item(null, 2, untold)])).toMatchObject([
      { currency: null, total: null },
    ])
  })
})

describe('what is overdue', () => {
  test('leaves out what is due today, what is paid and what is in credit', () => {
    expect(
      findOverdue(
        [
          item('2026-03-11', 10),
          item('2025-12-01', 20, { currency: 'EUR' }),
          item('2026-03-12', 1000),
          item('2025-01-01', 0),
          item('2025-01-01', -300),
        ],
        today,
      ),
    ).toMatchObject({
      count: 2,
      oldestDaysLate: 101,
      undated: 0,
      totals: [
        { currency: 'NOK', total: '10' },
        { currency: 'EUR', total: '20' },
      ],
    })
  })

  test('counts what has no date that can be read, which may be late', () => {
    expect(findOverdue([item('soon', 5), item(null, -5), item(null, 0)], today)).toEqual({
      totals: [],
      count: 0,
      oldestDaysLate: null,
      undated: 1,
    })
  })
})

test('the ages of a balance stand by currency, credits and unknown amounts beside them', () => {
  expect(
    sumByAge(
      [
        item('2026-04-01', 100),
        item('2026-03-01', 0.1),
        item('2026-03-02', 0.2),
        item('2025-01-01', 9),
        item(null, 4),
        item('2026-01-01', -1250),
        item('2026-03-01', null),
        item('2026-03-01', 8, { currency: 'eur ' }),
        item('2026-03-01', 3, { currency: null }),
      ],
      today,
    ),
  ).toEqual([
    {
      currency: 'NOK',
      byAge: { notDue: '100', to30: '0.3', to60: '0', to90: '0', over90: '9', unknown: '4' },
      owed: '113.3',
      credit: '-1250',
      uncounted: 1,
    },
    {
      currency: 'EUR',
      byAge: { notDue: '0', to30: '8', to60: '0', to90: '0', over90: '0', unknown: '0' },
      owed: '8',
      credit: '0',
      uncounted: 0,
    },
  ])
})

test('the latest stands first, undated ones after all others that are owed, credits last', () => {
  const sorted = sortByLateness(
    [
      item('2025-01-01', -1),
      item(null, 2),
      item('2026-04-01', 3),
      item('2026-02-01', 4),
      item('2026-03-01', 5),
    ],
    today,
  )
  expect(sorted.map(({ remainingAmount }) => remainingAmount)).toEqual([4, 5, 3, 2, -1])
})
