import { expect, test } from 'vitest'
import { getSentNumber, isSameKind } from './sent-number'

test.each([
  ['an invoice to a business', 'sendB2bInvoice', { ID: ' 7 ' }, '7'],
  ['a credit note', 'sendB2bCreditNote', { ID: '7' }, '7'],
  ['an invoice to a person', 'sendB2cInvoice', { InvoiceNo: '7', Invoicee: { ID: '8' } }, '7'],
  ['a letter', 'sendB2cLetter', { Reference: '7', ID: '8' }, '7'],
  ['a letter without one', 'sendB2cLetter', { CustomerNo: '8' }, ''],
  ['an invoice without one', 'sendB2bInvoice', { Reference: '7' }, ''],
  ['a number that is no text', 'sendB2cInvoice', { InvoiceNo: 7 }, ''],
])('the number of %s', (_, operation, body, number) =>
  expect(getSentNumber({ operation, body })).toBe(number),
)

test('a credit note is of another kind than all else', () => {
  expect(isSameKind('sendB2bInvoice', 'sendB2cLetter')).toBe(true)
  expect(isSameKind('sendB2bCreditNote', 'sendB2bCreditNote')).toBe(true)
  expect(isSameKind('sendB2bCreditNote', 'sendB2bInvoice')).toBe(false)
})
