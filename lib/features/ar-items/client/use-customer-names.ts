import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useOffers } from '@/lib/client/offers'
import type { Answer } from '@/lib/client/operation-query'
import { read } from '@/lib/client/read'

const pageSize = 1_000
/** As many pages as are read for names: a list beyond them is too long to be read for a label. */
const pagesMax = 20
const freshMs = 600_000

type CustomersPage = Pick<Answer<'listCustomers'>, 'customers' | 'summary'>

/**
 * What the customers of rows are called, by their numbers: the list of customers is read page by
 * page, once for all rows that ask, until it has named each of them or has ended. A number that is
 * not there has no name that is known here; nor has one that several customers have under different
 * names.
 */
export function useCustomerNames(
  clientNo: string,
  customerNos: readonly (string | null | undefined)[],
): ReadonlyMap<string, string> {
  const isOffered = useOffers()('listCustomers')
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery({
    queryKey: ['listCustomers', { params: { clientno: clientNo } }, 'names'],
    queryFn: ({ pageParam, ...context }) =>
      read(
        'listCustomers',
        {
          params: { clientno: clientNo },
          query: { orderby: 'customerNo', pageno: pageParam, pagesize: pageSize },
        },
        context,
      ),
    initialPageParam: 1,
    getNextPageParam: (_, pages) => findNextPage(pages),
    enabled: isOffered && customerNos.length > 0,
    staleTime: freshMs,
    retry: false,
    select: toNamedCustomers,
  })
  const isMissing = data !== undefined && hasUnlisted(customerNos, data.listed)
  useEffect(() => {
    if (isMissing && hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [isMissing, hasNextPage, isFetching, isError, fetchNextPage])
  return data?.names ?? noNames
}

/**
 * The page that comes after those that were read; undefined at the end, at a page that came before,
 * and where too many were read.
 */
export function findNextPage(pages: readonly CustomersPage[]): number | undefined {
  const [last, before] = [pages.at(-1)?.customers, pages.at(-2)?.customers]
  if (!last?.length || pages.length >= pagesMax) return undefined
  if (last[0]?.customerNo === before?.[0]?.customerNo) return undefined
  const total = pages[0]?.summary?.totalCount
  const held = pages.reduce((count, { customers }) => count + (customers?.length ?? 0), 0)
  return typeof total === 'number' && held >= total ? undefined : pages.length + 1
}

function toNamedCustomers({ pages }: { pages: CustomersPage[] }) {
  const customers = pages.flatMap((page) => page.customers ?? [])
  return {
    names: toCustomerNames({ customers }),
    listed: new Set(customers.map((row) => row?.customerNo?.trim())),
  }
}

/** True where a row has a number that no customer who was read has. */
export const hasUnlisted = (
  customerNos: readonly (string | null | undefined)[],
  listed: ReadonlySet<string | undefined>,
): boolean => customerNos.some((number) => number?.trim() && !listed.has(number.trim()))

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
