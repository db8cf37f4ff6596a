import { expect, test } from 'vitest'
import { findExcess, findReservationMisfit, parseReservation } from './typed-reservation'

const item = { arItemId: 1, currency: 'NOK', remainingAmount: 100.1, reservedAmount: null }

test.each([
  [{}, null],
  [{ arItemId: null }, 'unnamed'],
  [{ currency: ' ' }, 'unnamed'],
  [{ remainingAmount: 0 }, 'settled'],
  [{ remainingAmount: -5 }, 'settled'],
  [{ remainingAmount: null }, null],
] as const)('an item with %j fits as %s', (change, why) =>
  expect(findReservationMisfit({ ...item, ...change })).toBe(why),
)

test.each([
  ['100,1', null, null],
  ['100,11', null, '0.01'],
  ['0,10', 100, null],
  ['0,20', 100, '0.1'],
] as const)('%s on what remains, %s of it reserved, is too much by %s', (typed, reserved, excess) =>
  expect(
    findExcess(
      { ...item, reservedAmount: reserved },
      parseReservation({ amount: typed, date: '2026-11-26' }).value!.amount,
    ),
  ).toBe(excess),
)

test('what remains is not known: nothing is said of too much', () =>
  expect(findExcess({ ...item, remainingAmount: null }, 5)).toBeNull())

test.each([
  ['', '2026-11-26', { amount: true, date: false }],
  ['0', '2026-11-26', { amount: true, date: false }],
  ['-1', '2026-11-26', { amount: true, date: false }],
  ['1', 'soon', { amount: false, date: true }],
  ['1 250,50', '26.11.2026', { amount: false, date: false }],
])('%s on %s: %j', (amount, date, wrong) =>
  expect(parseReservation({ amount, date }).wrong).toEqual(wrong),
)
