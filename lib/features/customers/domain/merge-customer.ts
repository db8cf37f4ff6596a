import type { Customer } from '@/lib/contracts/receivables/customers'
import { type AddressField, addressGroup } from './address-group'
import { isSameField, toFormValues } from './customer-edit'
import {
  type CustomerField,
  type CustomerFormValues,
  editableFields,
  type SingleField,
} from './editable-fields'
import { allShown, getNotShown, type NotShown } from './field-comparison'

/** How what a person typed meets what others stored meanwhile. */
export type CustomerMerge = {
  /** What to save where nothing is open: the person's fields over the current ones. */
  merged: CustomerFormValues
  /** Fields that both changed, to different values, and those of `unseen`: the person chooses. */
  open: CustomerField[]
  /**
   * The address, where the person changed it and a line that the form opened with is not shown any
   * more (`listUnseenLines`): sending it could overwrite or delete that line unseen.
   */
  unseen: CustomerField[]
  /** Fields that only others changed: theirs stand. */
  theirs: CustomerField[]
}

/**
 * Merges field by field: `baseline` is what the form opened with, `edited` what was typed,
 * `current` what a read shows now. A field is taken whole from one side, so an address is never put
 * together from two. What the read does not show was not changed by anybody as far as is known.
 */
export function mergeCustomer(
  baseline: CustomerFormValues,
  edited: CustomerFormValues,
  current: CustomerFormValues,
  notShown: NotShown = allShown,
): CustomerMerge {
  const mine = editableFields.filter((field) => !isSameField(field, baseline, edited))
  const changedByOthers = editableFields.filter((field) =>
    isChanged(field, baseline, current, notShown),
  )
  const isConflicting = (field: CustomerField) =>
    changedByOthers.includes(field) && !isSameField(field, edited, current)
  const isUnseen = (field: CustomerField) =>
    field === 'address' && listUnseenLines(baseline, current, notShown).length > 0
  return {
    merged: { ...current, ...pickFormFields(edited, mine) },
    open: mine.filter((field) => isConflicting(field) || isUnseen(field)),
    unseen: mine.filter(isUnseen),
    theirs: changedByOthers.filter((field) => !mine.includes(field)),
  }
}

/**
 * Lines of the address that the form opened with and that a later read does not show. One that
 * still stands as it did was seen as far as anybody can see it.
 */
export const listUnseenLines = (
  baseline: CustomerFormValues,
  current: CustomerFormValues,
  notShown: NotShown,
): AddressField[] =>
  notShown.lines.filter(
    (line) => baseline.address[line] !== '' && baseline.address[line] !== current.address[line],
  )

/**
 * True where a later read shows something else in a field. One that it does not show, or a line
 * of the address, is not changed as far as is known.
 */
export function isChanged(
  field: CustomerField,
  before: CustomerFormValues,
  now: CustomerFormValues,
  notShown: NotShown,
): boolean {
  if (field === 'address')
    return addressGroup.some(
      (line) => !notShown.lines.includes(line) && before.address[line] !== now.address[line],
    )
  return !notShown.fields.includes(field as SingleField) && !isSameField(field, before, now)
}

/**
 * Fields that hold something else in the later of two reads, as far as both show it. What only one
 * of them shows was not changed as far as is known.
 */
export function diffCustomers(before: Customer, now: Customer): CustomerField[] {
  const [earlier, later] = [getNotShown(before), getNotShown(now)]
  const either = {
    fields: [...earlier.fields, ...later.fields],
    lines: [...earlier.lines, ...later.lines],
  }
  return editableFields.filter((field) =>
    isChanged(field, toFormValues(before), toFormValues(now), either),
  )
}

/** The named fields of an entry. */
export function pickFormFields(
  entry: CustomerFormValues,
  fields: readonly CustomerField[],
): Partial<CustomerFormValues> {
  return Object.fromEntries(fields.map((field) => [field, entry[field]]))
}
