import type { Customer } from '@/lib/contracts/receivables/customers'

/** A customer as it is stored: what a read answers, fields that the contract does not know included. */
export type StoredCustomer = Customer & { [unknownField: string]: unknown }

/** The columns that a list searches and orders by, taken from what is stored. Case is folded here, by one rule for both databases; accents stay. */
export function columnsOf(clientNo: number, customerNo: string, data: StoredCustomer) {
  const emails = [data.emailAddressDocument, data.secondaryEmailAddress].flatMap((list) => (Array.isArray(list) ? list : []))
  return {
    clientNo,
    customerNo,
    data,
    sortNo: sortable(customerNo),
    name: sortKey(data.name),
    organizationNo: sortKey(data.organizationNo),
    city: sortKey(data.postalAddress?.cityName),
    search: [data.name, customerNo, data.organizationNo, ...emails].map(folded).join('\n'),
  }
}

/** Text as searches compare it. */
export function folded(text: unknown): string {
  return typeof text === 'string' ? text.normalize('NFC').toLowerCase() : ''
}

/** An index entry has a greatest size, a name has none. Nothing stands after everything, and so do marks that no name begins with (assumed). */
function sortKey(text: unknown): string {
  const key = folded(text).slice(0, 200).toWellFormed()
  return /^[\p{L}\p{N}]/u.test(key) ? key : `\uffff${key}`
}

/** Numbers in the order of their value, before anything else. */
const sortable = (customerNo: string) => (/^\d+$/.test(customerNo) ? customerNo.padStart(40, '0') : customerNo)
