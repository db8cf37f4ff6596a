import type { Customer } from '@/lib/contracts/receivables/customers'
import { addressGroup } from './address-group'
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
  /** What to save where nothing is open: the person's units over the current ones. */
  merged: CustomerFormValues
  /** Units that both changed, to different values, and those of `unseen`: the person chooses. */
  open: CustomerField[]
  /**
   * The address, where the person changed it and a line that the form opened with is not shown any
   * more: sending it could overwrite or delete that line unseen.
   */
  unseen: CustomerField[]
  /** Units that only others changed: theirs stand. */
  theirs: CustomerField[]
}

/**
 * Merges unit by unit: `baseline` is what the form opened with, `edited` what was typed, `current`
 * what a read shows now. A unit is taken whole from one side, so an address is never put together
 * from two. What the read does not show was not changed by anybody as far as is known.
 */
export function mergeCustomer(
  baseline: CustomerFormValues,
  edited: CustomerFormValues,
  current: CustomerFormValues,
  notShown: NotShown = allShown,
): CustomerMerge {
  const mine = editableFields.filter((unit) => !isSameField(unit, baseline, edited))
  const changedByOthers = editableFields.filter((unit) =>
    isChanged(unit, baseline, current, notShown),
  )
  const isConflicting = (unit: CustomerField) =>
    changedByOthers.includes(unit) && !isSameField(unit, edited, current)
  const isUnseen = (unit: CustomerField) =>
    unit === 'address' && notShown.lines.some((line) => baseline.address[line] !== '')
  return {
    merged: { ...current, ...pickFormFields(edited, mine) },
    open: mine.filter((unit) => isConflicting(unit) || isUnseen(unit)),
    unseen: mine.filter(isUnseen),
    theirs: changedByOthers.filter((unit) => !mine.includes(unit)),
  }
}

/**
 * True where a later read shows something else in a unit. A field that it does not show, or a line
 * of the address, is not changed as far as is known.
 */
export function isChanged(
  unit: CustomerField,
  before: CustomerFormValues,
  now: CustomerFormValues,
  notShown: NotShown,
): boolean {
  if (unit === 'address')
    return addressGroup.some(
      (line) => !notShown.lines.includes(line) && before.address[line] !== now.address[line],
    )
  return !notShown.fields.includes(unit as SingleField) && !isSameField(unit, before, now)
}

/**
 * Units that hold something else in the later of two reads, as far as both show it. What only one
 * of them shows was not changed as far as is known.
 */
export function diffCustomers(before: Customer, now: Customer): CustomerField[] {
  const [earlier, later] = [getNotShown(before), getNotShown(now)]
  const either = {
    fields: [...earlier.fields, ...later.fields],
    lines: [...earlier.lines, ...later.lines],
  }
  return editableFields.filter((unit) =>
    isChanged(unit, toFormValues(before), toFormValues(now), either),
  )
}

/** The named units of an entry. */
export function pickFormFields(
  entry: CustomerFormValues,
  units: readonly CustomerField[],
): Partial<CustomerFormValues> {
  return Object.fromEntries(units.map((unit) => [unit, entry[unit]]))
}
