import type { CustomerRead } from '@/lib/features/customers/client/customers'
import { customerFieldNames } from '@/lib/features/customers/domain/customer-field-names'
import { unreadKey } from '@/lib/shared/wire/unread-record'

/**
 * Fields of an answer that the contract does not know, with their raw values: kept, and shown as
 * they came.
 */
export function listUnknownFields(customer: CustomerRead): [string, unknown][] {
  return Object.entries(customer).filter(
    ([name]) => !customerFieldNames.has(name) && name !== unreadKey,
  )
}
