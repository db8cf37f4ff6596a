import { expect, test } from 'vitest'
import { drawReports, listReportCurrencies } from './report-pictures'

const report = (month: string, last: string, own: object = {}) => ({
  ...{ currency: 'NOK', periodFrom: `2026-${month}-01`, periodTo: `2026-${month}-${last}` },
  ...{ originalAmount: 100, paidAmount: 60, remainingAmount: 40 },
  ...own,
})

test('flows are summed and balances are not, the oldest period first, in one currency', () => {
  const pictures = drawReports(
    [
      report('02', '28', { remainingAmount: 75.5 }),
      report('01', '31', { paidAmount: 0.1 }),
      report('02', '28', { currency: 'EUR', paidAmount: 999 }),
    ],
    'NOK',
  )
  expect(pictures?.points.map(({ from }) => from)).toEqual(['2026-01-01', '2026-02-01'])
  expect(pictures?.collected?.total).toBe('60.1')
  expect(pictures?.registered?.total).toBe('200')
  expect(pictures?.newest.remaining).toBe('75.5')
  expect(pictures?.before?.remaining).toBe('40')
  expect(JSON.stringify(pictures)).not.toContain('115.5')
})

test('a period is compared with the one right before it alone', () =>
  expect(drawReports([report('01', '31'), report('03', '31')], 'NOK')?.before).toBeNull())

test('an amount that is not known is none', () =>
  expect(
    drawReports([report('01', '31', { paidAmount: null })], 'NOK')?.newest.collected,
  ).toBeNull())

test.each([
  ['two that share a day', [report('01', '31'), report('01', '31')]],
  [
    'a month and its quarter',
    [report('01', '31'), report('02', '28', { periodFrom: '2026-01-01' })],
  ],
  ['an end that cannot be read', [report('02', '28', { periodTo: '2026-02-30' })]],
  ['no begin', [report('02', '28', { periodFrom: null })]],
  ['none of the currency', [report('02', '28', { currency: 'EUR' })]],
])('nothing is drawn of %s', (_, reports) => expect(drawReports(reports, 'NOK')).toBeNull())

test('a period that would make all others hairs is marked', () => {
  const reports = [
    report('01', '31'),
    report('02', '28', { originalAmount: 1e9 }),
    report('03', '31'),
  ]
  expect(drawReports(reports, 'NOK')?.points.map(({ isOutlier }) => isOutlier)).toEqual([
    ...[false, true, false],
  ])
})

test('the currency of the most reports comes first, and one that is not named is none', () =>
  expect(
    listReportCurrencies([
      report('01', '31', { currency: null }),
      report('01', '31', { currency: 'EUR' }),
      report('01', '31'),
      report('02', '28', { currency: 'nok' }),
    ]),
  ).toEqual(['NOK', 'EUR']))
