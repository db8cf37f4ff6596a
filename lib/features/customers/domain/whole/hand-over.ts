import type { ExactNumber } from '@/lib/contracts/exact-number'
import type { Customer } from '@/lib/contracts/receivables/customers'
import type { InvoiceFormValues } from '@/lib/features/invoice-registration/domain/public'
import { parseDay } from '@/lib/shared/dates/calendar-date'
import { compareDecimals, parseAmount } from '@/lib/shared/numbers/money'
import { isMasked } from '@/lib/shared/wire/masks'
import { isHidden } from '../field-comparison'
import { listRunningStops } from '../stops'
import type { HandOverFacts } from './hand-over-facts'
import { type BalanceItem, countDaysLate, isOpen } from './receivable-items'

type StopFields = Parameters<typeof listRunningStops>[0]
type Item = BalanceItem &
  StopFields & {
    documentNo?: string | null
    documentDate?: string | null
    kid?: string | null
    originalAmount?: ExactNumber | null
    collectionLevel?: string | null
  }

/**
 * Why an item is not handed over to debt collection: nothing is owed on it (`paid`, `credit`), it is
 * there already, its collection or its customer's is stopped, it was not delivered, it is not late,
 * or part of it is paid, so that its amount there would be more than is owed (`partlyPaid`).
 * `noAmount`: nobody knows what is owed.
 */
export type HandOverMisfit =
  | 'paid'
  | 'credit'
  | 'noAmount'
  | 'inCollection'
  | 'stopped'
  | 'undelivered'
  | 'notDue'
  | 'partlyPaid'

/**
 * Why an item does not go to debt collection, or null. A stop of its customer holds it back
 * whatever the item says: rows of a list may carry no stops, or only their own.
 */
export function findHandOverMisfit(
  item: Item,
  customer: StopFields,
  { isInCollection, isUndelivered }: HandOverFacts,
  today: string,
): HandOverMisfit | null {
  if (!isOpen(item)) return 'paid'
  const [remaining, original] = [
    parseAmount(item.remainingAmount),
    parseAmount(item.originalAmount),
  ]
  if (remaining.is !== 'exact' || original.is !== 'exact') return 'noAmount'
  if (compareDecimals(remaining.decimal, '0') < 0) return 'credit'
  if (isInCollection || item.collectionLevel?.trim().toUpperCase() === 'COLLECTION')
    return 'inCollection'
  if (isHeldBack(item, today) || isHeldBack(customer, today)) return 'stopped'
  if (isUndelivered) return 'undelivered'
  if ((countDaysLate(item, today) ?? 1) <= 0) return 'notDue'
  return compareDecimals(remaining.decimal, original.decimal) === 0 ? null : 'partlyPaid'
}

const isHeldBack = (of: StopFields, today: string) =>
  listRunningStops(of, today).some(({ kind }) => kind !== 'interestCalc')

/**
 * True where nobody knows whether a stop holds an item back, because the item or its customer
 * leaves out the field. Who hands it over is warned and not kept from it: a service may never send
 * these fields.
 */
export const isStopUntold = (item: StopFields, customer: StopFields): boolean =>
  [item, customer].some(
    (of) => of.stopDebtCollectionUntil === undefined || of.stopReminderUntil === undefined,
  )

/**
 * An item as an invoice of debt collection, with its customer as the debtor. What is not known, and
 * what is masked in a browser, is left out.
 */
export function toNewInvoice(
  item: Item,
  customerNo: string,
  customer: Customer,
): InvoiceFormValues {
  return omitBlank({
    invoiceNumber: item.documentNo,
    originalInvoiceAmount: item.originalAmount,
    currency: item.currency,
    invoiceDate: parseDay(item.documentDate ?? ''),
    dueDate: parseDay(item.dueDate ?? ''),
    ocrReferenceNumber: item.kid,
    ...toDebtorValues(customerNo, customer),
  })
}

/** A customer as the debtor of an invoice: what is not known, and what is masked, is left out. */
export function toDebtorValues(customerNo: string, customer: Partial<Customer>): InvoiceFormValues {
  const { postalAddress: address } = customer
  const street = [address?.addressLine1, address?.addressLine2, address?.addressLine3]
  return omitBlank({
    debtorType: customer.organizationNo ? 'COMPANY' : null,
    debtorName: customer.name,
    debtorCustomerNumber: customerNo,
    debtorOrganizationNumber: customer.organizationNo,
    debtorEmail: customer.emailAddressDocument?.[0],
    debtorPhone: customer.phoneNo,
    debtorStreet: street.filter((line) => line?.trim()).join(', '),
    debtorZipCode: address?.postalCode,
    debtorCity: address?.cityName,
    debtorCountryCode: address?.countryCode,
  })
}

const omitBlank = (
  values: {
    [Field in keyof InvoiceFormValues]: ExactNumber | string | null | undefined
  },
): InvoiceFormValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      const text = value == null || isMasked(value) || isHidden(value) ? '' : String(value).trim()
      return text === '' ? [] : [[field, text]]
    }),
  )
