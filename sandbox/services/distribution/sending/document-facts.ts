import type { SendOperationName } from '@/lib/contracts/distribution/send'
import { readCents, readList, readObject, readPath, readText } from './read-fields'

/** What the service makes of a document, whatever the shape of its body. */
export type DocumentFacts = {
  identifier: string
  type: 'Invoice' | 'CreditNote' | 'Letter'
  number: string | null
  issued: string | null
  due: string | null
  /** Who gets it. */
  name: string | null
  customerNo: string | null
  /** Hundredths of the currency. */
  amount: number | null
  amountExVat: number | null
  reference: string | null
  /** The channel that is asked for, in the service's words. */
  channel: string
  filename: string
  /** The document itself in base64, where one came along. */
  document: string | null
  body: Record<string, unknown>
}

/** The facts of a document. */
export function readDocument(
  operation: SendOperationName,
  given: Record<string, unknown>,
): DocumentFacts {
  if (operation === 'sendB2bInvoice' || operation === 'sendB2bCreditNote')
    return readBusinessDocument(operation, given)
  return operation === 'sendB2cLetter' ? readLetter(given) : readConsumerInvoice(operation, given)
}

function readBusinessDocument(operation: SendOperationName, body: Record<string, unknown>) {
  const totals = readObject(body.LegalMonetaryTotal)
  const buyer = readPath(body, 'AccountingCustomerParty', 'Party')
  const number = readText(body.ID)
  return {
    identifier: readText(body.Identifier) ?? '',
    type: operation === 'sendB2bInvoice' ? ('Invoice' as const) : ('CreditNote' as const),
    number,
    issued: readText(body.IssueDate),
    due: readText(body.DueDate) ?? readText(readPath(body, 'PaymentMeans', 'PaymentDueDate')),
    name:
      readText(readPath(buyer, 'PartyLegalEntity', 'RegistrationName')) ??
      readText(readPath(buyer, 'PartyName', 'Name')),
    customerNo: null,
    amount: readCents(totals.PayableAmount),
    amountExVat: readCents(totals.TaxExclusiveAmount),
    reference: readText(readPath(body, 'PaymentMeans', 'PaymentID')),
    channel: 'Peppol',
    filename: `${number ?? 'document'}.xml`,
    document: null,
    body,
  }
}

const channels: Record<string, string> = {
  EINVOICE: 'eFaktura',
  EFAKTURA: 'eFaktura',
  DIGIPOST: 'Digipost',
  EMAIL: 'E-mail',
  PRINT: 'Print',
  PAPER: 'Print',
  KIVRA: 'Kivra',
}
const usualChannels: Partial<Record<SendOperationName, string>> = {
  sendB2cSwedishInvoice: 'Kivra',
  sendB2cDanishInvoice: 'Print',
}

function readConsumerInvoice(operation: SendOperationName, body: Record<string, unknown>) {
  const asked = readText(body.Channel)?.toUpperCase() ?? 'EINVOICE'
  const payment = readObject(body.PaymentInfo)
  const lines = readList(body.LineDetails)
  const usual = asked === 'EINVOICE' ? usualChannels[operation] : undefined
  const number = readText(body.InvoiceNo)
  return {
    identifier: readText(body.Identifier) ?? '',
    type: readText(body.DocumentCode) === '381' ? ('CreditNote' as const) : ('Invoice' as const),
    number,
    issued: readText(body.InvoiceDate),
    due: readText(body.DueDate),
    name: readText(readPath(body, 'Invoicee', 'Name')),
    customerNo: readText(readPath(body, 'Invoicee', 'CustomerNo')),
    amount: readCents(body.Amount) ?? sumCents(lines, 'Amount'),
    amountExVat: readCents(body.AmountExVat) ?? sumCents(lines, 'AmountExVat'),
    reference: readText(payment.KID) ?? readText(payment.OCR) ?? readText(payment.FikPaymentId),
    channel: usual ?? channels[asked] ?? asked,
    filename: `${number ?? 'invoice'}.pdf`,
    document: readText(body.FreeText),
    body,
  }
}

function readLetter(body: Record<string, unknown>) {
  const number = readText(body.Reference)
  return {
    identifier: readText(body.Identifier) ?? '',
    type: 'Letter' as const,
    number,
    issued: null,
    due: null,
    name: readText(readPath(body, 'Recipient', 'Name')),
    customerNo: readText(body.CustomerNo),
    amount: null,
    amountExVat: null,
    reference: null,
    channel: 'Print',
    filename: readText(body.Filename) ?? `${number ?? 'letter'}.pdf`,
    document: readText(body.Document),
    body,
  }
}

/** The sum of one amount over all lines; null where a line does not tell it. */
export function sumCents(lines: Record<string, unknown>[], field: string): number | null {
  const amounts = lines.map((line) => readCents(line[field]))
  return lines.length === 0 || amounts.includes(null)
    ? null
    : amounts.reduce<number>((sum, each) => sum + (each ?? 0), 0)
}
