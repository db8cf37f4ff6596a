import 'server-only'
import type { CustomerEntry } from '../contracts/desk/customer-draft'
import { sensitiveCustomerFields } from '../contracts/receivables/customer-fields'
import { masked } from '../gateway/masking'

/**
 * What was typed, with the stored mask in place of a sensitive value that is the stored one: typing what stands there anyway changes nothing. Only over
 * the mask that stands there: any other guess meets a conflict whether it is right or not, so nobody learns a value by trying.
 */
export function withKnownMasks(
  { clientNo, customerNo }: { clientNo: string; customerNo: string },
  baseline: CustomerEntry,
  typed: CustomerEntry,
  stored: CustomerEntry,
): CustomerEntry {
  const masks = masked({ ...typed, customerNo }, sensitiveCustomerFields, clientNo) as CustomerEntry
  const known = sensitiveCustomerFields.filter((field) => stored[field] !== '' && baseline[field] === stored[field] && masks[field] === stored[field])
  return { ...typed, ...Object.fromEntries(known.map((field) => [field, stored[field]])) }
}
