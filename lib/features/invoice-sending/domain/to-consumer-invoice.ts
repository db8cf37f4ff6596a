import type {
  B2cInvoice,
  DanishInvoice,
  SwedishInvoice,
} from '@/lib/contracts/distribution/send-b2c'
import type { DocumentTotals } from './document-totals'
import type { DocumentField, TypedDocument } from './typed-document'

type Named = Partial<Record<string, DocumentField>>

const invoiceeFields = {
  CustomerNo: 'customerNo',
  EinvoiceIdentifier: 'einvoiceIdentifier',
  NationalId: 'nationalId',
  Name: 'name',
  Address1: 'address1',
  Address2: 'address2',
  Address3: 'address3',
  City: 'city',
  PostCode: 'postCode',
  CountryCode: 'country',
  Email: 'email',
  Mobile: 'mobile',
  Reference: 'buyerReference',
} as const satisfies Named

const invoicerFields = {
  CompanyRegNo: 'senderOrganizationNo',
  Name: 'senderName',
  Address1: 'senderStreet',
  City: 'senderCity',
  PostCode: 'senderPostCode',
  CountryCode: 'senderCountry',
  Email: 'senderEmail',
} as const satisfies Named

/** The fields that are typed, under the service's names; blank ones are left out. */
export function nameFields<Names extends Named>(
  { fields }: TypedDocument,
  names: Names,
): Partial<Record<keyof Names & string, string>> {
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, field]) => {
      const text = field ? fields[field].trim() : ''
      return text === '' ? [] : [[name, text]]
    }),
  ) as Partial<Record<keyof Names & string, string>>
}

export const toInvoicer = (typed: TypedDocument) => nameFields(typed, invoicerFields)

/** A day as the service writes a birth date: DDMMYYYY. */
const toBirthDate = (day: string) => {
  const [year, month, date] = day.trim().split('-')
  return year && month && date ? { BirthDate: `${date}${month}${year}` } : {}
}

const languages: Record<string, string> = { NO: 'NO', SE: 'SV', DK: 'DA', FI: 'FI' }

/**
 * The flat body of an invoice to a private person of what was typed, with the payment details of the
 * sender's country. Amounts are texts of two decimals (upstream-facts.md 1.3).
 */
export function toConsumerInvoice(
  typed: TypedDocument,
  totals: DocumentTotals,
  identifier: string,
): B2cInvoice & SwedishInvoice & DanishInvoice {
  const { fields, files } = typed
  const country = fields.senderCountry.trim().toUpperCase()
  const pdf = files.find(({ contentType }) => contentType === 'application/pdf')
  return {
    Identifier: identifier,
    Channel: fields.channel || 'EINVOICE',
    DocumentCode: '380',
    MessageType: 'B2C',
    LanguageID: languages[country] ?? 'EN',
    ...nameFields(typed, {
      InvoiceNo: 'number',
      InvoiceDate: 'issueDate',
      DueDate: 'dueDate',
      Note: 'note',
      OrderDescription: 'orderReference',
    }),
    CurrencyCode: fields.currency.trim().toUpperCase(),
    AmountExVat: totals.net,
    VatAmount: totals.vat,
    Amount: totals.gross,
    ...(pdf && { FreeText: pdf.content }),
    Invoicee: { ...nameFields(typed, invoiceeFields), ...toBirthDate(fields.birthDate) },
    Invoicer: toInvoicer(typed),
    LineDetails: totals.lines.map((line, at) => ({
      LineNo: String(at + 1),
      ...(line.text && { Description: line.text }),
      Quantity: line.quantity,
      UnitCode: line.unit,
      UnitPrice: line.price,
      VatPercent: line.rate,
      VatAmount: line.vat,
      AmountExVat: line.net,
      Amount: line.gross,
    })),
    PaymentInfo: toPaymentInfo(typed, country),
  }
}

function toPaymentInfo({ fields }: TypedDocument, country: string) {
  const reference = fields.paymentReference.replace(/\s/g, '')
  const account = fields.account.replace(/[\s.]/g, '')
  const other = account ? { OtherPaymentInfo: [{ Type: 'ACCOUNT', Value: account }] } : {}
  if (country === 'SE')
    return {
      ...(reference && { OCR: reference }),
      ...(fields.bankgiro.trim() && { BankgiroNo: fields.bankgiro.replace(/\D/g, '') }),
      ...(fields.plusgiro.trim() && { PlusgiroNo: fields.plusgiro.replace(/\D/g, '') }),
      ...other,
    }
  if (country === 'DK')
    return {
      ...(fields.fikCardType && { FikCardType: fields.fikCardType.trim() }),
      ...(reference && { FikPaymentId: reference }),
      ...(fields.fikCreditorNo && { FikCreditorNo: fields.fikCreditorNo.replace(/\D/g, '') }),
      ...other,
    }
  return { ...(reference && { KID: reference }), ...other }
}
