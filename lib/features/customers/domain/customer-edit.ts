import type { ExactNumber } from '@/lib/contracts/exact-number'
import type { Customer, CustomerUpdate } from '@/lib/contracts/receivables/customers'
import { parseDay } from '@/lib/shared/dates/calendar-date'
import {
  formatDecimalInput,
  parseExactDecimal,
  parseInteger,
} from '@/lib/shared/numbers/number-input'
import { isMasked } from '@/lib/shared/wire/masks'
import {
  type AddressField,
  addressGroup,
  buildAddressUpdate,
  type KnownAddress,
  pickAddressGroup,
} from './address-group'
import {
  type CustomerField,
  type CustomerFormValues,
  editableFields,
  type FieldKind,
  getFieldKind,
  getFieldPath,
  isListField,
  type SingleField,
  singleFields,
} from './editable-fields'
import { getValueAt, isHidden } from './field-comparison'

/**
 * The form's values of a customer as it was read. What the read did not carry is typed as nothing.
 */
export function toFormValues(customer: Customer): CustomerFormValues {
  const group = pickAddressGroup(customer.postalAddress)
  const fields = singleFields.map((field) => [
    field,
    toInputValue(getFieldKind(field), getValueAt(customer, getFieldPath(field))),
  ])
  return {
    ...Object.fromEntries(fields),
    address: Object.fromEntries(addressGroup.map((line) => [line, group[line] ?? ''])),
  } as CustomerFormValues
}

/**
 * How a stored value stands in a field. A value of another kind than the contract says is shown as
 * JSON writes it.
 */
function toInputValue(kind: FieldKind, value: unknown): string | string[] {
  if (kind === 'list') return Array.isArray(value) ? value.map(String) : []
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || (typeof value === 'string' && isNumber(kind)))
    return formatDecimalInput(value as ExactNumber)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const isNumber = (kind: FieldKind) => kind === 'integer' || kind === 'decimal'

/** Rows of a list that hold something. An empty row is a place to type, not a value. */
export const omitBlankRows = (rows: string[]) => rows.filter((row) => row.trim() !== '')

/** True when a field holds nothing. */
export function isBlank(field: CustomerField, entry: CustomerFormValues): boolean {
  if (field === 'address') return addressGroup.every((line) => entry.address[line] === '')
  return isListField(field)
    ? omitBlankRows(entry[field]).length === 0
    : (entry[field] as string).trim() === ''
}

/**
 * What a person meant by what was typed: without blanks at the edges, where it differs from what
 * stood there. A line of blanks alone is a blank line. E-mail addresses for documents stay as
 * typed: the upstream cleans them itself, and says so.
 */
export function trimChanged(
  before: CustomerFormValues,
  typed: CustomerFormValues,
): CustomerFormValues {
  const trimIfChanged = (was: string, is: string) => (is === was ? is : is.trim())
  const trimField = (field: SingleField) => {
    if (field === 'emailAddressDocument') return typed[field]
    return isListField(field)
      ? typed[field].map((row) => (before[field].includes(row) ? row : row.trim()))
      : trimIfChanged(before[field] as string, typed[field] as string)
  }
  return {
    ...Object.fromEntries(singleFields.map((field) => [field, trimField(field)])),
    address: Object.fromEntries(
      addressGroup.map((line) => [line, trimIfChanged(before.address[line], typed.address[line])]),
    ),
  } as CustomerFormValues
}

/** The fields in which two entries differ: a real difference, not a touched field. */
export const listChangedFields = (
  before: CustomerFormValues,
  after: CustomerFormValues,
): CustomerField[] => editableFields.filter((field) => !isSameField(field, before, after))

/**
 * True when two entries hold the same in a field. Numbers are compared as numbers: `14` and `14,0`
 * are one.
 */
export function isSameField(
  field: CustomerField,
  left: CustomerFormValues,
  right: CustomerFormValues,
): boolean {
  if (field === 'address')
    return addressGroup.every((line) => left.address[line] === right.address[line])
  if (isListField(field))
    return hasSameRows(omitBlankRows(left[field]), omitBlankRows(right[field]))
  if (
    left[field] === right[field] ||
    normalizeLineEnds(left[field]) === normalizeLineEnds(right[field])
  )
    return true
  const [one, other] = [toWireValue(field, left), toWireValue(field, right)]
  return one !== undefined && one === other
}

/** A text area gives every line end as one character. */
const normalizeLineEnds = (text: unknown) => String(text).replace(/\r\n?/g, '\n')

const hasSameRows = (left: string[], right: string[]) =>
  left.length === right.length && left.every((row, at) => row === right[at])

/**
 * What a typed field becomes on the wire; undefined where the contract has no value for it, as for
 * a blank number or a day that does not exist, and for a list of which the service hides a part.
 */
