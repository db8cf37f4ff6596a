import { useQueries } from '@tanstack/react-query'
import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import {
  type CustomerRead,
  getCustomerQuery,
  getCustomersQuery,
} from '@/lib/features/customers/client/public'
import {
  type CustomerMatch,
  matchListedCustomer,
  searchByName,
} from '@/lib/features/customers/domain/public'

/** Somebody who was not reached: the newest failed row, and how many there are. */
export type Receiver = { row: SummaryRow; count: number }

/**
 * The customer of a receiver, found by name. `read` is null until it is read, and where that fails.
 */
export type ReceiverCustomer =
  | { is: 'reading' | 'no-client' | 'failed' }
  | { is: Exclude<CustomerMatch<unknown>['kind'], 'likely'>; count: number }
  | {
      is: 'found'
      clientNo: string
      customerNo: string
      name: string
      read: CustomerRead | null
      isFailed: boolean
    }

/**
 * Looks for the customers of some receivers by their names, which is all that joins an invoice and a
 * customer, and reads those that are the only ones of their name.
 *
 * @param findClient whose customers a company invoices.
 */
export function useReceiverCustomers(
  receivers: readonly Receiver[],
  findClient: (companyId: number | null | undefined) => string | null,
): ReceiverCustomer[] {
  const asked = receivers.map(({ row }) => ({
    clientNo: findClient(row.CompanyId),
    name: row.InvoiceeName?.trim() ?? '',
  }))
  const lists = useQueries({
    queries: asked.map(({ clientNo, name }) => ({
      ...getCustomersQuery(clientNo ?? '', searchByName(name)),
      enabled: clientNo !== null && name !== '',
    })),
  })
  const matches = lists.map(({ data }, at) =>
    data ? matchListedCustomer(asked[at]!.name, data) : null,
  )
  const reads = useQueries({
    queries: matches.map((match, at) => {
      const customerNo = match?.kind === 'likely' ? (match.customer.customerNo ?? '') : ''
      return {
        ...getCustomerQuery(asked[at]!.clientNo ?? '', customerNo),
        enabled: customerNo !== '',
      }
    }),
  })
  return asked.map(({ clientNo, name }, at) => {
    const match = matches[at]
    if (clientNo === null || name === '') return { is: 'no-client' }
    if (!match) return { is: lists[at]!.isError ? 'failed' : 'reading' }
    if (match.kind === 'unlisted') return { is: 'failed' }
    if (match.kind !== 'likely')
      return { is: match.kind, count: match.kind === 'several' ? match.count : 0 }
    return {
      is: 'found',
      clientNo,
      customerNo: match.customer.customerNo ?? '',
      name: match.customer.name ?? name,
      read: reads[at]!.data ?? null,
      isFailed: reads[at]!.isError,
    }
  })
}
