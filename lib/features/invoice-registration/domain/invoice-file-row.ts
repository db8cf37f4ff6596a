import type { NewCollectionInvoice } from '@/lib/contracts/collection/create-invoices'
import { isCalendarDate, toIsoDate } from '@/lib/shared/dates/calendar-date'
import { isDecimalText, parseDecimal } from '@/lib/shared/numbers/number-input'
import { isRounded } from '@/lib/shared/references/reference-text'
import {
  type InvoiceField,
  type InvoiceFormValues,
  invoiceFields,
  knownTypes,
} from './invoice-file-columns'

/** Why a field cannot be sent as it stands: the row is refused. */
export type Refusal =
  | 'missing'
  | 'notNumber'
  | 'tooManyDigits'
  | 'notPositive'
  | 'notCurrency'
  | 'notDate'
  | 'notYesNo'
  | 'notCountry'
  | 'rounded'
  | 'tooLong'
/** What may be right and looks wrong: the row is sent only when a person says so. */
export type Warning =
  | 'decimals'
  | 'dueBeforeInvoice'
  | 'notYetDue'
  | 'unknownType'
  | 'notEmail'
  | 'noNumber'
  | 'noDueDate'
  | 'noDebtor'

export type InvoiceFinding = { field: InvoiceField } & (
  | { is: 'refused'; why: Refusal }
  | { is: 'warned'; why: Warning }
)

/**
 * The longest of each text that is sent. An id and an invoice number must be found again through
 * the list, which takes so many.
 */
const getMaxLength = (field: InvoiceField) => maxLengths[field] ?? 1_000
const maxLengths: Partial<Record<InvoiceField, number>> = {
  uniqueSourceInvoiceId: 200,
  invoiceNumber: 100,
}

const dates = ['invoiceDate', 'dueDate', 'collectionNoticeDate', 'debtorDateOfBirth'] as const
const yesOrNo = ['vat', 'fees'] as const
const roundableFields = [
  'uniqueSourceInvoiceId',
  'invoiceNumber',
  'ocrReferenceNumber',
  'debtorCustomerNumber',
  'debtorOrganizationNumber',
] as const

/**
 * Judges what was typed of an invoice. Which fields the upstream requires is not shown
 * (interface.md 4.9): here an amount and its currency suffice.
 *
 * @param today YYYY-MM-DD, to tell what is not due yet.
 */
export const checkInvoiceValues = (typed: InvoiceFormValues, today: string): InvoiceFinding[] =>
  checkTrimmedValues(trimInvoiceValues(typed), today)

/** The same of values that have no blanks around them. */
export function checkTrimmedValues(entry: InvoiceFormValues, today: string): InvoiceFinding[] {
  const found = [...listRefusals(entry), ...listWarnings(entry, today)]
  return found.length < 2
    ? found
    : found.sort((one, other) => getFieldIndex(one) - getFieldIndex(other))
}

const debtorFields = invoiceFields.filter((field) => field.startsWith('debtor'))

const getFieldIndex = ({ field }: InvoiceFinding) => invoiceFields.indexOf(field)

function listRefusals(entry: InvoiceFormValues): InvoiceFinding[] {
  const found: InvoiceFinding[] = []
  const add = (field: InvoiceField, why: Refusal | null) => {
    if (why) found.push({ field, is: 'refused', why })
  }
  add('originalInvoiceAmount', findAmountRefusal(entry.originalInvoiceAmount))
  add('currency', findCurrencyRefusal(entry.currency))
  const country = entry.debtorCountryCode
  if (country !== undefined && !/^[A-Za-z]{2,3}$/.test(country))
    add('debtorCountryCode', 'notCountry')
  for (const field of dates)
    if (entry[field] !== undefined && !parseTypedDay(entry[field])) add(field, 'notDate')
  for (const field of yesOrNo)
    if (entry[field] !== undefined && parseYesNo(entry[field]) === null) add(field, 'notYesNo')
  for (const field of roundableFields)
    if (entry[field] !== undefined && isRounded(entry[field])) add(field, 'rounded')
  for (const field of invoiceFields)
    if (entry[field] !== undefined && entry[field].length > getMaxLength(field))
      add(field, 'tooLong')
  return found
}

function findCurrencyRefusal(currency: string | undefined): Refusal | null {
  if (currency === undefined) return 'missing'
  return /^[A-Za-z]{3}$/.test(currency) ? null : 'notCurrency'
}

/** Why an amount cannot be sent as it was typed, or null. */
export function findAmountRefusal(typed: string | undefined): Refusal | null {
  if (typed === undefined) return 'missing'
  if (!isDecimalText(typed)) return 'notNumber'
  const amount = parseDecimal(typed)
  if (amount === null) return 'tooManyDigits'
  return amount > 0 ? null : 'notPositive'
}

/** Whether what is read as decimals may be meant as thousands: `1.250`. */
export const mayMeanThousands = (typed: string) => /[.,]\d{3,}$/.test(typed)

function listWarnings(entry: InvoiceFormValues, today: string): InvoiceFinding[] {
  const [invoiced, due] = [parseTypedDay(entry.invoiceDate), parseTypedDay(entry.dueDate)]
  const warned: [InvoiceField, Warning, boolean][] = [
    ['originalInvoiceAmount', 'decimals', mayMeanThousands(entry.originalInvoiceAmount ?? '')],
    ['dueDate', 'dueBeforeInvoice', invoiced !== null && due !== null && due < invoiced],
    ['dueDate', 'notYetDue', due !== null && due >= today],
    ['dueDate', 'noDueDate', entry.dueDate === undefined],
    ['invoiceNumber', 'noNumber', entry.invoiceNumber === undefined],
    ['type', 'unknownType', entry.type !== undefined && !knownTypes.includes(entry.type)],
    [
      'debtorEmail',
      'notEmail',
      entry.debtorEmail !== undefined && !/^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(entry.debtorEmail),
    ],
    ['debtorName', 'noDebtor', !debtorFields.some((field) => entry[field] !== undefined)],
  ]
  return warned.flatMap(([field, why, holds]) =>
    holds ? [{ field, is: 'warned' as const, why }] : [],
  )
}

