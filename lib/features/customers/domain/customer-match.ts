import { isListWhole } from '@/lib/shared/list-filters/list-end'

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

type Found<Customer> = {
  customers?: readonly Customer[] | null
  summary?: { totalCount?: unknown; maximumCount?: unknown; pageSizeLimit?: unknown } | null
}

/** The same of the answer to `searchByName`; `unlisted`: it has no list, which proves nothing. */
export const matchListedCustomer = <Customer extends Named>(
  name: string,
  answer: Found<Customer>,
): CustomerMatch<Customer> | { kind: 'unlisted' } =>
  answer.customers
    ? matchCustomer(name, answer.customers, isNameSearchWhole(answer))
    : { kind: 'unlisted' }

/** To so many rows a service may hold its pages that says nothing of it. */
const usualPageSize = 50

/**
 * Whether a search for a name gave all that it found: as many as it counts, or, where it does not
 * count, fewer than a page may be held to.
 */
export function isNameSearchWhole({ customers, summary }: Found<unknown>): boolean {
  if (!customers) return false
  if (summary?.totalCount != null) return isListWhole(customers.length, summary)
  return customers.length < Math.min(usualPageSize, Number(summary?.pageSizeLimit ?? usualPageSize))
}

const normalizeName = (name: string) =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
