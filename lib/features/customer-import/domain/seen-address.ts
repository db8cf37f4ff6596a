import type { ImportedCustomer } from '@/lib/contracts/desk/bulk/customer-import'
import type { PostalAddress } from '@/lib/contracts/receivables/customers'
import { addressGroup, isShown } from '@/lib/features/customers/domain/public'

/**
 * Whether the postal address group of a customer stands as it was shown: each of its lines was
 * looked at then, and a read shows the same of it now. A line that neither shows is one that the
 * person has said may be lost.
 */
export const isAddressAsSeen = (
  before: ImportedCustomer['before'],
  read: PostalAddress | null | undefined,
): boolean =>
  addressGroup.every((line) => {
    const now = isShown(read?.[line]) ? read?.[line] : null
    return before[`postalAddress.${line}`] === now
  })
