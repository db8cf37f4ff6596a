import type { FieldOutcome } from '@/lib/contracts/desk/journal'
import type { Customer } from '@/lib/contracts/receivables/customers'
import { isMasked } from '@/lib/shared/wire/masks'
import { addressGroup } from './address-group'
import { isSameField, toFormValues } from './customer-edit'
import {
  type CustomerField,
  type CustomerFormValues,
  editableFields,
  getFieldPath,
} from './editable-fields'
import { compareSentFields, isHidden } from './field-comparison'

/**
 * What undoing a write types into the form: `entry`, with `undone` fields as they were before it;
 * `changedSince` were written again and stay; `notKnown` stay because nobody saw what stood there
 * before, or what stands there now; `hidden` cannot be typed, because only their mask is known, or
 * what the service left of them.
 */
export type Undo = {
  entry: CustomerFormValues
  undone: CustomerField[]
  changedSince: CustomerField[]
  notKnown: CustomerField[]
  hidden: CustomerField[]
}

/**
 * Takes back one write, as a second change that a person looks at before it is sent: each field
 * that it sent and that still holds what it sent becomes what stood there before. The address is
 * taken back whole. Nothing that was changed since is touched.
 *
 * @param fields of the write, as the journal tells them.
 */
export function planUndo(fields: FieldOutcome[], current: Customer): Undo {
  const now = toFormValues(current)
  const undo: Undo = {
    entry: structuredClone(now),
    undone: [],
    changedSince: [],
    notKnown: [],
    hidden: [],
  }
  for (const field of editableFields) {
    const own = fields.filter((each) => hasPath(field, each.field))
    if (own.length === 0 || own.some(({ before }) => before === undefined)) continue
    const before = { ...now, [field]: getPreviousValue(field, own) }
    if (own.some(({ before }) => isMasked(before) || isHidden(before))) undo.hidden.push(field)
    else if (isRewritten(own, current)) undo.changedSince.push(field)
    else if (isUnknown(own, current)) undo.notKnown.push(field)
    else if (!isSameField(field, before, now)) {
      undo.undone.push(field)
      Object.assign(undo.entry, { [field]: before[field] })
    }
  }
  return undo
}

const isRewritten = (own: FieldOutcome[], current: Customer) =>
  compareSentFields(own, current).some(
    ({ standing }) => standing === 'other' || standing === 'as-before',
  )

/**
 * True where taking back would guess: the read does not show what stands there, or no read showed
 * what stood there. A line of the address that no read has ever shown and that was sent blank takes
 * part as blank.
 */
const isUnknown = (own: FieldOutcome[], current: Customer) =>
  compareSentFields(own, current).some(
    ({ standing, isTelling }) => standing === 'unknown' && isTelling,
  ) ||
  own.some(
    ({ field, sent, before }) =>
      before === null && !(field.startsWith('postalAddress.') && sent === ''),
  )

const hasPath = (field: CustomerField, path: string) =>
  field === 'address'
    ? addressGroup.some((line) => path === `postalAddress.${line}`)
    : path === getFieldPath(field)

/** A field as it stood before, typed. */
function getPreviousValue(
  field: CustomerField,
  fields: FieldOutcome[],
): CustomerFormValues[CustomerField] {
  const findBefore = (path: string) => fields.find(({ field }) => field === path)?.before
  if (field === 'address')
    return Object.fromEntries(
      addressGroup.map((line) => [line, findBefore(`postalAddress.${line}`) ?? '']),
    ) as CustomerFormValues['address']
  const value = findBefore(getFieldPath(field))
  const [outer = '', inner] = getFieldPath(field).split('.')
  return toFormValues((inner ? { [outer]: { [inner]: value } } : { [outer]: value }) as Customer)[
    field
  ]
}
