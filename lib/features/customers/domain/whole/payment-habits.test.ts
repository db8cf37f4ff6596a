import { describe, expect, test } from 'vitest'
import { findLimitExcess, measureCollectionDelay, summarizePayments } from './payment-habits'
import { sumOpenBalance } from './receivable-items'

const item = (
  originalAmount: number | null,
  remainingAmount: number | null,
  more: object = {},
) => ({
  originalAmount,
  remainingAmount,
  currency: 'NOK',
  reminderCount: 0,
  ...more,
})

describe('how a customer pays', () => {
  test('is what is not open any more, by currency, and of how many invoices', () =>
    expect(
      summarizePayments([
        item(100, 0),
        item(100, 40, { reminderCount: 2 }),
        item(50.25, 0, { currency: 'EUR' }),
        item(-30, -30),
      ]),
    ).toEqual({
      invoices: 3,
      settledWhole: 2,
      settled: [
        { currency: 'NOK', total: '160', counted: 2, unknown: 0, tooLong: 0 },
        { currency: 'EUR', total: '50.25', counted: 1, unknown: 0, tooLong: 0 },
      ],
      reminded: 1,
    }))

  test('counts what has no amount beside it, and does not know what is not told', () =>
    expect(
      summarizePayments([
        item(100, null, { status: 'PAID' }),
        item(null, 5, { reminderCount: null }),
      ]),
    ).toEqual({
      invoices: 2,
      settledWhole: 1,
      settled: [{ currency: 'NOK', total: '0', counted: 0, unknown: 2, tooLong: 0 }],
      reminded: null,
    }))
})

describe('the delay in debt collection', () => {
  const collectionInvoice = (
    dueDate: string | null,
    closedAt: string | null,
    more: object = {},
  ) => ({
    status: 'CLOSED',
    remainingAmount: 0,
    creditedAmount: 0,
    dueDate,
    closedAt,
    ...more,
  })

  test('is the mean of what was settled there, and says of how many', () =>
    expect(
      measureCollectionDelay([
        collectionInvoice('2026-01-01T00:00:00.000Z', '2026-01-10T23:30:00.000Z'),
        collectionInvoice('2026-01-01', '2026-01-22', { status: 'closed ' }),
        collectionInvoice('2026-01-01', '2026-09-01', { remainingAmount: 5 }),
        collectionInvoice('2026-01-01', '2026-09-01', { remainingAmount: null }),
        collectionInvoice('2026-01-01', '2026-09-01', { status: 'WITHDRAWN' }),
        collectionInvoice('2026-01-01', '2026-09-01', { creditedAmount: 100 }),
        collectionInvoice('2026-01-01', '2026-09-01', { creditedAmount: 0.5, paidAmount: 99.5 }),
        collectionInvoice('2026-01-01', '2026-09-01', { creditedAmount: undefined }),
        collectionInvoice('2026-01-01', null),
        collectionInvoice('some day', '2026-09-01'),
      ]),
    ).toEqual({ days: 16, of: 2 }))

  test('is not known of nothing', () => expect(measureCollectionDelay([])).toBeNull())
})

test.each([
  ['over it', { limitAmount: 100, currency: 'nok' }, '50.5'],
  ['at it', { limitAmount: 150.5, currency: 'NOK' }, null],
  ['in another currency', { limitAmount: 100, currency: 'EUR' }, null],
  ['without a currency', { limitAmount: 100, currency: null }, null],
  ['without a limit', { limitAmount: null, currency: 'NOK' }, null],
  ['with a limit of zero', { limitAmount: 0, currency: 'NOK' }, null],
])('a balance %s', (_, customer, excess) =>
  expect(findLimitExcess(customer, sumOpenBalance([item(200, 150.5)]))).toBe(excess),
)

test('a balance without a currency is over no limit', () =>
  expect(
    findLimitExcess(
      { limitAmount: 1, currency: 'NOK' },
      sumOpenBalance([item(200, 150, { currency: null })]),
    ),
  ).toBeNull())
