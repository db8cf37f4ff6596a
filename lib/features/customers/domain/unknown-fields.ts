import type { Customer } from '@/lib/contracts/receivables/customers'
import { unreadKey } from '@/lib/shared/wire/unread-record'

/**
 * Every field of a customer that the contract knows. The browser gets the names only, not the
 * schema; the compiler holds the two together.
 */
const known: Record<keyof Customer, true> = {
  customerNo: true,
  name: true,
  postalAddress: true,
  customerCategory: true,
  emailAddressDocument: true,
  secondaryEmailAddress: true,
  phoneNo: true,
  secondaryPhoneNo: true,
  organizationNo: true,
  ssn: true,
  ssnCountry: true,
  dateOfBirth: true,
  yearOfBirth: true,
  informalName: true,
  customerGroupCode: true,
  priceNetOrGross: true,
  language: true,
  currency: true,
  distribution: true,
  sellerReference: true,
  buyerReference: true,
  bankAccountNo: true,
  stopReminderUntil: true,
  stopReminderMemo: true,
  stopDebtCollectionUntil: true,
  stopDebtCollectionMemo: true,
  stopInterestCalcUntil: true,
  stopInterestCalcMemo: true,
  efakturaBlockIds: true,
  peppolBlockIds: true,
  digipostBlockIds: true,
  dueDays: true,
  vatLiable: true,
  limitAmount: true,
  discountRate: true,
  activeStatusWeb: true,
  customerMessage: true,
  options: true,
  clientNo: true,
  accountNo: true,
  postalReturnStatus: true,
  postalReturnDate: true,
  organizationNoScheme: true,
  registrationStatusCode: true,
  registrationStatusDate: true,
  postalAddressChanged: true,
}

const customerFieldNames: ReadonlySet<string> = new Set(Object.keys(known))

/**
 * Fields of an answer that the contract does not know, with their raw values: kept, and shown as
 * they came.
 */
export function listUnknownFields(customer: Customer): [string, unknown][] {
  return Object.entries(customer).filter(
    ([name]) => !customerFieldNames.has(name) && name !== unreadKey,
  )
}
