import { describe, expect, test } from 'vitest'
import {
  compareWithMonthBefore,
  findMonthExtent,
  groupByMonth,
  sumByCollectionType,
  sumSettled,
} from './settlement-months'

const row = (settlementDate: string | null, settlementAmount: number | null, currency = 'NOK') => ({
  ...{ settlementDate, settlementAmount, currency },
})
const whole = { isAtEnd: true }
const today = '2026-03-12'

const months = (rows: ReturnType<typeof row>[], extent = whole, currency: string | null = 'NOK') =>
  groupByMonth(rows, currency, extent).map(({ month, rows: own, total }) => [
    month,
    own.length,
    total.total,
  ])

describe('months', () => {
  test('are of one currency, newest first, with the rows whose day cannot be read last', () =>
    expect(
      months([
        row('2026-01-31', 0.1),
        row('2026-02-01', 5),
        row('2026-01-01T00:00:00Z', 0.2),
        row('2026-01-15', 99, 'EUR'),
        row('2026-02-30', 7),
        row(null, 1),
      ]),
    ).toEqual([
      ['2026-02', 1, '5'],
      ['2026-01', 2, '0.3'],
      [null, 2, '8'],
    ]))

  test('compare currencies whatever the case they are written in', () =>
    expect(months([row('2026-01-31', 1, ' nok'), row('2026-01-30', 2)])).toEqual([
      ['2026-01', 2, '3'],
    ]))

  test('without a row stand between two others only where every page was read', () => {
    const rows = [row('2026-01-31', 1), row('2025-11-01', 2)]
    expect(months(rows)).toContainEqual(['2025-12', 0, '0'])
    expect(months(rows, { isAtEnd: false })).toHaveLength(2)
  })

  test('of more than a year without a row are left out', () =>
    expect(months([row('2026-01-31', 1), row('2020-03-01', 2)])).toHaveLength(2))

  test('have no sum where rows name no currency', () =>
    expect(months([row('2026-01-31', 1, ''), row('2026-01-30', 2, '')], whole, null)).toEqual([
      ['2026-01', 2, null],
    ]))

  test('have no sum where no amount is known', () =>
    expect(months([row('2026-01-31', null)])).toEqual([['2026-01', 1, null]]))

  test('have their own rows in order of day, newest first', () =>
    expect(
      groupByMonth([row('2026-01-02', 1), row('2026-01-31', 2)], 'NOK', whole)[0]!.rows.map(
        ({ settlementAmount }) => settlementAmount,
      ),
    ).toEqual([2, 1]))
})

test.each([
  ['whole', '2026-02', { isAtEnd: true }],
  ['current', '2026-03', { isAtEnd: true }],
  ['unread', '2026-02', { isAtEnd: false }],
  ['cut', '2026-02', { isAtEnd: true, fromDate: '2026-02-02' }],
  ['whole', '2026-02', { isAtEnd: true, fromDate: '2026-02-01', toDate: '2026-02-28' }],
  ['cut', '2026-02', { isAtEnd: true, toDate: '2026-02-27' }],
  ['current', '2026-03', { isAtEnd: true, toDate: '2026-03-12' }],
  ['cut', '2026-03', { isAtEnd: true, toDate: '2026-03-11' }],
])('a month is %s: %s of %o', (extent, month, read) =>
  expect(findMonthExtent(month, read, today)).toBe(extent),
)

describe('a month is compared with the one before', () => {
  const rows = [row('2026-02-03', 100.1), row('2026-01-03', 60.2)]
  const compare = (own: typeof rows, extent: object, month = '2026-02') =>
    compareWithMonthBefore(
      groupByMonth(own, 'NOK', { ...whole, ...extent }),
      month,
      { ...whole, ...extent },
      today,
    )

  test('exactly, where both are over and wholly read', () =>
    expect(compare(rows, {})).toEqual({ before: '2026-01', by: '39.9' }))

  test.each([
    ['pages are missing', rows, { isAtEnd: false }],
    ['the period cuts the one before', rows, { fromDate: '2026-01-02' }],
    ['a row has no day', [...rows, row(null, 1)], {}],
    ['an amount is not known', [...rows, row('2026-01-04', null)], {}],
    ['nothing is known of the one before', [rows[0]!], {}],
  ])('not at all where %s', (_, own, extent) => expect(compare(own, extent)).toBeNull())

  test('not while it goes on', () =>
    expect(compare([...rows, row('2026-03-01', 1)], {}, '2026-03')).toBeNull())
})

test('currencies come by how many rows they have, each with its own sum', () =>
  expect(
    sumSettled([row('2026-01-01', 1, 'EUR'), row('2026-01-01', 2), row('2026-01-02', 3)]).map(
      ({ currency, total }) => [currency, total],
    ),
  ).toEqual([
    ['NOK', '5'],
    ['EUR', '1'],
  ]))

test('types of collection come by what they amount to, and one that is not known is told', () => {
  const typed = (collectionType: string | null, amount: number | null) => ({
    ...row('2026-01-01', amount),
    collectionType,
  })
  expect(
    sumByCollectionType([typed('REMINDER', 1), typed('DEBT_COLLECTION', 2), typed(null, null)]),
  ).toEqual([
    { type: 'DEBT_COLLECTION', count: 1, amount: '2' },
    { type: 'REMINDER', count: 1, amount: '1' },
    { type: null, count: 1, amount: null },
  ])
})
