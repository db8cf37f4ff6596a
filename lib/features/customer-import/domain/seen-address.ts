import type { ImportedCustomer } from '@/lib/contracts/desk/customer-import'
import type { PostalAddress } from '@/lib/contracts/receivables/customers'
import { addressGroup } from '@/lib/features/customers/domain/public'

/**
 * Whether the postal address group of a customer stands as it was shown: each of its lines was
 * known then, and holds the same now. A line that a read does not carry is not known, so it never
 * does.
 */
export const isAddressAsSeen = (
  before: ImportedCustomer['before'],
  read: PostalAddress | null | undefined,
): boolean =>
  addressGroup.every((line) => {
    const now = read?.[line]
    return now != null && before[`postalAddress.${line}`] === now
  })
