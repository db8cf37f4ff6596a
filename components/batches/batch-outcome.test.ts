import { expect, test } from 'vitest'
import { t } from '@/tests/support/english'
import { describeBatch, labelBatchStatus, labelBatchType, type SentBatch } from './batch-outcome'

const makeBatch = (told: Partial<SentBatch>): SentBatch => ({
  idempotencyKey: 'k',
  operation: 'createPayments',
  person: 'kari',
  clientNo: null,
  organizationId: 'o',
  target: null,
  state: 'done',
  sentAt: '2026-03-12T12:00:00.000Z',
  rows: null,
  sums: null,
  unbookedSums: null,
  batchId: null,
  end: null,
  status: null,
  code: null,
  message: null,
  requestId: 'r',
  checkedAt: null,
  record: null,
  ...told,
})

test.each<[string, Partial<SentBatch>]>([
  [
    '9 payments to the creditor, 12 450,00 NOK',
    { rows: 9, sums: [{ currency: 'NOK', total: '12450' }] },
  ],
  [
    '2 corrections, 100,00 NOK, −20,50 SEK',
    {
      operation: 'createCorrections',
      rows: 2,
      sums: [
        { currency: 'NOK', total: '100' },
        { currency: 'SEK', total: '-20.5' },
      ],
    },
  ],
  ['1 new collection invoice', { operation: 'createCollectionInvoices', rows: 1 }],
  ['New customers', { operation: 'createCustomers' }],
])('a batch is called %s', (title, told) => {
  expect(describeBatch(t, makeBatch(told)).replaceAll('\u00a0', ' ')).toBe(title)
})

test('kinds and states of the service are in words, those of later as they come', () => {
  expect([labelBatchType(t, 'PAYMENT'), labelBatchType(t, 'FEE')]).toEqual(['Payments', 'FEE'])
  expect([labelBatchStatus(t, 'PARTIAL'), labelBatchStatus(t, 'PAUSED')]).toEqual([
    'Partly booked',
    'PAUSED',
  ])
})
