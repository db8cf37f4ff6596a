import { describe, expect, test } from 'vitest'
import {
  describeCollectionStatus,
  describeDebtor,
  formatFileSize,
  labelDocumentType,
  labelInvoiceActivity,
  labelInvoiceType,
  labelPaymentType,
} from './collection-invoice-labels'

describe('a collection invoice in one sentence', () => {
  test.each([
    [
      { status: 'OPEN', type: 'PAYMENT_REMINDER', remainingAmount: 100 },
      'open',
      'Open, as a payment reminder',
    ],
    [{ status: 'open', type: 'SOMETHING' }, 'open', 'Open'],
    [{ status: 'OPEN', remainingAmount: 0 }, 'odd', 'Open, though nothing remains'],
    [{ status: 'PAUSED', pausedUntil: '2031-03-12' }, 'paused', 'Paused until Wed, 12 March 2031'],
    [{ status: 'PAUSED', pausedUntil: null }, 'paused', 'Paused, until when is not told'],
    [{ status: 'WITHDRAWN', remainingAmount: 100 }, 'ended', 'Withdrawn from collection'],
    [{ status: 'CLOSED', remainingAmount: 0 }, 'paid', 'Closed, nothing remains'],
    [{ status: 'CLOSED', remainingAmount: 0.01 }, 'odd', 'Closed, though something remains'],
    [{ status: 'CLOSED' }, 'ended', 'Closed'],
    [{ status: 'FROZEN' }, 'unknown', 'A status that is not documented: FROZEN'],
    [{ status: null, remainingAmount: 0 }, 'unknown', 'The upstream tells no status'],
    [{}, 'unknown', 'The upstream tells no status'],
  ])('%o', (invoice, tone, words) => {
    expect(describeCollectionStatus(invoice)).toEqual({ tone, words })
  })
})

test('what is not known stands as it came, what is not told says so', () => {
  expect([labelInvoiceType('NOTICE'), labelInvoiceType('ODD'), labelInvoiceType(null)]).toEqual([
    'Notice',
    'ODD',
    null,
  ])
  expect([
    labelPaymentType('DIRECT_PAYMENT'),
    labelPaymentType('ODD'),
    labelPaymentType(null),
  ]).toEqual(['Paid to the creditor', 'ODD', 'Payment, to whom is not told'])
  expect([
    labelDocumentType('ATTACHMENT'),
    labelDocumentType('ODD'),
    labelDocumentType(''),
  ]).toEqual(['Attachment', 'ODD', 'Kind not told'])
  expect([
    labelInvoiceActivity('PAUSED'),
    labelInvoiceActivity('ODD'),
    labelInvoiceActivity(undefined),
  ]).toEqual(['Paused', 'ODD', 'What happened is not told'])
  expect(describeDebtor({ type: 'COMPANY', role: 'PRIMARY_DEBTOR' })).toBe('company, primary')
  expect(describeDebtor({ type: null, role: 'HEIR' })).toBe('HEIR')
})

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1500, '1,5 kB'],
  [84_321, '84 kB'],
  [2_300_000, '2,3 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatFileSize(bytes)).toBe(words)
})
