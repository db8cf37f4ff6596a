import { NuqsTestingAdapter } from 'nuqs/adapters/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getOperationQuery } from '@/lib/client/operation-query'
import { getAgingQuery } from '@/lib/features/ledger/client/ledger'
import { findHeading, renderPage } from '@/tests/support/render-page'
import { AgingPage } from './aging-page'

const asOf = '2026-11-26'
beforeEach(() => void vi.useFakeTimers({ now: new Date(`${asOf}T10:00:00Z`) }))
afterEach(() => void vi.useRealTimers())

const paint = (...adbIntervals: object[]) =>
  renderPage(
    <NuqsTestingAdapter>
      <AgingPage clientNo="1001" />
    </NuqsTestingAdapter>,
    (client) =>
      client.setQueryData(getAgingQuery('1001', asOf).queryKey, { asOf, adbIntervals } as never),
  )

const notDue = { currency: 'NOK', fromDays: null, toDays: 0, amount: 10, itemCount: 9 }
const late = { currency: 'NOK', fromDays: 1, toDays: null, amount: 20.5, itemCount: 1 }

test.each([
  ['what is overdue', [notDue, late], '20,50 NOK overdue'],
  ['nothing', [notDue], 'Nothing overdue'],
  [
    'what is overdue in another currency than that of most items',
    [notDue, { ...late, currency: 'EUR' }],
    '20,50 EUR overdue',
  ],
  [
    'a part of what is overdue where another currency has some',
    [
      { ...late, itemCount: 9 },
      { ...late, currency: 'EUR' },
    ],
    '20,50 NOK overdue, other currencies below',
  ],
  [
    'a part of what is overdue where another currency may have some',
    [
      { ...late, itemCount: 9 },
      { ...late, currency: 'EUR', amount: null },
    ],
    '20,50 NOK overdue, other currencies below',
  ],
  [
    'that nobody knows where a currency tells no amount',
    [notDue, { ...late, currency: 'EUR', amount: null }],
    'Overdue amount not known',
  ],
  [
    'that nobody knows where an interval holds what is late beside what is not',
    [{ ...notDue, toDays: 30 }],
    'Overdue amount not known',
  ],
  [
    'that nobody knows where no currency is told',
    [notDue, { ...notDue, currency: null }],
    'Overdue amount not known',
  ],
  ['no amount where nothing is open', [], 'Aging'],
])('aging is headed by %s', (_, intervals, heading) =>
  expect(findHeading(paint(...intervals))).toBe(heading),
)

const owing = { arItemId: 2, documentDate: '2026-11-01', remainingAmount: 5, status: 'PARTLY_PAID' }

test.each([
  ['the only one who owes', '1', null],
  ['one of several, of whom the others have paid in part', '2', 'equal those of all customers'],
])('figures of all customers are told from those of %s', (_, customerNo, warning) => {
  const question = { params: { clientno: '1001' }, query: { pageno: 1, pagesize: 1000 } }
  const items = [{ ...owing, customerNo, currency: 'NOK' }]
  const aging = { asOf, adbIntervals: [late] } as never
  const markup = renderPage(
    <NuqsTestingAdapter searchParams={{ customerno: '1' }}>
      <AgingPage clientNo="1001" />
    </NuqsTestingAdapter>,
    (client) => {
      client.setQueryData(getAgingQuery('1001', asOf).queryKey, aging)
      client.setQueryData(getAgingQuery('1001', asOf, '1').queryKey, aging)
      client.setQueryData(getOperationQuery('listArItems', question).queryKey, {
        summary: { totalCount: 1 },
        arItems: items,
      } as never)
    },
  )
  if (warning) expect(markup).toContain(warning)
  else expect(markup).not.toContain('customers')
})
