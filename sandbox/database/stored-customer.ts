import type { Customer } from '@/lib/contracts/receivables/customers'

/**
 * A customer as it is stored: what a read answers, fields that the contract does not know included.
 */
export type StoredCustomer = Customer & { [unknownField: string]: unknown }

/**
 * What a list searches and orders a customer by. Case is folded here, by one rule for both
 * databases; accents stay.
 */
export function toListedCustomer(customerNo: string, data: StoredCustomer) {
  const emails = [data.emailAddressDocument, data.secondaryEmailAddress].flatMap((list) =>
    Array.isArray(list) ? list : [],
  )
  return {
    sortNo: toSortableNo(customerNo),
    name: toSortKey(data.name),
    organizationNo: toSortKey(data.organizationNo),
    city: toSortKey(data.postalAddress?.cityName),
    search: [data.name, customerNo, data.organizationNo, ...emails].map(normalizeCase).join('\n'),
  }
}

/** Text as searches compare it. */
export function normalizeCase(text: unknown): string {
  return typeof text === 'string' ? text.normalize('NFC').toLowerCase() : ''
}

/**
 * Null for a blank. An index entry has a greatest size, a name has none. Marks that no name begins
 * with stand after all letters (assumed).
 */
export function toSortKey(text: unknown): string | null {
  const key = normalizeCase(text).trim().slice(0, 200).toWellFormed()
  if (key === '') return null
  return /^[\p{L}\p{N}]/u.test(key) ? key : `\uffff${key}`
}

/** Numbers in the order of their value, before anything else. */
const toSortableNo = (customerNo: string) =>
  /^\d+$/.test(customerNo) ? customerNo.padStart(40, '0') : customerNo
