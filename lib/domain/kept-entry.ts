import { type AddressField, addressGroup } from './address-group'
import { entryOf, unitsChanged } from './customer-edit'
import { type CustomerEntry, type CustomerUnit, customerUnits } from './customer-units'
import { pick } from './merge-customer'

/** What was typed over a customer, as a draft keeps it. */
export type KeptEdit = {
  baseline: CustomerEntry
  edited: CustomerEntry
  clearing: CustomerUnit[]
  /** Lines that a pasted address left blank: they need a tick, also after the draft was taken up again. */
  pastedBlank: AddressField[]
}

/**
 * Takes a kept edit out of whatever was kept, which may come from an older build with other fields: a field that either side lacks or holds in another
 * form counts as not typed in. Null where nothing of it can be used.
 */
export function keptEdit(content: unknown): KeptEdit | null {
  const { baseline, edited, clearing, pastedBlank } = objectOf(content)
  const units = customerUnits.filter((unit) => isUnit(unit, objectOf(baseline)[unit]) && isUnit(unit, objectOf(edited)[unit]))
  if (units.length === 0) return null
  const taken = (from: unknown) => ({ ...nothing, ...Object.fromEntries(units.map((unit) => [unit, objectOf(from)[unit]])) }) as CustomerEntry
  return {
    baseline: taken(baseline),
    edited: taken(edited),
    clearing: units.filter((unit) => Array.isArray(clearing) && clearing.includes(unit)),
    pastedBlank: addressGroup.filter((field) => Array.isArray(pastedBlank) && pastedBlank.includes(field)),
  }
}

const nothing = entryOf({})

const objectOf = (value: unknown) => (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>

function isUnit(unit: CustomerUnit, value: unknown): boolean {
  if (unit === 'address') return addressGroup.every((field) => typeof objectOf(value)[field] === 'string')
  return Array.isArray(nothing[unit]) ? Array.isArray(value) && value.every((row) => typeof row === 'string') : typeof value === 'string'
}

/** Two edits of one customer as one, to be kept until it is decided on the earlier one. Where both have a unit, the later one holds. */
export function keptTogether(later: KeptEdit, earlier: KeptEdit): KeptEdit {
  const typed = unitsChanged(later.baseline, later.edited)
  const others = unitsChanged(earlier.baseline, earlier.edited).filter((unit) => !typed.includes(unit))
  const isAddressOfEarlier = others.includes('address')
  return {
    baseline: { ...later.baseline, ...pick(earlier.baseline, others) },
    edited: { ...later.edited, ...pick(earlier.edited, others) },
    clearing: [...later.clearing, ...earlier.clearing.filter((unit) => others.includes(unit))],
    pastedBlank: isAddressOfEarlier ? earlier.pastedBlank : later.pastedBlank,
  }
}
