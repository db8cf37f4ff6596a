import type { Operation } from '@/lib/contracts/operation'
import { toUuids } from './guids'
import type { Shapes } from './shapes'

const listsAndSearches = new Set([
  ...[
    'listCustomers',
    'listArItems',
    'listGlItems',
    'listGlMovements',
    'listAdbIntervals',
    'searchInvoiceSummary',
    'listCollectionInvoices',
    'listCases',
  ],
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
export function omitIgnoredFilters<Input extends { query: unknown; body: unknown }>(
  { ignoreFilters }: Shapes,
  { name }: Operation,
  input: Input,
): Input {
  if (!ignoreFilters || !listsAndSearches.has(name)) return input
  const isIgnored = (key: string) =>
    ignoreFilters === 'all' ? !notFilters.has(key) : ignoreFilters.includes(key)
  const omitIgnored = (part: unknown) =>
    part && Object.fromEntries(Object.entries(part).filter(([key]) => !isIgnored(key)))
  return { ...input, query: omitIgnored(input.query), body: omitIgnored(input.body) }
}

/** How a part of a request reads in the store's words. */
export const getInputConverter = ({ guids }: Shapes) => (guids ? toUuids : (part: unknown) => part)
