import { useQuery } from '@tanstack/react-query'
import { useOffers } from '@/lib/client/offers'
import type { Answer } from '@/lib/client/operation-query'
import { getCustomersQuery } from '@/lib/features/customers/client/public'

const firstPage = { search: '', orderby: 'customerNo', pageno: 1, pagesize: 1_000 }
const freshMs = 600_000

/**
 * What the customers of a client are called, by their numbers: those of one page, read once for all
 * rows that ask. A number that is not among them has no name that is known here; nor has one that
 * several customers have under different names.
 */
export function useCustomerNames(clientNo: string, isWanted: boolean): ReadonlyMap<string, string> {
  const isOffered = useOffers()('listCustomers')
  const { data } = useQuery({
    ...getCustomersQuery(clientNo, firstPage),
    enabled: isOffered && isWanted,
    staleTime: freshMs,
    retry: false,
    select: toCustomerNames,
  })
  return data ?? noNames
}

const noNames: ReadonlyMap<string, string> = new Map()

export function toCustomerNames({
  customers,
}: Pick<Answer<'listCustomers'>, 'customers'>): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const doubtful = new Set<string>()
  for (const row of customers ?? []) {
    const [number, name] = [row?.customerNo?.trim(), row?.name?.trim()]
    if (!number || !name) continue
    if (names.has(number) && names.get(number) !== name) doubtful.add(number)
    names.set(number, name)
  }
  for (const number of doubtful) names.delete(number)
  return names
}
