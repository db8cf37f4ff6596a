import { describe, expect, test } from 'vitest'
import { t } from '@/tests/support/english'
import {
  describeCollectionStatus,
  describeDebtor,
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
      'Open, payment reminder',
    ],
    [{ status: 'open', type: 'SOMETHING' }, 'open', 'Open'],
    [{ status: 'OPEN', remainingAmount: 0 }, 'odd', 'Open, nothing remaining'],
    [{ status: 'PAUSED', pausedUntil: '2031-03-12' }, 'paused', 'Paused until Wed, 12 March 2031'],
    [{ status: 'PAUSED', pausedUntil: null }, 'paused', 'Paused, end date unknown'],
    [{ status: 'WITHDRAWN', remainingAmount: 100 }, 'ended', 'Withdrawn from collection'],
    [{ status: 'CLOSED', remainingAmount: 0 }, 'paid', 'Closed, nothing remaining'],
    [{ status: 'CLOSED', remainingAmount: 0.01 }, 'odd', 'Closed with an amount remaining'],
    [{ status: 'CLOSED' }, 'ended', 'Closed'],
    [{ status: 'FROZEN' }, 'unknown', 'Unknown status: FROZEN'],
    [{ status: null, remainingAmount: 0 }, 'unknown', 'No status'],
    [{}, 'unknown', 'No status'],
  ])('%o', (invoice, tone, words) => {
    expect(describeCollectionStatus(t, invoice)).toEqual({ tone, words })
  })
})

test('what is not known stands as it came, what is not told says so', () => {
  expect([
    labelInvoiceType(t, 'NOTICE'),
    labelInvoiceType(t, 'ODD'),
    labelInvoiceType(t, null),
  ]).toEqual(['Notice', 'ODD', null])
  expect([
    labelPaymentType(t, 'DIRECT_PAYMENT'),
    labelPaymentType(t, 'ODD'),
    labelPaymentType(t, null),
  ]).toEqual(['Paid to the creditor', 'ODD', 'Payment, recipient unknown'])
  expect([
    labelDocumentType(t, 'ATTACHMENT'),
    labelDocumentType(t, 'ODD'),
    labelDocumentType(t, ''),
  ]).toEqual(['Attachment', 'ODD', 'Unknown type'])
  expect([
    labelInvoiceActivity(t, 'PAUSED'),
    labelInvoiceActivity(t, 'ODD'),
    labelInvoiceActivity(t, undefined),
  ]).toEqual(['Paused', 'ODD', 'Unknown event'])
  expect(describeDebtor(t, { type: 'COMPANY', role: 'PRIMARY_DEBTOR' })).toBe('company, primary')
  expect(describeDebtor(t, { type: null, role: 'HEIR' })).toBe('HEIR')
})
