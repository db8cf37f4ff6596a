import type { Customer } from '@/lib/contracts/receivables/customers'
import { type AddressField, addressGroup } from './address-group'
import { getFieldPath, type SingleField, singleFields } from './editable-fields'
import { getValueAt, isShown } from './field-comparison'

/**
 * What a read does not show of a customer, which is not the same as blank: fields, and lines of the
 * address group.
 */
export type NotShown = { fields: readonly SingleField[]; lines: readonly AddressField[] }

/** For an entry of which every part is known. */
export const allShown: NotShown = { fields: [], lines: [] }

/** What a read leaves out. A value that is masked is there, though nobody sees it. */
export const getNotShown = (read: Customer): NotShown => ({
  fields: singleFields.filter((unit) => getValueAt(read, getFieldPath(unit)) == null),
  lines: addressGroup.filter((line) => !isShown(read.postalAddress?.[line])),
})
