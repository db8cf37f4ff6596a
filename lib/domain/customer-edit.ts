import type { ExactNumber } from '../contracts/exact-number'
import type { Customer, CustomerUpdate } from '../contracts/receivables/customers'
import { addressGroup, addressToSend, groupOf, type KnownAddress } from './address-group'
import { readDay } from './calendar-date'
import {
  type CustomerEntry,
  type CustomerUnit,
  customerUnits,
  type FieldUnit,
  fieldUnits,
  isList,
  kindOf,
  pathOf,
  type UnitKind,
} from './customer-units'
import { valueAt } from './field-standing'
import { isMasked } from './masks'
import { exactDecimalOf, integerOf, typedDecimal } from './typed-number'

/** The form's values of a customer as it was read. What the read did not carry is typed as nothing. */
export function entryOf(customer: Customer): CustomerEntry {
  const group = groupOf(customer.postalAddress)
  const fields = fieldUnits.map((unit) => [unit, typedOf(kindOf(unit), valueAt(customer, pathOf(unit)))])
  return { ...Object.fromEntries(fields), address: Object.fromEntries(addressGroup.map((field) => [field, group[field] ?? ''])) } as CustomerEntry
}

/** How a stored value stands in a field. A value of another kind than the contract says is shown as JSON writes it. */
function typedOf(kind: UnitKind, value: unknown): string | string[] {
  if (kind === 'list') return Array.isArray(value) ? value.map(String) : []
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || (typeof value === 'string' && isNumber(kind))) return typedDecimal(value as ExactNumber)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const isNumber = (kind: UnitKind) => kind === 'integer' || kind === 'decimal'

/** Rows of a list that hold something. An empty row is a place to type, not a value. */
export const filledRows = (rows: string[]) => rows.filter((row) => row.trim() !== '')

/** True when a unit holds nothing. */
export function isBlank(unit: CustomerUnit, entry: CustomerEntry): boolean {
  if (unit === 'address') return addressGroup.every((field) => entry.address[field] === '')
  return isList(unit) ? filledRows(entry[unit]).length === 0 : (entry[unit] as string).trim() === ''
}

/**
 * What a person meant by what was typed: without blanks at the edges, where it differs from what stood there. A line of blanks alone is a blank line.
 * E-mail addresses for documents stay as typed: the upstream cleans them itself, and says so.
 */
export function tidied(before: CustomerEntry, typed: CustomerEntry): CustomerEntry {
  const trimmed = (was: string, is: string) => (is === was ? is : is.trim())
  const tidy = (unit: FieldUnit) => {
    if (unit === 'emailAddressDocument') return typed[unit]
    return isList(unit)
      ? typed[unit].map((row) => (before[unit].includes(row) ? row : row.trim()))
      : trimmed(before[unit] as string, typed[unit] as string)
  }
  return {
    ...Object.fromEntries(fieldUnits.map((unit) => [unit, tidy(unit)])),
    address: Object.fromEntries(addressGroup.map((field) => [field, trimmed(before.address[field], typed.address[field])])),
  } as CustomerEntry
}

/** The units in which two entries differ: a real difference, not a touched field. */
export const unitsChanged = (before: CustomerEntry, after: CustomerEntry): CustomerUnit[] =>
  customerUnits.filter((unit) => !sameUnit(unit, before, after))

/** True when two entries hold the same in a unit. Numbers are compared as numbers: `14` and `14,0` are one. */
export function sameUnit(unit: CustomerUnit, left: CustomerEntry, right: CustomerEntry): boolean {
  if (unit === 'address') return addressGroup.every((field) => left.address[field] === right.address[field])
  if (isList(unit)) return sameRows(filledRows(left[unit]), filledRows(right[unit]))
  if (left[unit] === right[unit] || lines(left[unit]) === lines(right[unit])) return true
  const [one, other] = [wireValue(unit, left), wireValue(unit, right)]
  return one !== undefined && one === other
}

/** A text area gives every line end as one character. */
const lines = (text: unknown) => String(text).replace(/\r\n?/g, '\n')