/**
 * The invoice as it is sent, from what was typed: only fields that hold something. To be asked for
 * only where nothing is refused.
 */
export function toNewInvoice(
  typed: InvoiceFormValues,
  uniqueSourceInvoiceId: string,
): NewCollectionInvoice & { uniqueSourceInvoiceId: string } {
  const entry = trimInvoiceValues(typed)
  const debtor = toDebtor(entry)
  return {
    uniqueSourceInvoiceId,
    ...omitMissing({
      type: entry.type,
      invoiceNumber: entry.invoiceNumber,
      originalInvoiceAmount: parseDecimal(entry.originalInvoiceAmount ?? ''),
      currency: entry.currency?.toUpperCase(),
      invoiceDate: parseTypedDay(entry.invoiceDate),
      dueDate: parseTypedDay(entry.dueDate),
      collectionNoticeDate: parseTypedDay(entry.collectionNoticeDate),
      description: entry.description,
      ocrReferenceNumber: entry.ocrReferenceNumber,
      vat: parseYesNo(entry.vat),
      fees: parseYesNo(entry.fees),
      debtors: debtor && [debtor],
    }),
  }
}

/** A debtor, or null where no field of it holds anything. Who is named alone owes first. */
export function toDebtor(entry: InvoiceFormValues, role = 'PRIMARY_DEBTOR') {
  const address = omitMissing({
    street: entry.debtorStreet,
    zipCode: entry.debtorZipCode,
    city: entry.debtorCity,
    countryCode: entry.debtorCountryCode,
  })
  const phone = omitMissing({ countryCode: entry.debtorPhoneCountryCode, value: entry.debtorPhone })
  const fields = omitMissing({
    type: entry.debtorType,
    name: entry.debtorName,
    firstname: entry.debtorFirstname,
    lastname: entry.debtorLastname,
    customerNumber: entry.debtorCustomerNumber,
    identificationNumber: entry.debtorIdentificationNumber,
    organizationNumber: entry.debtorOrganizationNumber,
    dateOfBirth: parseTypedDay(entry.debtorDateOfBirth),
    emails: entry.debtorEmail === undefined ? null : [{ value: entry.debtorEmail }],
    phoneNumbers: isNothing(phone) ? null : [phone],
    addresses: isNothing(address) ? null : [address],
  })
  return isNothing(fields) ? null : { role, ...fields }
}

const isNothing = (fields: object) => Object.keys(fields).length === 0

/** What was typed without blanks around it, and without fields that hold none. */
export function trimInvoiceValues(typed: InvoiceFormValues): InvoiceFormValues {
  const entry: InvoiceFormValues = {}
  for (const field of invoiceFields) {
    const text = typed[field]?.trim()
    if (text) entry[field] = text
  }
  return entry
}

type Present<Fields> = { [Key in keyof Fields]?: NonNullable<Fields[Key]> }
const omitMissing = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as Present<Fields>

/**
 * The day that a text holds, YYYY-MM-DD, or null: as ISO writes it, with a midnight behind it or
 * not, or day first with points or dashes.
 */
export function parseTypedDay(typed: string | undefined): string | null {
  if (typed === undefined || typed.includes('/')) return null
  const day = toIsoDate(typed.trim().replace(/[T ]00:00(?::00(?:\.0+)?)?Z?$/, ''))
  return isCalendarDate(day) ? day : null
}

const yes = ['yes', 'y', 'true', '1', 'x']
const no = ['no', 'n', 'false', '0']

/** Yes or no, or null for anything else. */
function parseYesNo(typed: string | undefined): boolean | null {
  const word = typed?.toLowerCase() ?? ''
  return yes.includes(word) ? true : no.includes(word) ? false : null
}

/**
 * Where each field of an entry stands on the wire, so that what an upstream refuses of it finds it.
 */
export const wirePaths: Record<InvoiceField, string> = {
  uniqueSourceInvoiceId: 'uniqueSourceInvoiceId',
  invoiceNumber: 'invoiceNumber',
  type: 'type',
  originalInvoiceAmount: 'originalInvoiceAmount',
  currency: 'currency',
  invoiceDate: 'invoiceDate',
  dueDate: 'dueDate',
  collectionNoticeDate: 'collectionNoticeDate',
  description: 'description',
  ocrReferenceNumber: 'ocrReferenceNumber',
  vat: 'vat',
  fees: 'fees',
  debtorType: 'debtors.type',
  debtorName: 'debtors.name',
  debtorFirstname: 'debtors.firstname',
  debtorLastname: 'debtors.lastname',
  debtorCustomerNumber: 'debtors.customerNumber',
  debtorIdentificationNumber: 'debtors.identificationNumber',
  debtorOrganizationNumber: 'debtors.organizationNumber',
  debtorDateOfBirth: 'debtors.dateOfBirth',
  debtorEmail: 'debtors.emails.value',
  debtorPhoneCountryCode: 'debtors.phoneNumbers.countryCode',
  debtorPhone: 'debtors.phoneNumbers.value',
  debtorStreet: 'debtors.addresses.street',
  debtorZipCode: 'debtors.addresses.zipCode',
  debtorCity: 'debtors.addresses.city',
  debtorCountryCode: 'debtors.addresses.countryCode',
}
