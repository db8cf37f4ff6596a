import { expect, test } from 'vitest'
import { combineDeliveries, listEvidence } from './case-evidence'

const sent = (type: string, loggedAt?: string) => ({ type, loggedAt })

test.each([
  ['nothing told', {}, []],
  ['an empty history', { history: [] }, []],
  [
    'reminders, the last one’s day',
    {
      history: [
        sent('REMINDER_SENT', '2026-02-01T08:00:00Z'),
        sent('reminder_sent', '2026-02-19T23:30:00Z'),
      ],
    },
    [{ is: 'reminders', count: 2, day: '2026-02-20' }],
  ],
  [
    'reminders, of which one may be the last',
    { history: [sent('REMINDER_SENT', '2026-02-01T08:00:00Z'), sent('REMINDER_SENT')] },
    [{ is: 'reminders', count: 2, day: null }],
  ],
  [
    'a notice whose day is not told',
    { history: [sent('COLLECTION_NOTICE_SENT')] },
    [{ is: 'notice', day: null }],
  ],
  [
    'a payment of some',
    { remainingAmount: 900, paidAmount: '100.50', currency: 'NOK' },
    [{ is: 'paidInPart', amount: '100.50', currency: 'NOK' }],
  ],
  ['no payment', { remainingAmount: 900, paidAmount: 0, creditedAmount: null }, []],
  ['a payment of all', { remainingAmount: 0, paidAmount: 900 }, [{ is: 'nothingLeft' }]],
  ['too much paid', { remainingAmount: -5, paidAmount: 905 }, [{ is: 'nothingLeft' }]],
  [
    'a payment where nobody says what remains',
    { paidAmount: 5 },
    [{ is: 'paidInPart', amount: 5, currency: null }],
  ],
  [
    'an eviction from a home without dates: not known, never “not served”',
    { subStatus: 'EVICTION_REQUEST', eviction: { premises: 'HOME' } },
    [
      { is: 'served', day: null },
      { is: 'board', day: null },
    ],
  ],
  [
    'an eviction from other premises',
    {
      subStatus: 'EVICTION_CONFIRMATION',
      eviction: { premises: 'OTHER', noticeServedDate: '2026-03-01' },
    },
    [{ is: 'served', day: '2026-03-01' }],
  ],
  ['an eviction that is not asked about', { subStatus: 'DEBT_COLLECTION', eviction: {} }, []],
] as [string, Parameters<typeof listEvidence>[0], unknown][])('%s', (_, read, evidence) =>
  expect(listEvidence(read)).toEqual(evidence),
)

test('what speaks against an answer comes first', () =>
  expect(
    listEvidence({
      remainingAmount: 5,
      creditedAmount: 1,
      history: [
        sent('REMINDER_SENT'),
        sent('MESSAGE'),
        sent('DEBT_COLLECTION_LIST_REJECTED', '2026-01-05'),
      ],
    }).map(({ is }) => is),
  ).toEqual(['creditedInPart', 'declinedBefore', 'messages', 'reminders']))

test.each([
  [['delivered', 'delivered'], 'delivered'],
  [['delivered', 'sent'], 'sent'],
  [['sent', 'waits'], 'waits'],
  [['waits', 'unknown'], 'deliveryUnknown'],
  [['unknown', 'notDelivered'], 'notDelivered'],
] as const)('invoices that are %j: %s', (deliveries, is) =>
  expect(combineDeliveries(deliveries)).toEqual([{ is }]),
)

test('what was not asked about is no evidence', () => {
  expect(combineDeliveries(['delivered', null])).toEqual([])
  expect(combineDeliveries([])).toEqual([])
})
