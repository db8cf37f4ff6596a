import * as z from 'zod'
import { ExactNumber } from '../exact-number'
import { CalendarDate, SentDecimal } from '../formats'
import { markAssumed, markPubliclySeen, openEnum, withExpected } from '../source'

/**
 * The seven fields of the postal address field group (PAFG): postalAddress without its name
 * (interface.md 2.1, rule 2).
 */
export const addressGroup = [
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'postalCode',
  'cityName',
  'countryText',
  'countryCode',
] as const

const text = z.string()

/** The postal address: the group of seven, and the name, which is outside the group. */
const postalAddress = {
  name: text,
  addressLine1: text,
  addressLine2: text,
  addressLine3: text,
  postalCode: text,
  cityName: text,
  countryText: text,
  countryCode: text,
}

type FieldKinds = {
  date: z.ZodType<string>
  integer: z.ZodType<ExactNumber>
  decimal: z.ZodType<ExactNumber>
  object: (shape: z.ZodRawShape) => z.ZodType
}

/**
 * The fields of a customer (interface.md 2.1). Values in `openEnum` were seen in public
 * documentation, those of `withExpected` are guessed; no full list exists.
 *
 * @param kinds what a date, an integer, a decimal and an object must be: strict where we send,
 *   lenient where an upstream answers.
 */
export function buildCustomerFields<O extends FieldKinds>(kinds: O) {
  return {
    customerNo: text,
    name: text,
    postalAddress: kinds.object(postalAddress),
    customerCategory: withExpected(openEnum('CONS'), 'COMP'),
    emailAddressDocument: z.array(text),
    secondaryEmailAddress: z.array(text),
    phoneNo: text,
    secondaryPhoneNo: text,
    organizationNo: text,
    ssn: text,
    ssnCountry: withExpected(openEnum('NO'), 'SE', 'DK', 'FI'),
    dateOfBirth: kinds.date,
    yearOfBirth: kinds.integer,
    informalName: text,
    customerGroupCode: openEnum('VIP'),
    priceNetOrGross: withExpected(openEnum('B'), 'N'),
    language: withExpected(openEnum('no', 'en'), 'nb', 'nn', 'sv', 'da', 'fi'),
    currency: withExpected(openEnum('NOK'), 'SEK', 'DKK', 'EUR'),
    distribution: kinds.object({ type: openEnum('H', 'M'), einvoiceCode: kinds.integer }),
    sellerReference: text,
    buyerReference: text,
    bankAccountNo: text,
    stopReminderUntil: kinds.date,
    stopReminderMemo: text,
    stopDebtCollectionUntil: kinds.date,
    stopDebtCollectionMemo: text,
    stopInterestCalcUntil: kinds.date,
    stopInterestCalcMemo: text,
    efakturaBlockIds: z.array(text),
    peppolBlockIds: z.array(text),
    digipostBlockIds: z.array(text),
    dueDays: kinds.integer,
    vatLiable: z.boolean(),
    limitAmount: kinds.decimal,
    discountRate: kinds.decimal,
    activeStatusWeb: withExpected(openEnum('Passive'), 'Active'),
    customerMessage: text,
    options: z.array(openEnum('NoUpdatePostalReturn')),
  }
}

/** What a read adds to the fields of an update: seen in a public sample of the same interface. */
export const readOnlyFields = {
  clientNo: markPubliclySeen(ExactNumber),
  accountNo: markPubliclySeen(ExactNumber),
  postalReturnStatus: markPubliclySeen(ExactNumber),
  postalReturnDate: markPubliclySeen(z.string()),
  organizationNoScheme: markPubliclySeen(z.string()),
  registrationStatusCode: markPubliclySeen(z.string()),
  registrationStatusDate: markPubliclySeen(z.string()),
  postalAddressChanged: markPubliclySeen(z.string()),
}

/**
 * Customer fields that arrive masked in a browser: identity numbers, birth dates, bank accounts
 * (architecture.md, section 3).
 */
export const sensitiveCustomerFields = ['ssn', 'dateOfBirth', 'bankAccountNo'] as const

export const strict = { date: CalendarDate, integer: z.int(), decimal: SentDecimal }
export const lenient = { date: z.string(), integer: ExactNumber, decimal: ExactNumber }

/**
 * A page of a list (public documentation: names in a query are lower case; a page holds 100 by
 * default and 1,000 at most).
 */
export const pageQuery = {
  pageno: markPubliclySeen(z.coerce.number().int().min(1).optional()),
  pagesize: markPubliclySeen(z.coerce.number().int().min(1).optional()),
  maximumcount: markPubliclySeen(z.coerce.number().int().min(1).optional()),
  query: markPubliclySeen(z.string().max(100).optional()),
}

/**
 * Search and order of the customer list: interface.md names the list and shows no parameter, so
 * both are assumed.
 */
export const customerListQuery = {
  ...pageQuery,
  search: markAssumed(z.string().max(200).optional()),
  orderby: markAssumed(
    z
      .string()
      .regex(/^-?[A-Za-z.]{1,40}$/)
      .optional(),
  ),
}
