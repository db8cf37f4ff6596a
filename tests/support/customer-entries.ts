import fc from 'fast-check'
import type { Customer } from '@/lib/contracts/receivables/customers'
import { addressGroup } from '@/lib/features/customers/domain/address-group'
import { buildCustomerUpdate, toFormValues } from '@/lib/features/customers/domain/customer-edit'
import {
  type CustomerFormValues,
  editableFields,
  type FieldKind,
  getFieldKind,
  getFieldPath,
  singleFields,
} from '@/lib/features/customers/domain/editable-fields'

/** Few values of each kind, so that two people often type the same; blanks among them. */
const typed: Record<FieldKind, fc.Arbitrary<string | string[]>> = {
  text: fc.constantFrom('', 'a', 'b', ' c '),
  date: fc.constantFrom('', '2026-03-12', '9999-12-31'),
  integer: fc.constantFrom('', '0', '14', '30'),
  decimal: fc.constantFrom('', '0', '7,125', '14', '14,0'),
  yesNo: fc.constantFrom('', 'true', 'false'),
  list: fc.array(fc.constantFrom('', 'a@b.example', ' c@d.example ', 'x'), { maxLength: 3 }),
}

/** Codes whose form the sandbox judges. */
const codes = {
  currency: fc.constantFrom('', 'NOK', 'SEK'),
  countryCode: fc.constantFrom('', 'NO', 'SE'),
}

const address = fc.record({
  ...Object.fromEntries(addressGroup.map((line) => [line, fc.constantFrom('', 'a', 'b', 'c')])),
  countryCode: codes.countryCode,
})

/** What may stand in a customer's form. */
export const anyEntry = fc.record({
  ...Object.fromEntries(singleFields.map((field) => [field, typed[getFieldKind(field)]])),
  currency: codes.currency,
  address,
}) as unknown as fc.Arbitrary<CustomerFormValues>

/** Someone's version of an entry: some fields of their own, the rest as it was. */
export const versionOf = (baseline: CustomerFormValues): fc.Arbitrary<CustomerFormValues> =>
  fc.tuple(anyEntry, fc.subarray([...editableFields], { maxLength: 6 })).map(([own, fields]) => ({
    ...baseline,
    ...Object.fromEntries(fields.map((field) => [field, own[field]])),
  }))

/**
 * A stored customer: any entry as an upstream may hold it, some fields absent, null or of an
 * unknown field besides.
 */
export const storedCustomer: fc.Arbitrary<Customer> = fc
  .tuple(anyEntry, fc.subarray(singleFields), fc.subarray([...addressGroup]), fc.boolean())
  .map(([entry, absent, unknownLines, hasAddress]) => {
    const { customerNo, ...full } = buildCustomerUpdate('7', {
      stored: toFormValues({}),
      known: {},
      edited: entry,
    })
    const customer: Record<string, unknown> = { customerNo, legacyId: 'K-1', ...full }
    for (const field of absent) remove(customer, getFieldPath(field))
    if (!hasAddress) delete customer.postalAddress
    else if (customer.postalAddress)
      for (const line of unknownLines) remove(customer, `postalAddress.${line}`)
    return customer as Customer
  })

function remove(customer: Record<string, unknown>, path: string) {
  const [outer = '', inner] = path.split('.')
  if (!inner) customer[outer] = null
  else if (customer[outer]) customer[outer] = { ...(customer[outer] as object), [inner]: undefined }
}
