import type { Customer } from '@/lib/contracts/receivables/customers'
import { type AddressField, addressGroup, pickAddressGroup } from './address-group'
import { omitBlankRows, toFormValues } from './customer-edit'
import {
  type CustomerFormValues,
  findFieldByPath,
  getFieldKind,
  isListField,
} from './editable-fields'
import type { TypedCustomer } from './field-checks'
import { getValueAt } from './field-comparison'

/**
 * One field of a customer that can be changed away from the form: a text that stands alone, a line
 * of an address of which all lines are known (they go whole, interface.md 2.1), or the only e-mail
 * address of a list. `value` is null where the read did not carry it.
 */
export type InlineField = { path: string; value: string | null }

/** The field of a path; null where the form is needed, because more than it is at stake. */
export function findInlineField(customer: Customer, path: string): InlineField | null {
  const field = findFieldByPath(path)
  if (field === undefined) return null
  const values = toFormValues(customer)
  const isCarried = getValueAt(customer, path) != null
  if (field === 'address') {
    const known = pickAddressGroup(customer.postalAddress)
    return addressGroup.every((line) => known[line] != null)
      ? { path, value: values.address[toAddressField(path)] }
      : null
  }
  if (isListField(field)) {
    const rows = omitBlankRows(values[field])
    return field === 'emailAddressDocument' && isCarried && rows.length <= 1
      ? { path, value: rows[0] ?? '' }
      : null
  }
  return getFieldKind(field) === 'text'
    ? { path, value: isCarried ? (values[field] as string) : null }
    : null
}

/** What the form would hold if one field of it was typed so; everything else is as it was. */
export function withInlineField(
  values: CustomerFormValues,
  path: string,
  typed: string,
): CustomerFormValues {
  const field = findFieldByPath(path)
  if (field === undefined) return values
  if (field === 'address')
    return { ...values, address: { ...values.address, [toAddressField(path)]: typed } }
  return { ...values, [field]: isListField(field) ? [typed] : typed }
}

/** What the checks of a customer's fields are given, and under which name they tell of a path. */
export const toCheckedCustomer = (
  { address, ...others }: CustomerFormValues,
  { organizationNoScheme }: Customer,
  today: string,
): TypedCustomer => ({
  ...others,
  ...address,
  organizationNoScheme: organizationNoScheme ?? '',
  today,
})

export const getCheckedName = (path: string): string =>
  findFieldByPath(path) === 'address' ? toAddressField(path) : path

const toAddressField = (path: string) => path.slice(path.lastIndexOf('.') + 1) as AddressField
