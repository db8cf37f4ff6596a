import { addressGroup } from '@/lib/features/customers/domain/address-group'
import { getFieldPath, singleFields } from '@/lib/features/customers/domain/editable-fields'
import type { Translate } from '@/lib/shared/i18n/translate'

/** Fields that are read and never sent, but for the number. */
const readFields = [
  ...(['customerNo', 'accountNo', 'postalReturnStatus', 'postalReturnDate'] as const),
  ...(['postalAddressChanged', 'registrationStatusCode', 'registrationStatusDate'] as const),
] as const

/**
 * The name of a field of a customer by its path on the wire, such as `postalAddress.cityName`; null
 * where it is not known.
 */
export function labelCustomerPath(t: Translate, path: string): string | null {
  const field =
    singleFields.find((field) => getFieldPath(field) === path) ??
    addressGroup.find((line) => `postalAddress.${line}` === path) ??
    readFields.find((each) => each === path)
  return field ? t(`customerFields.${field}`) : null
}
