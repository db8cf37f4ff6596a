/**
 * Customers by the name on an invoice: nothing but the name links the two, so only one of exactly
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

/** Customers that a search for a name asks for at most. */
const namePageSize = 200

/** The search whose answer `matchListedCustomer` reads. */
export const searchByName = (name: string) => ({
  ...{ search: name, orderby: 'name' as const },
  ...{ pageno: 1, pagesize: namePageSize },
})

type Named = { name?: string | null; customerNo?: string | null }

/** The same of the answer to `searchByName`; an answer without a list has none of the name. */
export function matchListedCustomer<Customer extends Named>(
  name: string,
  answer: {
    customers?: readonly Customer[] | null
    summary?: { totalCount?: number | string | null } | null
  },
): CustomerMatch<Customer> {
  const customers = answer.customers ?? []
  const isWhole =
    customers.length < namePageSize && Number(answer.summary?.totalCount ?? 0) <= customers.length
  return matchCustomer(name, customers, isWhole)
}

const normalizeName = (name: string) =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
