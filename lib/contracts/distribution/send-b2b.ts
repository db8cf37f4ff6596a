import { markAssumed } from '../source'
import { Identifier } from './send-answer'
import { UblCreditNote, UblInvoice } from './ubl-document'

/**
 * The sender's own identifier, beside the elements of UBL. That it stands in the body is assumed by
 * analogy with the consumer invoice.
 */
const named = { Identifier: markAssumed(Identifier) }

/** A business document as it is sent. */
export const B2bInvoice = UblInvoice.extend(named)
export const B2bCreditNote = UblCreditNote.extend(named)

/** What of a business document is hidden: accounts, cards, and files. */
export const sensitiveUblFields = [
  'PayeeFinancialAccount',
  'PayerFinancialAccount',
  'CardAccount',
  'EmbeddedDocumentBinaryObject',
] as const

const amount = (Value: string) => ({ Value, CurrencyID: 'NOK' })
const makeParty = (number: string, RegistrationName: string) => ({
  Party: {
    EndpointID: { Value: number, SchemeID: '0192' },
    PartyLegalEntity: [{ RegistrationName }],
  },
})
const line = { ID: '1', LineExtensionAmount: amount('1000.40') }

/** What an invoice and a credit note have in common, by an example. */
const document = {
  Identifier: 's-20260312-7k2m9q0xvd',
  ID: '2026-10442',
  IssueDate: '2026-03-12',
  DocumentCurrencyCode: 'NOK',
  BuyerReference: 'Order desk',
  AccountingSupplierParty: makeParty('974760673', 'Nordkust Energi AS'),
  AccountingCustomerParty: makeParty('984842252', 'Fjellheim Rør og Varme AS'),
  TaxTotal: [{ TaxAmount: amount('250.10') }],
  LegalMonetaryTotal: {
    LineExtensionAmount: amount('1000.40'),
    TaxExclusiveAmount: amount('1000.40'),
    TaxInclusiveAmount: amount('1250.50'),
    PayableAmount: amount('1250.50'),
  },
}
export const b2bInvoiceExample = { ...document, InvoiceTypeCode: '380', InvoiceLine: [line] }
export const b2bCreditNoteExample = {
  ...document,
  CreditNoteTypeCode: '381',
  CreditNoteLine: [line],
}
