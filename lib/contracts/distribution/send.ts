import { defineOperation } from '../operation'
import { markAssumed, markPubliclySeen } from '../source'
import { send } from './send-answer'
import {
  B2bCreditNote,
  B2bInvoice,
  b2bCreditNoteExample,
  b2bInvoiceExample,
  sensitiveUblFields,
} from './send-b2b'
import {
  B2cInvoice,
  b2cExample,
  DanishInvoice,
  SwedishInvoice,
  sensitiveInvoiceFields,
} from './send-b2c'
import { B2cLetter } from './send-letter'

const company = { query: { CompanyId: 501 } }

/** What bears an invoice number, however it goes out: two of one number may be the same invoice. */
const sendsOfInvoices = [
  ...['sendB2bInvoice', 'sendB2cInvoice', 'sendB2cDanishInvoice', 'sendB2cSwedishInvoice'],
  'sendB2cLetter',
]
const sendOfInvoice = { ...send, oneAtATimeWith: sendsOfInvoices }

/** Sends an invoice to a business over the Peppol network. */
export const sendB2bInvoice = defineOperation({
  ...sendOfInvoice,
  name: 'sendB2bInvoice',
  path: '/send/ehf30/invoice',
  summary: 'Send an invoice to a business',
  source: 'assumed',
  body: markAssumed(B2bInvoice),
  target: ({ body }) => body.Identifier,
  sensitive: sensitiveUblFields,
  example: { ...company, body: b2bInvoiceExample },
})

/** Sends a credit note to a business over the Peppol network. */
export const sendB2bCreditNote = defineOperation({
  ...send,
  name: 'sendB2bCreditNote',
  path: '/send/ehf30/creditnote',
  summary: 'Send a credit note to a business',
  source: 'public',
  body: markPubliclySeen(B2bCreditNote),
  target: ({ body }) => body.Identifier,
  sensitive: sensitiveUblFields,
  example: { ...company, body: b2bCreditNoteExample },
})

/** Sends an invoice to a private person. */
export const sendB2cInvoice = defineOperation({
  ...sendOfInvoice,
  name: 'sendB2cInvoice',
  path: '/send/invoice',
  summary: 'Send an invoice to a private person',
  source: 'public',
  body: markPubliclySeen(B2cInvoice),
  target: ({ body }) => body.Identifier,
  sensitive: [...sensitiveInvoiceFields, 'OtherPaymentInfo'],
  example: { ...company, body: { ...b2cExample, PaymentInfo: { KID: '202610442008' } } },
})

/** Sends a letter to a private person. */
export const sendB2cLetter = defineOperation({
  ...sendOfInvoice,
  name: 'sendB2cLetter',
  path: '/send/letter',
  summary: 'Send a letter to a private person',
  source: 'public',
  body: markAssumed(B2cLetter),
  target: ({ body }) => body.Identifier,
  sensitive: ['Document'],
  example: {
    ...company,
    body: {
      Identifier: 's-20260312-7k2m9q0xvd',
      Document: 'JVBERi0xLjQK',
      Filename: 'letter.pdf',
      Reference: '10001',
      Recipient: {
        Name: 'Solveig Tveit',
        Address1: 'Storgata 7',
        PostCode: '0184',
        City: 'Oslo',
        CountryCode: 'NO',
      },
      Invoicer: { CompanyRegNo: '984842252', Name: 'Nordkust Energi AS' },
    },
  },
})

/** Sends an invoice to a private person in Denmark. */
export const sendB2cDanishInvoice = defineOperation({
  ...sendOfInvoice,
  name: 'sendB2cDanishInvoice',
  path: '/send/dk/invoice',
  summary: 'Send a Danish invoice to a private person',
  source: 'public',
  body: markAssumed(DanishInvoice),
  target: ({ body }) => body.Identifier,
  sensitive: [...sensitiveInvoiceFields, 'OtherPaymentInfo'],
  example: {
    ...company,
    body: {
      ...b2cExample,
      CurrencyCode: 'DKK',
      LanguageID: 'DA',
      PaymentInfo: {
        FikCardType: '71',
        FikPaymentId: '000000000010442',
        FikCreditorNo: '81234567',
      },
    },
  },
})

/** Sends an invoice to a private person in Sweden. */
export const sendB2cSwedishInvoice = defineOperation({
  ...sendOfInvoice,
  name: 'sendB2cSwedishInvoice',
  path: '/send/se/invoice',
  summary: 'Send a Swedish invoice to a private person',
  source: 'assumed',
  body: markAssumed(SwedishInvoice),
  target: ({ body }) => body.Identifier,
  sensitive: [...sensitiveInvoiceFields, 'OtherPaymentInfo', 'BankgiroNo', 'PlusgiroNo'],
  example: {
    ...company,
    body: {
      ...b2cExample,
      CurrencyCode: 'SEK',
      LanguageID: 'SV',
      PaymentInfo: { OCR: '2026104427', BankgiroNo: '9912346' },
    },
  },
})

/** Every operation that sends a document. */
export const sendOperations = {
  sendB2bInvoice,
  sendB2bCreditNote,
  sendB2cInvoice,
  sendB2cLetter,
  sendB2cDanishInvoice,
  sendB2cSwedishInvoice,
}
export type SendOperationName = keyof typeof sendOperations

export const sendOperationNames = Object.keys(sendOperations) as SendOperationName[]

/** True for an operation that sends a document. */
export const isSendOperation = (name: string): name is SendOperationName =>
  Object.hasOwn(sendOperations, name)
