import type { ExportSearch } from '../contracts/desk/exports'
import type { InvoiceSummarySearch } from '../contracts/partner/invoice-summary'

const changeable = ['Statuses', 'ChannelStatuses', 'CorrelationStatus', 'FromChannelUpdateTime', 'ToChannelUpdateTime'] as const
const fixed = [
  ...(['CompanyIds', 'FromDate', 'ToDate', 'DocumentType', 'Direction', 'Endpoints'] as const),
  ...(['ParentTransactionRid', 'SearchType', 'Search', 'Searches'] as const),
] as const

const isSet = (value: unknown) => value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** The filters of a search, without its order and paging, and without those that are left open. */
export function exportedSearch(search: InvoiceSummarySearch): ExportSearch {
  return Object.fromEntries([...fixed, ...changeable].filter((name) => isSet(search[name])).map((name) => [name, search[name]])) as ExportSearch
}

/** Filters by what an upstream may change of a sent invoice: a row can come under one, or leave it, while it is walked. */
export const changeableFilters = (search: Record<string, unknown>) => changeable.filter((name) => isSet(search[name]))

/** Filters by what stands once and for all. */
export const fixedFilters = (search: Record<string, unknown>) => fixed.filter((name) => isSet(search[name]))
