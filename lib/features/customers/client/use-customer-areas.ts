import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { useLimits } from '@/lib/client/limits'
import type { SummaryRow } from '@/lib/client/lists/keyset-paging'
import { type OperationName, useOffers } from '@/lib/client/offers'
import { OperationFailed } from '@/lib/client/operation-failed'
import { getOperationQuery } from '@/lib/client/operation-query'
import type { ItemLinkDecision } from '@/lib/contracts/desk/manual-links'
import type { Failure } from '@/lib/contracts/result'
import type { AreaRows } from '@/lib/features/customers/domain/whole/item-links'
import { useCustomerPlace } from './customer-place'
import { readCollection, readItems, readSent } from './whole-list'

/** What an area knows of a customer. */
export type AreaName = 'ledger' | 'collection' | 'partner' | 'desk'

/**
 * What was read of an area. Why it is not known: it failed, it is withheld (not offered, or not for
 * this person), it can be read of one invoice at a time alone (`onPages`), nobody knows where the
 * customer stands there (`unplaced`), or not all of it could be read (`partial`).
 */
export type AreaState<Value> =
  | { is: 'reading' }
  | { is: 'known'; value: Value }
  | {
      is: 'unknown'
      area: AreaName
      why: 'failed' | 'withheld' | 'onPages' | 'unplaced' | 'partial'
      failure: Failure | null
      again: (() => void) | null
    }

type Query<Value> = {
  data: Value | undefined
  error: Error | null
  refetch: () => Promise<unknown>
}

/** How an area that was asked stands. What was read once stays, whatever became of a later read. */
export function toAreaState<Value>(area: AreaName, query: Query<Value>): AreaState<Value> {
  const { data, error, refetch } = query
  if (data !== undefined) return { is: 'known', value: data }
  if (!error) return { is: 'reading' }
  const failure: Failure =
    error instanceof OperationFailed ? error.failure : { kind: 'broken' as const }
  return { is: 'unknown', area, why: 'failed', failure, again: () => void refetch() }
}

/** The same of a list that only counts when it is whole. */
export function requireWhole<Row>(
  area: AreaName,
  state: AreaState<AreaRows<Row>>,
): AreaState<AreaRows<Row>> {
  return state.is === 'known' && !state.value.isWhole
    ? { is: 'unknown', area, why: 'partial', failure: null, again: null }
    : state
}

const skip = (area: AreaName, why: 'withheld' | 'onPages' | 'unplaced'): AreaState<never> => ({
  is: 'unknown',
  area,
  why,
  failure: null,
  again: null,
})

export const getItemsKey = (clientNo: string, customerNo: string) =>
  ['listArItems', { clientNo, customerNo }, 'whole'] as const

/** The receivable items of the customer of the page. */
export function useCustomerItems() {
  const { clientNo, customerNo } = useCustomerPlace()
  const isOffered = useOffers()('listArItems')
  const query = useQuery({
    ...queryOptions({
      queryKey: getItemsKey(clientNo, customerNo),
      queryFn: (context) => readItems(clientNo, customerNo, context),
    }),
    enabled: isOffered,
  })
  return isOffered ? toAreaState('ledger', query) : skip('ledger', 'withheld')
}

/** The cases of the customer of the page. */
export const useCustomerCases = () => useCollection('listCases')

/** The collection invoices of the customer of the page. */
export const useCustomerCollectionInvoices = () => useCollection('listCollectionInvoices')

function useCollection<Name extends 'listCases' | 'listCollectionInvoices'>(name: Name) {
  const { organizationId, customerNo } = useCustomerPlace()
  const isOffered = useOffers()(name)
  const query = useQuery({
    ...queryOptions({
      queryKey: [name, { params: { organizationId: organizationId ?? '' } }, customerNo, 'whole'],
      queryFn: (context) =>
        readCollection(name, { organizationId: organizationId ?? '', customerNo }, context),
    }),
    enabled: isOffered && organizationId !== null,
  })
  if (!isOffered) return skip('collection', 'withheld')
  return organizationId === null ? skip('collection', 'unplaced') : toAreaState('collection', query)
}

/**
 * What persons said of some receivable items of the customer. Where nobody knows which companies
 * are the person's nothing is linked by hand, so that there is nothing to be told.
 */
export function useItemWords(ids: readonly string[]): AreaState<readonly ItemLinkDecision[]> {
  const { clientNo } = useCustomerPlace()
  const isOffered = useOffers()('listItemManualLinks')
  const query = useQuery({
    ...getOperationQuery('listItemManualLinks', { body: { ClientNo: clientNo, Ids: [...ids] } }),
    select: ({ links }) => links,
    placeholderData: keepPreviousData,
    enabled: isOffered && ids.length > 0,
  })
  if (!isOffered || ids.length === 0) return { is: 'known', value: [] }
  const state = toAreaState('desk', query)
  const isWithheld = state.is === 'unknown' && state.failure?.kind === 'forbidden'
  return isWithheld ? { is: 'known', value: [] } : state
}

export type SentRow = SummaryRow

const sentSearch: OperationName = 'searchInvoiceSummary'

/**
 * How a person may read what was sent: by a search for many; on the page of each invoice, which asks
 * for its status, where the search is not for them; or not at all.
 */
export function useSentAccess(): 'search' | 'onPages' | 'withheld' {
  const isOffered = useOffers()
  if (isOffered(sentSearch)) return 'search'
  return isOffered('getInvoiceStatus') ? 'onPages' : 'withheld'
}

/**
 * What was sent under some invoice numbers: one search for each so many of them, in the order in
 * which they are shown. What came belongs to the numbers that it was asked for.
 */
export function useSentInvoices(numbers: readonly string[]) {
  const { companyIds } = useCustomerPlace()
  const { pageRows, searchValues } = useLimits()
  const access = useSentAccess()
  const chunks = Array.from({ length: Math.ceil(numbers.length / searchValues) }, (_, at) =>
    numbers.slice(at * searchValues, (at + 1) * searchValues),
  )
  const queries = useQueries({
    queries: chunks.map((Searches) => {
      const body = {
        ...(companyIds && { CompanyIds: [...companyIds] }),
        SearchType: 'InvoiceNumber',
        Searches,
        PageSize: pageRows,
        OrderBy: 'desc',
        SortableColId: 'RowId',
      }
      return {
        ...queryOptions({
          queryKey: [sentSearch, { body }, 'whole'],
          queryFn: (context) => readSent(body, context),
        }),
        enabled: access === 'search',
      }
    }),
  })
  return (number: string): AreaState<AreaRows<SentRow>> => {
    if (access !== 'search') return skip('partner', access)
    const query = queries[Math.floor(numbers.indexOf(number) / searchValues)]
    return query ? requireWhole('partner', toAreaState('partner', query)) : { is: 'reading' }
  }
}
