import { useQuery } from '@tanstack/react-query'
import type { ReadContext } from '@/lib/client/background-reads'
import type { Answer } from '@/lib/client/operation-query'
import { read } from '@/lib/client/read'
import { isListWhole } from '@/lib/shared/list-filters/list-end'
import {
  type FilterReport,
  mergeFilterReports,
  noFindings,
  verifyFilters,
} from '@/lib/shared/list-filters/verify-filters'
import type { CustomerListView } from './customers'

type CustomerRow = NonNullable<NonNullable<Answer<'listCustomers'>['customers']>[number]>

/** Customers that the desk found itself. `read`: how many it read, each once; `isWhole`: all. */
export type FilteredCustomers = {
  rows: CustomerRow[]
  findings: FilterReport
  read: number
  isWhole: boolean
}

const pageSize = 200
/** Pages that are read to filter here: 2,000 customers. */
const pagesMax = 10

/**
 * Reads the customers of a client to find those that a search is for, because the service ignored
 * it: in the order that was asked for, as far as 2,000. A service that ignores the page too gives
 * the same customers again: a page that brings none that is new ends the reading, and proves
 * nothing.
 *
 * @throws OperationFailed as the read does.
 */
export async function readFilteredCustomers(
  clientno: string,
  { search, orderby }: CustomerListView,
  context: ReadContext,
): Promise<FilteredCustomers> {
  const rows = new Map<string, CustomerRow>()
  const seen = new Set<string>()
  let findings = noFindings
  const toResult = (isWhole: boolean) => ({
    ...{ rows: [...rows.values()], findings, isWhole },
    read: seen.size,
  })
  for (let pageno = 1; pageno <= pagesMax; pageno++) {
    const { customers, summary } = await read(
      'listCustomers',
      { params: { clientno }, query: { search, orderby, pageno, pagesize: pageSize } },
      context,
    )
    const page = (customers ?? []).filter((row) => row !== null)
    if (page.length === 0)
      return toResult(
        customers !== null && customers !== undefined && isListWhole(seen.size, summary),
      )
    const fresh = page.filter((row) => !seen.has(getKey(row)))
    if (fresh.length === 0) return toResult(false)
    for (const row of fresh) seen.add(getKey(row))
    const sifted = verifyFilters('listCustomers', { search }, fresh)
    for (const row of sifted.fitting) rows.set(getKey(row), row)
    findings = mergeFilterReports(findings, sifted.findings)
  }
  return toResult(false)
}

const getKey = (row: CustomerRow) => row.customerNo ?? JSON.stringify(row)

/** The customers that a search is for, found here: read anew by each page. */
export const getFilteredCustomersQuery = (clientNo: string, view: CustomerListView) => ({
  queryKey: ['listCustomers', 'filtered here', clientNo, view.search, view.orderby],
  queryFn: (context: ReadContext) => readFilteredCustomers(clientNo, view, context),
  gcTime: 0,
})

/** The customers that a search is for, once its first page shows that the service ignored it. */
export const useFilteredCustomers = (
  clientNo: string,
  view: CustomerListView,
  isIgnored: boolean,
) => useQuery({ ...getFilteredCustomersQuery(clientNo, view), enabled: isIgnored })
