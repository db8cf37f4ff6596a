import { NuqsTestingAdapter } from 'nuqs/adapters/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
