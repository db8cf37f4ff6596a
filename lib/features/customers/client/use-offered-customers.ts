import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isCountedOnly } from '@/lib/client/lists/list-state'
import { toCount } from '@/lib/client/lists/use-numbered-page'
import { findEmptyReason } from '@/lib/features/customers/domain/empty-list'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import { type CustomerRow, getCustomersQuery } from './customers'
import { useFilteredCustomers } from './filtered-customers'

/** A customer that can be chosen. */
export type OfferedCustomer = CustomerRow & { customerNo: string }

/** How many customers are offered for a text. */
const offered = 6

export const toOfferedView = (search: string) => ({
  ...{ search, orderby: 'name', pageno: 1, pagesize: offered },
})

/**
 * The first customers that a text is for: those of the service's answer that fit it, and where it
 * ignored the search, those that are found by reading on. A blank text finds nobody.
 */
export function useOfferedCustomers(clientNo: string, search: string) {
  const view = toOfferedView(search)
  const list = useQuery({
    ...getCustomersQuery(clientNo, view),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const given = search === '' ? [] : (list.data?.customers ?? []).filter((row) => row !== null)
  const { fitting, findings } = verifyFilters('listCustomers', { search }, given)
  const isIgnored = !list.isPlaceholderData && findings.strangers > 0
  const here = useFilteredCustomers(clientNo, view, isIgnored)
  const found = isIgnored ? here.data : undefined
  const isFetching = list.isFetching || here.isFetching
  const total = { count: toCount(list.data?.summary?.totalCount), is: 'exact' } as const
  const customers = (found?.rows ?? fitting).filter(isChoosable).slice(0, offered)
  return {
    customers,
    isFetching,
    error: search === '' ? null : (list.error ?? (isIgnored ? here.error : null)),
    /** How many customers were read to search them here, because the service ignored the search. */
    readHere: found?.read ?? null,
    /** Why nobody is offered, as far as that is known. */
    emptyReason:
      search === '' || !list.data || isFetching || customers.length > 0
        ? null
        : findEmptyReason(
            Boolean(list.data.customers) && !isCountedOnly(given.length, total),
            { search, page: view.pageno },
            isIgnored ? found : null,
          ),
  }
}

const isChoosable = (customer: CustomerRow | null | undefined): customer is OfferedCustomer =>
  Boolean(customer?.customerNo)
