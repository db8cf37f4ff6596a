import type { Answer } from '@/lib/client/operation-query'

/** A customer as the desk read it, sensitive fields masked. */
export type CustomerRead = Answer<'getCustomer'>

/** A customer as a list shows it. */
export type CustomerRow = NonNullable<Answer<'listCustomers'>['customers']>[number]
