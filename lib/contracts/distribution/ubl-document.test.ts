import { expect, test } from 'vitest'
import { getSource } from '../source'
import { UblCreditNote, UblInvoice } from './ubl-document'

const amount = { Value: '100.00', CurrencyID: 'NOK' }

test('a body of one line passes as it stands', () => {
  const body = {
    ID: '1001',
    IssueDate: '2026-11-20',
    Note: ['Thank you'],
    AccountingSupplierParty: { Party: { EndpointID: { Value: '984842252', SchemeID: '0192' } } },
    InvoiceLine: [{ ID: '1', LineExtensionAmount: amount, Item: { Name: 'Rent' } }],
  }
  expect(UblInvoice.parse(body)).toEqual(body)
})

test.each([
  ['a number for an amount', { LegalMonetaryTotal: { PayableAmount: { Value: 100 } } }],
  ['a decimal comma', { LegalMonetaryTotal: { PayableAmount: { Value: '100,00' } } }],
  ['an exponent', { LegalMonetaryTotal: { PayableAmount: { Value: '1e3' } } }],
  ['a day that is none', { IssueDate: '2026-02-30' }],
  ['an element that nobody knows', { Remark: 'x' }],
  ['a single reference', { BillingReference: { InvoiceDocumentReference: { ID: '1' } } }],
  [
    'a file that is not base64',
    {
      AdditionalDocumentReference: [
        { Attachment: { EmbeddedDocumentBinaryObject: { Value: '<svg>' } } },
      ],
    },
  ],
])('%s is refused', (_, body) => expect(UblInvoice.safeParse(body).success).toBe(false))

test('each kind has its own type code, quantity and lines', () => {
  expect(UblInvoice.safeParse({ CreditNoteLine: [] }).success).toBe(false)
  expect(UblCreditNote.safeParse({ InvoiceLine: [] }).success).toBe(false)
  expect(UblCreditNote.safeParse({ DueDate: '2026-11-20' }).success).toBe(false)
})

test('names are public, and the form of arrays and amounts is assumed', () => {
  expect(getSource(UblInvoice.shape.ID)).toBe('public')
  expect(getSource(UblInvoice.shape.Note.unwrap())).toBe('assumed')
})
