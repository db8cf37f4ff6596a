import { parseAsString, parseAsStringLiteral } from 'nuqs'
import { ages } from '@/lib/features/customers/domain/receivable-items'

/**
 * What the address of a customer's invoices holds: `show=all` lists paid ones too, `age` and
 * `currency` narrow the open ones.
 */
export const customerInvoicesParsers = {
  show: parseAsStringLiteral(['open', 'all'] as const).withDefault('open'),
  age: parseAsStringLiteral(ages),
  currency: parseAsString,
}