const sameRows = (left: string[], right: string[]) => left.length === right.length && left.every((row, at) => row === right[at])

/** What a typed field becomes on the wire; undefined where the contract has no value for it, as for a blank number or a day that does not exist. */
export function wireValue(unit: FieldUnit, entry: CustomerEntry): unknown {
  if (isList(unit)) return filledRows(entry[unit])
  const typed = entry[unit] as string
  if (isMasked(typed)) return undefined
  switch (kindOf(unit)) {
    case 'integer':
      return integerOf(typed) ?? undefined
    case 'decimal':
      return exactDecimalOf(typed) ?? undefined
    case 'yesNo':
      return { true: true, false: false }[typed]
    case 'date':
      return readDay(typed) ?? undefined
    default:
      return typed
  }
}

/** Fields that were changed to something that cannot be sent: a number that is none, a day that does not exist. */
export function unsendable(before: CustomerEntry, after: CustomerEntry): FieldUnit[] {
  return fieldUnits.filter((unit) => !sameUnit(unit, before, after) && !isBlank(unit, after) && wireValue(unit, after) === undefined)
}

/**
 * Units that were emptied although the interface documents no way to empty them: only the address group documents blank as a value to change to
 * (interface.md 2.1, semantics 3).
 */
export function emptied(before: CustomerEntry, after: CustomerEntry): FieldUnit[] {
  return fieldUnits.filter((unit) => !sameUnit(unit, before, after) && isBlank(unit, after))
}

/** True where a blank can be written down at all: a text or a list. A day, a number and a yes or no have no blank. */
export const hasBlank = (unit: FieldUnit) => ['text', 'list'].includes(kindOf(unit))

/** Units that were emptied and are not sent: those that have no blank, and those whose blank the person did not ask to send (`clearing`). */
export function clearedWithoutAWay(before: CustomerEntry, after: CustomerEntry, clearing: readonly CustomerUnit[] = []): FieldUnit[] {
  return emptied(before, after).filter((unit) => !hasBlank(unit) || !clearing.includes(unit))
}

/**
 * What was typed without what would not be sent anyway: a unit that was emptied and whose blank nobody asked to send stands as it was, so that it takes
 * part in no conflict.
 */
export function meantOf(before: CustomerEntry, typed: CustomerEntry, clearing: readonly CustomerUnit[]): CustomerEntry {
  return { ...typed, ...Object.fromEntries(clearedWithoutAWay(before, typed, clearing).map((unit) => [unit, before[unit]])) }
}

/** What is merged and sent: the stored customer as an entry, what is known of its address, and what was typed over it. */
type Edit = { stored: CustomerEntry; known: KnownAddress; edited: CustomerEntry; clearing?: readonly CustomerUnit[] }

/**
 * The customer object of an update that turns `stored` into `edited`: only what differs, the address group whole or not at all, a blank outside of
 * it only where `clearing` asks for it, and nothing that cannot be sent.
 */
export function updateOf(customerNo: string, { stored, known, edited, clearing = [] }: Edit): CustomerUpdate {
  const left = [...clearedWithoutAWay(stored, edited, clearing), ...unsendable(stored, edited)]
  const update: Record<string, unknown> = { customerNo }
  for (const unit of customerUnits) {
    if (unit === 'address') put(update, 'postalAddress', addressToSend(known, edited.address))
    else if (!sameUnit(unit, stored, edited) && !left.includes(unit)) put(update, pathOf(unit), wireValue(unit, edited))
  }
  return update as CustomerUpdate
}

/** Puts a value under a path such as `postalAddress.name`, beside what stands there. */
function put(target: Record<string, unknown>, path: string, value: unknown) {
  if (value === undefined) return
  const [outer = '', inner] = path.split('.')
  const there = target[outer] as object | undefined
  target[outer] = inner ? { ...there, [inner]: value } : typeof value === 'object' && !Array.isArray(value) ? { ...there, ...value } : value
}

/** True when an update holds more than the number of its customer. */
export const saysSomething = (update: CustomerUpdate) => Object.keys(update).length > 1
