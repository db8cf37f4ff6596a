import * as z from 'zod'
import { CalendarDate } from '../formats'
import { defineRequest, markAssumed, markPubliclySeen } from '../source'
import { Identifier } from './send-answer'

const seen = <S extends z.ZodType>(schema: S) => markPubliclySeen(schema.optional())
const guessed = <S extends z.ZodType>(schema: S) => markAssumed(schema.optional())
const text = z.string().max(1_000)

/** An amount as this part of the service writes money: a text with two decimals. */
export const AmountText = z.string().regex(/^-?\d{1,12}\.\d{2}$/, 'an amount with two decimals')

/** A number with as many decimals as a price or a quantity has, as a text. */
const DecimalText = z.string().regex(/^-?\d{1,12}(\.\d{1,10})?$/, 'a decimal number')

/** A document as base64. Public pages show it of a PDF. */
export const Base64 = z.base64()

/** Who gets it. A birth date is eight digits: day, month, year. */
export const Invoicee = defineRequest({
  OrganizationNumber: seen(text),
  CustomerNo: seen(text),
  EinvoiceRef: seen(text),
  EinvoiceIdentifier: seen(text),
  NationalId: seen(text),
  BirthDate: seen(z.string().regex(/^\d{8}$/, 'DDMMYYYY')),
  Name: seen(text),
  Address1: seen(text),
  Address2: seen(text),
  Address3: seen(text),
  City: seen(text),
  PostCode: seen(text),
  CountryCode: seen(text),
  Email: seen(text),
  Mobile: seen(text),
  Reference: seen(text),
})
export type Invoicee = z.infer<typeof Invoicee>

/** Who sends it. Public pages name an address and not its fields, so those are the recipient's. */
export const Invoicer = defineRequest({
  CompanyRegNo: seen(text),
  Name: seen(text),
  Address1: guessed(text),
  Address2: guessed(text),
  Address3: guessed(text),
  City: guessed(text),
  PostCode: guessed(text),
  CountryCode: guessed(text),
  Email: seen(text),
  Phone: seen(text),
  WebAddress: seen(text),
})
export type Invoicer = z.infer<typeof Invoicer>

/** A line. Public pages say that its amounts are texts, and no name of a field. */
export const LineDetail = defineRequest({
  LineNo: guessed(text),
  ItemNo: guessed(text),
  Description: guessed(text),
  Quantity: guessed(DecimalText),
  UnitCode: guessed(text),
  UnitPrice: guessed(DecimalText),
  VatPercent: guessed(DecimalText),
  VatAmount: guessed(AmountText),
  AmountExVat: guessed(AmountText),
  Amount: guessed(AmountText),
})
export type LineDetail = z.infer<typeof LineDetail>

/** A reference or a payment detail: a kind, and its value. */
const TypedValue = defineRequest({ Type: text, Value: text })

/** How it is paid. What stands in OtherPaymentInfo is not shown; the pair is assumed. */
const paymentInfo = {
  KID: seen(text),
  OtherPaymentInfo: seen(z.array(markAssumed(TypedValue))),
}
export const PaymentInfo = defineRequest(paymentInfo)

const consumerInvoice = {
  Channel: seen(text),
  ChannelSettings: seen(
    defineRequest({
      Digipost: seen(defineRequest({ SenderId: seen(text) })),
      Email: seen(
        defineRequest({
          SenderName: seen(text),
          SenderEmailAddress: seen(text),
          Subject: seen(text),
        }),
      ),
    }),
  ),
  PaymentType: seen(text),
  DocumentCode: seen(text),
  Identifier: markPubliclySeen(Identifier),
  InvoiceNo: seen(text),
  InvoiceDate: seen(CalendarDate),
  DueDate: seen(CalendarDate),
  LanguageID: seen(text),
  FreeText: seen(Base64),
  ExternalUrl: seen(text),
  LayoutID: seen(text),
  Note: seen(z.string().max(10_000)),
  OrderDescription: seen(text),
  MessageType: seen(text),
  Invoicee: seen(Invoicee),
  Invoicer: seen(Invoicer),
  LineDetails: seen(z.array(LineDetail)),
  OtherReferences: seen(z.array(TypedValue)),
  CurrencyCode: guessed(text),
  AmountExVat: guessed(AmountText),
  VatAmount: guessed(AmountText),
  Amount: guessed(AmountText),
}

/**
 * An invoice to a private person, as one flat body. Public pages show every field but its currency
 * and its totals, which are assumed. Which fields are required is not shown.
 */
export const B2cInvoice = defineRequest({ ...consumerInvoice, PaymentInfo: seen(PaymentInfo) })
export type B2cInvoice = z.infer<typeof B2cInvoice>

/** The same in Sweden: paid to a giro, with an OCR reference. Assumed by analogy. */
export const SwedishInvoice = defineRequest({
  ...consumerInvoice,
  PaymentInfo: guessed(
    defineRequest({
      ...paymentInfo,
      OCR: guessed(text),
      BankgiroNo: guessed(text),
      PlusgiroNo: guessed(text),
    }),
  ),
})
export type SwedishInvoice = z.infer<typeof SwedishInvoice>

/** The same in Denmark: paid by a FIK slip, of a kind and a creditor number. Assumed by analogy. */
export const DanishInvoice = defineRequest({
  ...consumerInvoice,
  PaymentInfo: guessed(
    defineRequest({
      ...paymentInfo,
      FikCardType: guessed(text),
      FikPaymentId: guessed(text),
      FikCreditorNo: guessed(text),
    }),
  ),
})
export type DanishInvoice = z.infer<typeof DanishInvoice>

/** What of a consumer invoice is hidden: who somebody is, accounts, and the document itself. */
export const sensitiveInvoiceFields = ['NationalId', 'BirthDate', 'FreeText'] as const

/** An example of each country's body is this one with its own payment details. */
export const b2cExample = {
  Channel: 'EINVOICE',
  DocumentCode: '380',
  Identifier: 's-20260312-7k2m9q0xvd',
  InvoiceNo: '2026-10442',
  InvoiceDate: '2026-03-12',
  DueDate: '2026-03-26',
  LanguageID: 'NO',
  MessageType: 'B2C',
  CurrencyCode: 'NOK',
  AmountExVat: '1000.40',
  VatAmount: '250.10',
  Amount: '1250.50',
  Invoicee: {
    CustomerNo: '10001',
    Name: 'Solveig Tveit',
    Address1: 'Storgata 7',
    PostCode: '0184',
    City: 'Oslo',
    CountryCode: 'NO',
  },
  Invoicer: { CompanyRegNo: '984842252', Name: 'Nordkust Energi AS' },
  LineDetails: [
    {
      LineNo: '1',
      Description: 'Electricity',
      Quantity: '1',
      UnitPrice: '1000.40',
      VatPercent: '25',
      VatAmount: '250.10',
      AmountExVat: '1000.40',
      Amount: '1250.50',
    },
  ],
}
