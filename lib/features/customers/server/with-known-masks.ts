import 'server-only'
import type { CustomerFormValues } from '@/lib/contracts/desk/receivables/customer-draft'
import { sensitiveCustomerFields } from '@/lib/contracts/receivables/customer-fields'
import { maskFields } from '@/lib/platform/gateway/masking'

/**
 * What was typed, with the stored mask in place of a sensitive value that is the stored one: typing
 * what stands there anyway changes nothing. Only over the mask that stands there: any other guess
 * meets a conflict whether it is right or not, so nobody learns a value by trying.
 */
export function withKnownMasks(
  { clientNo, customerNo }: { clientNo: string; customerNo: string },
  baseline: CustomerFormValues,
  typed: CustomerFormValues,
  stored: CustomerFormValues,
): CustomerFormValues {
  const masks = maskFields(
    { ...typed, customerNo },
    sensitiveCustomerFields,
    clientNo,
  ) as CustomerFormValues
  const known = sensitiveCustomerFields.filter(
    (field) =>
      stored[field] !== '' && baseline[field] === stored[field] && masks[field] === stored[field],
  )
  return { ...typed, ...Object.fromEntries(known.map((field) => [field, stored[field]])) }
}
