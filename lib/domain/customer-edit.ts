import type { AddressField, Customer, CustomerUpdate } from '../contracts/receivables/customers'
import { addressGroup, addressToSend, groupOf, type KnownAddress } from './address-group'

/** What is typed into the form of a customer. Every text field holds a string; blank is the empty string. */
export type CustomerEntry = {
  name: string
  address: Record<AddressField, string>
  addressName: string
  phoneNo: string
  emailAddressDocument: string[]
}

/** A part of a customer that is kept, changed or chosen as one. The address group is one unit, so that two people's addresses never mix. */
export const customerUnits = ['name', 'address', 'addressName', 'phoneNo', 'emailAddressDocument'] as const
export type CustomerUnit = (typeof customerUnits)[number]

/** The form's values of a customer as it was read. What the read did not carry is typed as nothing. */
export function entryOf(customer: Customer): CustomerEntry {
  const group = groupOf(customer.postalAddress)
  return {
    name: customer.name ?? '',
    address: Object.fromEntries(addressGroup.map((field) => [field, group[field] ?? ''])) as Record<AddressField, string>,
    addressName: customer.postalAddress?.name ?? '',
    phoneNo: customer.phoneNo ?? '',
    emailAddressDocument: [...(customer.emailAddressDocument ?? [])],
  }
}

/** Rows of a list that hold something. An empty row is a place to type, not a value. */
export const filledRows = (rows: string[]) => rows.filter((row) => row.trim() !== '')

/**
 * What a person meant by what was typed: without blanks at the edges, where it differs from what stood there. A line of blanks alone is a blank line.
 */
export function tidied(before: CustomerEntry, typed: CustomerEntry): CustomerEntry {
  const trimmed = (was: string, is: string) => (is === was ? is : is.trim())
  return {
    name: trimmed(before.name, typed.name),
    address: Object.fromEntries(
      addressGroup.map((field) => [field, trimmed(before.address[field], typed.address[field])]),
    ) as CustomerEntry['address'],
    addressName: trimmed(before.addressName, typed.addressName),
    phoneNo: trimmed(before.phoneNo, typed.phoneNo),
    emailAddressDocument: typed.emailAddressDocument,
  }
}

/** The units in which two entries differ: a real difference, not a touched field. */
export function unitsChanged(before: CustomerEntry, after: CustomerEntry): CustomerUnit[] {
  return customerUnits.filter((unit) => !sameUnit(unit, before, after))
}

/** True when two entries hold the same in a unit. */
export function sameUnit(unit: CustomerUnit, left: CustomerEntry, right: CustomerEntry): boolean {
  if (unit === 'address') return addressGroup.every((field) => left.address[field] === right.address[field])
  if (unit === 'emailAddressDocument') return sameRows(filledRows(left[unit]), filledRows(right[unit]))
  return left[unit] === right[unit]
}

const sameRows = (left: string[], right: string[]) => left.length === right.length && left.every((row, at) => row === right[at])

/**
 * Units that were cleared although the interface documents no way to clear them (only the address group documents blank as a value to change
 * to, interface.md 2.1): they are not sent.
 */
export function clearedWithoutAWay(before: CustomerEntry, after: CustomerEntry): CustomerUnit[] {
  return unitsChanged(before, after).filter((unit) => {
    if (unit === 'address') return false
    return unit === 'emailAddressDocument' ? filledRows(after[unit]).length === 0 : after[unit].trim() === ''
  })
}

/**
 * The customer object of an update that turns `stored` into `edited`: only what differs, the address group whole or not at all, and nothing
 * that cannot be cleared.
 */
export function updateOf(customerNo: string, stored: CustomerEntry, known: KnownAddress, edited: CustomerEntry): CustomerUpdate {
  const stuck = clearedWithoutAWay(stored, edited)
  const sends = (unit: CustomerUnit) => !sameUnit(unit, stored, edited) && !stuck.includes(unit)
  const group = addressToSend(known, edited.address)
  const postalAddress = { ...(sends('addressName') && { name: edited.addressName }), ...group }

  return {
    customerNo,
    ...(sends('name') && { name: edited.name }),
    ...(Object.keys(postalAddress).length > 0 && { postalAddress }),
    ...(sends('phoneNo') && { phoneNo: edited.phoneNo }),
    ...(sends('emailAddressDocument') && { emailAddressDocument: filledRows(edited.emailAddressDocument) }),
  }
}

/** True when an update holds more than the number of its customer. */
export const saysSomething = (update: CustomerUpdate) => Object.keys(update).length > 1