export function toWireValue(field: SingleField, entry: CustomerFormValues): unknown {
  if (isListField(field)) {
    const rows = omitBlankRows(entry[field])
    return isHidden(rows) ? undefined : rows
  }
  const typed = entry[field] as string
  if (isMasked(typed)) return undefined
  switch (getFieldKind(field)) {
    case 'integer':
      return parseInteger(typed) ?? undefined
    case 'decimal':
      return parseExactDecimal(typed) ?? undefined
    case 'yesNo':
      return { true: true, false: false }[typed]
    case 'date':
      return parseDay(typed) ?? undefined
    default:
      return typed
  }
}

/**
 * Fields that were changed to something that cannot be sent: a number that is none, a day that does
 * not exist.
 */
export function listUnsendableFields(
  before: CustomerFormValues,
  after: CustomerFormValues,
): SingleField[] {
  return singleFields.filter(
    (line) =>
      !isSameField(line, before, after) &&
      !isBlank(line, after) &&
      toWireValue(line, after) === undefined,
  )
}

/**
 * Lines of a changed address of which the service hides a part and that nobody typed anew: the
 * address goes whole, and their stars would take the place of what they hide.
 */
export const listBlottedLines = (
  before: CustomerFormValues,
  after: CustomerFormValues,
): AddressField[] =>
  isSameField('address', before, after)
    ? []
    : addressGroup.filter(
        (line) => after.address[line] === before.address[line] && isHidden(before.address[line]),
      )

/**
 * Fields that were emptied although the interface documents no way to empty them: only the address
 * group documents blank as a value to change to (interface.md 2.1, rule 3).
 */
export function listEmptiedFields(
  before: CustomerFormValues,
  after: CustomerFormValues,
): SingleField[] {
  return singleFields.filter((field) => !isSameField(field, before, after) && isBlank(field, after))
}

/**
 * True where a blank can be written down at all: a text or a list. A day, a number and a yes or no
 * have no blank.
 */
export const canBeBlank = (field: SingleField) => ['text', 'list'].includes(getFieldKind(field))

/**
 * Fields that were emptied and are not sent: those that have no blank, and those whose blank the
 * person did not ask to send (`clearing`).
 */
export function listUnclearableFields(
  before: CustomerFormValues,
  after: CustomerFormValues,
  clearing: readonly CustomerField[] = [],
): SingleField[] {
  return listEmptiedFields(before, after).filter(
    (line) => !canBeBlank(line) || !clearing.includes(line),
  )
}

/**
 * What was typed without what would not be sent anyway: a field that was emptied and whose blank
 * nobody asked to send stands as it was, so that it takes part in no conflict.
 */
export function normalizeInput(
  before: CustomerFormValues,
  typed: CustomerFormValues,
  clearing: readonly CustomerField[],
): CustomerFormValues {
  return {
    ...typed,
    ...Object.fromEntries(
      listUnclearableFields(before, typed, clearing).map((field) => [field, before[field]]),
    ),
  }
}

/**
 * What is merged and sent: the stored customer as an entry, what is known of its address, and what
 * was typed over it.
 */
type Edit = {
  stored: CustomerFormValues
  known: KnownAddress
  edited: CustomerFormValues
  clearing?: readonly CustomerField[]
}

/**
 * The customer object of an update that turns `stored` into `edited`: only what differs, the
 * address group whole or not at all, a blank outside of it only where `clearing` asks for it, and
 * nothing that cannot be sent.
 */
export function buildCustomerUpdate(
  customerNo: string,
  { stored, known, edited, clearing = [] }: Edit,
): CustomerUpdate {
  const left = [
    ...listUnclearableFields(stored, edited, clearing),
    ...listUnsendableFields(stored, edited),
  ]
  const update: Record<string, unknown> = { customerNo }
  for (const field of editableFields) {
    if (field === 'address') put(update, 'postalAddress', buildAddressUpdate(known, edited.address))
    else if (!isSameField(field, stored, edited) && !left.includes(field))
      put(update, getFieldPath(field), toWireValue(field, edited))
  }
  return update as CustomerUpdate
}

/** Puts a value under a path such as `postalAddress.name`, beside what stands there. */
function put(target: Record<string, unknown>, path: string, value: unknown) {
  if (value === undefined) return
  const [outer = '', inner] = path.split('.')
  const there = target[outer] as object | undefined
  target[outer] = inner
    ? { ...there, [inner]: value }
    : typeof value === 'object' && !Array.isArray(value)
      ? { ...there, ...value }
      : value
}

/** True when an update holds more than the number of its customer. */
export const hasChanges = (update: CustomerUpdate) => Object.keys(update).length > 1
