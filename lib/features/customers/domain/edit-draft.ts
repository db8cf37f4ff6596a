import { type AddressField, addressGroup } from './address-group'
import { listChangedFields, toFormValues } from './customer-edit'
import { type CustomerField, type CustomerFormValues, editableFields } from './editable-fields'
import { pickFormFields } from './merge-customer'

/** What was typed over a customer, as a draft keeps it. */
export type EditDraft = {
  baseline: CustomerFormValues
  edited: CustomerFormValues
  clearing: CustomerField[]
  /**
   * Lines that a pasted address left blank: they need a tick, also after the draft was taken up
   * again.
   */
  pastedBlank: AddressField[]
}

/**
 * Takes a kept edit out of whatever was kept, which may come from an older build with other fields:
 * a field that either side lacks or holds in another form counts as not typed in. Null where
 * nothing of it can be used.
 */
export function parseEditDraft(content: unknown): EditDraft | null {
  const { baseline, edited, clearing, pastedBlank } = toObject(content)
  const units = editableFields.filter(
    (unit) =>
      isFieldValue(unit, toObject(baseline)[unit]) && isFieldValue(unit, toObject(edited)[unit]),
  )
  if (units.length === 0) return null
  const pickUsable = (from: unknown) =>
    ({
      ...blankFormValues,
      ...Object.fromEntries(units.map((unit) => [unit, toObject(from)[unit]])),
    }) as CustomerFormValues
  return {
    baseline: pickUsable(baseline),
    edited: pickUsable(edited),
    clearing: units.filter((unit) => Array.isArray(clearing) && clearing.includes(unit)),
    pastedBlank: addressGroup.filter(
      (field) => Array.isArray(pastedBlank) && pastedBlank.includes(field),
    ),
  }
}

const blankFormValues = toFormValues({})

const toObject = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>

function isFieldValue(unit: CustomerField, value: unknown): boolean {
  if (unit === 'address')
    return addressGroup.every((field) => typeof toObject(value)[field] === 'string')
  return Array.isArray(blankFormValues[unit])
    ? Array.isArray(value) && value.every((row) => typeof row === 'string')
    : typeof value === 'string'
}

/**
 * Two edits of one customer as one, to be kept until it is decided on the earlier one. Where both
 * have a unit, the later one holds.
 */
export function mergeEditDrafts(later: EditDraft, earlier: EditDraft): EditDraft {
  const typed = listChangedFields(later.baseline, later.edited)
  const others = listChangedFields(earlier.baseline, earlier.edited).filter(
    (unit) => !typed.includes(unit),
  )
  const isEarlierAddress = others.includes('address')
  return {
    baseline: { ...later.baseline, ...pickFormFields(earlier.baseline, others) },
    edited: { ...later.edited, ...pickFormFields(earlier.edited, others) },
    clearing: [...later.clearing, ...earlier.clearing.filter((unit) => others.includes(unit))],
    pastedBlank: isEarlierAddress ? earlier.pastedBlank : later.pastedBlank,
  }
}
