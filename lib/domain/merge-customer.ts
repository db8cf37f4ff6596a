import { sameUnit } from './customer-edit'
import { type CustomerEntry, type CustomerUnit, customerUnits } from './customer-units'

/** How what a person typed meets what others stored meanwhile. */
export type CustomerMerge = {
  /** What to save where nothing is open: the person's units over the current ones. */
  merged: CustomerEntry
  /** Units that both changed, to different values: the person chooses. */
  open: CustomerUnit[]
  /** Units that only others changed: theirs stand. */
  theirs: CustomerUnit[]
}

/**
 * Merges unit by unit: `baseline` is what the form opened with, `edited` what was typed, `current` what a read shows now. A unit is taken
 * whole from one side, so an address is never put together from two.
 */
export function mergeCustomer(baseline: CustomerEntry, edited: CustomerEntry, current: CustomerEntry): CustomerMerge {
  const mine = customerUnits.filter((unit) => !sameUnit(unit, baseline, edited))
  const changedByOthers = customerUnits.filter((unit) => !sameUnit(unit, baseline, current))
  return {
    merged: { ...current, ...pick(edited, mine) },
    open: mine.filter((unit) => changedByOthers.includes(unit) && !sameUnit(unit, edited, current)),
    theirs: changedByOthers.filter((unit) => !mine.includes(unit)),
  }
}

/** The named units of an entry. */
export function pick(entry: CustomerEntry, units: readonly CustomerUnit[]): Partial<CustomerEntry> {
  return Object.fromEntries(units.map((unit) => [unit, entry[unit]]))
}
