import type { CustomerRead } from '@/lib/features/customers/client/customers'
import { addressGroup } from '@/lib/features/customers/domain/address-group'
import {
  getFieldKind,
  getFieldPath,
  singleFields,
} from '@/lib/features/customers/domain/editable-fields'

/**
 * A customer that nobody has stored: every text and list is known to be blank, so nothing of it is
 * in doubt.
 */
export function createEmptyCustomer(customerNo: string): CustomerRead {
  const fields = singleFields
    .filter((field) => !getFieldPath(field).includes('.'))
    .map((field) => [field, getFieldKind(field) === 'list' ? [] : ''])
  const postalAddress = Object.fromEntries([...addressGroup, 'name'].map((field) => [field, '']))
  return {
    ...Object.fromEntries(fields),
    customerNo,
    postalAddress,
    distribution: { type: '', einvoiceCode: null },
  } as CustomerRead
}
