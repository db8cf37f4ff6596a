import { describe, expect, test } from 'vitest'
import {
  debtorWords,
  documentTypeWords,
  happenedWords,
  invoiceStatusWords,
  invoiceTypeWords,
  paymentTypeWords,
  sizeInWords,
} from './collection-invoice-words'

describe('a collection invoice in one sentence', () => {
  test.each([
    [{ status: 'OPEN', type: 'PAYMENT_REMINDER', remainingAmount: 100 }, 'open', 'Open, as a payment reminder'],
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
    expect(invoiceStatusWords(invoice)).toEqual({ tone, words })
  })
})

test('what is not known stands as it came, what is not told says so', () => {
  expect([invoiceTypeWords('NOTICE'), invoiceTypeWords('ODD'), invoiceTypeWords(null)]).toEqual(['Notice', 'ODD', null])
  expect([paymentTypeWords('DIRECT_PAYMENT'), paymentTypeWords('ODD'), paymentTypeWords(null)]).toEqual([
    'Paid to the creditor',
    'ODD',
    'Payment, to whom is not told',
  ])
  expect([documentTypeWords('ATTACHMENT'), documentTypeWords('ODD'), documentTypeWords('')]).toEqual(['Attachment', 'ODD', 'Kind not told'])
  expect([happenedWords('PAUSED'), happenedWords('ODD'), happenedWords(undefined)]).toEqual(['Paused', 'ODD', 'What happened is not told'])
  expect(debtorWords({ type: 'COMPANY', role: 'PRIMARY_DEBTOR' })).toBe('company, primary')
  expect(debtorWords({ type: null, role: 'HEIR' })).toBe('HEIR')
})

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1500, '1,5 kB'],
  [84_321, '84 kB'],
  [2_300_000, '2,3 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words)
})
