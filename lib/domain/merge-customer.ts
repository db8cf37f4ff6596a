import type { Customer } from '../contracts/receivables/customers'
import { addressGroup } from './address-group'
import { entryOf, sameUnit } from './customer-edit'
import { type CustomerEntry, type CustomerUnit, customerUnits, type FieldUnit } from './customer-units'
import { allShown, type NotShown, notShownBy } from './not-shown'

/** How what a person typed meets what others stored meanwhile. */
export type CustomerMerge = {
  /** What to save where nothing is open: the person's units over the current ones. */
  merged: CustomerEntry
  /** Units that both changed, to different values, and those of `unseen`: the person chooses. */
  open: CustomerUnit[]
  /** The address, where the person changed it and a line that the form opened with is not shown any more: sending it could overwrite or delete that line unseen. */
  unseen: CustomerUnit[]
  /** Units that only others changed: theirs stand. */
  theirs: CustomerUnit[]
}

/**
 * Merges unit by unit: `baseline` is what the form opened with, `edited` what was typed, `current` what a read shows now. A unit is taken
 * whole from one side, so an address is never put together from two. What the read does not show was not changed by anybody as far as is known.
 */
export function mergeCustomer(baseline: CustomerEntry, edited: CustomerEntry, current: CustomerEntry, notShown: NotShown = allShown): CustomerMerge {
  const mine = customerUnits.filter((unit) => !sameUnit(unit, baseline, edited))
  const changedByOthers = customerUnits.filter((unit) => isChanged(unit, baseline, current, notShown))
  const collides = (unit: CustomerUnit) => changedByOthers.includes(unit) && !sameUnit(unit, edited, current)
  const isUnseen = (unit: CustomerUnit) => unit === 'address' && notShown.lines.some((line) => baseline.address[line] !== '')
  return {
    merged: { ...current, ...pick(edited, mine) },
    open: mine.filter((unit) => collides(unit) || isUnseen(unit)),
    unseen: mine.filter(isUnseen),
    theirs: changedByOthers.filter((unit) => !mine.includes(unit)),
  }
}

/** True where a later read shows something else in a unit. A field that it does not show, or a line of the address, is not changed as far as is known. */
export function isChanged(unit: CustomerUnit, before: CustomerEntry, now: CustomerEntry, notShown: NotShown): boolean {
  if (unit === 'address') return addressGroup.some((line) => !notShown.lines.includes(line) && before.address[line] !== now.address[line])
  return !notShown.fields.includes(unit as FieldUnit) && !sameUnit(unit, before, now)
}

/** Units that hold something else in the later of two reads, as far as both show it. What only one of them shows was not changed as far as is known. */
export function changedBetween(before: Customer, now: Customer): CustomerUnit[] {
  const [earlier, later] = [notShownBy(before), notShownBy(now)]
  const either = { fields: [...earlier.fields, ...later.fields], lines: [...earlier.lines, ...later.lines] }
  return customerUnits.filter((unit) => isChanged(unit, entryOf(before), entryOf(now), either))
}

/** The named units of an entry. */
export function pick(entry: CustomerEntry, units: readonly CustomerUnit[]): Partial<CustomerEntry> {
  return Object.fromEntries(units.map((unit) => [unit, entry[unit]]))
}
