import { expect, test } from 'vitest'
import { listNewestBalances, sumReports } from './report-sums'

const report = (month: string, last: string, own: object = {}) => ({
  ...{ currency: 'NOK', periodFrom: `2026-${month}-01`, periodTo: `2026-${month}-${last}` },
  ...{
    originalAmount: 100,
    paidAmount: 60,
    creditedAmount: 0,
    remainingAmount: 40,
    settledAmount: 50,
  },
  ...own,
})
const totalOf = (reports: Parameters<typeof sumReports>[0], flow: string) =>
  sumReports(reports)
    ?.find((sum) => sum.flow === flow)
    ?.totals.map(({ currency, total }) => [currency, total])

test('what happened in two months is added up by currency', () => {
  const reports = [
    report('01', '31'),
    report('02', '28'),
    report('02', '28', { currency: 'SEK', paidAmount: 1 }),
  ]
  expect(totalOf(reports, 'paidAmount')).toEqual([
    ['NOK', '120'],
    ['SEK', '1'],
  ])
})

test('what remains at the end of each month is never added up', () => {
  expect(sumReports([report('01', '31'), report('02', '28')])?.map(({ flow }) => flow)).toEqual([
    'originalAmount',
    'paidAmount',
    'creditedAmount',
    'settledAmount',
  ])
})

test('of what remains the newest of each currency is shown, in whatever order reports come', () => {
  const reports = [
    report('02', '28', { remainingAmount: 25 }),
    report('01', '31'),
    report('01', '31', { currency: 'SEK', remainingAmount: 7 }),
  ]
  for (const list of [reports, reports.toReversed()])
    expect(
      listNewestBalances(list)
        ?.map(({ until, totals }) => [until, totals[0]?.currency, totals[0]?.total])
        .sort(),
    ).toEqual([
      ['2026-01-31', 'SEK', '7'],
      ['2026-02-28', 'NOK', '25'],
    ])
})

test.each([
  [
    'an end that cannot be read',
    [report('01', '31'), report('02', '28', { periodTo: '2026-02-30' })],
  ],
  ['two that end on one day', [report('02', '28'), report('02', '28', { periodFrom: null })]],
])('of %s none is the newest', (_, reports) => {
  expect(listNewestBalances(reports)).toBeNull()
})

test.each([
  [
    'a month and its quarter',
    [report('01', '31'), report('02', '28'), report('01', '31', { periodTo: '2026-03-31' })],
  ],
  ['the same month twice', [report('01', '31'), report('01', '31')]],
  [
    'two that share a day',
    [report('01', '31'), report('02', '28', { periodFrom: '2026-01-31T00:00:00Z' })],
  ],
  [
    'a period that cannot be read',
    [report('01', '31'), report('02', '28', { periodTo: '2026-02-30' })],
  ],
  ['a period that is not told', [report('01', '31'), report('02', '28', { periodFrom: null })]],
])('nothing is added up over %s', (_, reports) => {
  expect(sumReports(reports)).toBeNull()
  expect(sumReports(reports.toReversed())).toBeNull()
})

test('amounts without a currency have no sum', () => {
  expect(
    totalOf(
      [report('01', '31', { currency: null }), report('02', '28', { currency: null })],
      'paidAmount',
    ),
  ).toEqual([[null, null]])
  expect(totalOf([report('01', '31', { currency: null })], 'paidAmount')).toEqual([[null, '60']])
})
