import type { Operation } from '@/lib/contracts/operation'
import { fromGuids } from './guids'
import type { Shapes } from './shapes'

const listsAndSearches = new Set([
  ...['listCustomers', 'listArItems', 'searchInvoiceSummary', 'listCollectionInvoices', 'listCases'],
  ...['listCollectionBatches', 'listSettlements', 'listOrganizationReports'],
])

/** What pages a list, orders it, or says whose it is: no filter. */
const notFilters = new Set([
  ...[
    'pageno',
    'pagesize',
    'maximumcount',
    'query',
    'orderby',
    'expand',
    'userid',
    'PageToken',
    'PageSize',
    'pageToken',
    'pageSize',
    'SortDirection',
  ],
  ...['RowId', 'Offset', 'OrderBy', 'SortableColId', 'CompanyIds', 'CompanyId'],
])

/** The input of a request, without the filters that the tenant's service ignores. */
export function withoutIgnored<Input extends { query: unknown; body: unknown }>({ ignoreFilters }: Shapes, { name }: Operation, input: Input): Input {
  if (!ignoreFilters || !listsAndSearches.has(name)) return input
  const isIgnored = (key: string) => (ignoreFilters === 'all' ? !notFilters.has(key) : ignoreFilters.includes(key))
  const rest = (part: unknown) => part && Object.fromEntries(Object.entries(part).filter(([key]) => !isIgnored(key)))
  return { ...input, query: rest(input.query), body: rest(input.body) }
}

/** How a part of a request reads in the store's words. */
export const inward = ({ guids }: Shapes) => (guids ? fromGuids : (part: unknown) => part)
