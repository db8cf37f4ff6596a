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
  const fields = editableFields.filter(
    (line) =>
      isFieldValue(line, toObject(baseline)[line]) && isFieldValue(line, toObject(edited)[line]),
  )
  if (fields.length === 0) return null
  const pickUsable = (from: unknown) =>
    ({
      ...blankFormValues,
      ...Object.fromEntries(fields.map((field) => [field, toObject(from)[field]])),
    }) as CustomerFormValues
  return {
    baseline: pickUsable(baseline),
    edited: pickUsable(edited),
    clearing: fields.filter((field) => Array.isArray(clearing) && clearing.includes(field)),
    pastedBlank: addressGroup.filter(
      (line) => Array.isArray(pastedBlank) && pastedBlank.includes(line),
    ),
  }
}

const blankFormValues = toFormValues({})

const toObject = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>

function isFieldValue(field: CustomerField, value: unknown): boolean {
  if (field === 'address')
    return addressGroup.every((line) => typeof toObject(value)[line] === 'string')
  return Array.isArray(blankFormValues[field])
    ? Array.isArray(value) && value.every((row) => typeof row === 'string')
    : typeof value === 'string'
}

/**
 * Two edits of one customer as one, to be kept until it is decided on the earlier one. Where both
 * have a field, the later one holds.
 */
export function mergeEditDrafts(later: EditDraft, earlier: EditDraft): EditDraft {
  const typed = listChangedFields(later.baseline, later.edited)
  const others = listChangedFields(earlier.baseline, earlier.edited).filter(
    (line) => !typed.includes(line),
  )
  const isEarlierAddress = others.includes('address')
  return {
    baseline: { ...later.baseline, ...pickFormFields(earlier.baseline, others) },
    edited: { ...later.edited, ...pickFormFields(earlier.edited, others) },
    clearing: [...later.clearing, ...earlier.clearing.filter((field) => others.includes(field))],
    pastedBlank: isEarlierAddress ? earlier.pastedBlank : later.pastedBlank,
  }
}
