/**
 * Customers by the name on an invoice: nothing but the name joins the two, so only one of exactly
 * that name is likely the one.
 */
export type CustomerMatch<Customer> =
  | { kind: 'likely'; customer: Customer }
  | { kind: 'several'; count: number }
  | { kind: 'none' }
  | { kind: 'too-many' }

/**
 * @param customers what a search for the name found.
 * @param isWhole false: the search found more than this.
 */
export function matchCustomer<
  Customer extends { name?: string | null; customerNo?: string | null },
>(name: string, customers: readonly Customer[], isWhole: boolean): CustomerMatch<Customer> {
  const named = customers.filter(
    (each) => each.customerNo && normalizeName(each.name ?? '') === normalizeName(name),
  )
  const [only] = named
  if (named.length > 1) return { kind: 'several', count: named.length }
  if (!isWhole) return { kind: 'too-many' }
  return only && normalizeName(name) !== '' ? { kind: 'likely', customer: only } : { kind: 'none' }
}

const normalizeName = (name: string) =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
