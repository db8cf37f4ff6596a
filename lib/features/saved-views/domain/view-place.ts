import type { ViewList } from '@/lib/contracts/desk/views'

/** Where a view belongs: what it names, of which its list decides what counts. */
export type ViewPlace = {
  list?: ViewList
  clientNo?: string | null
  organizationId?: string | null
  companyIds?: readonly number[]
}

const placeOfList: Record<ViewList, 'clientNo' | 'organizationId' | 'companyIds' | null> = {
  ...{ search: 'companyIds', failures: 'companyIds', files: 'companyIds' },
  ...{ customers: 'clientNo', items: 'clientNo', stops: 'clientNo', aging: 'clientNo' },
  ...{ glItems: 'clientNo', glMovements: 'clientNo' },
  ...{ documents: 'clientNo', storedFiles: 'clientNo' },
  ...{ cases: 'organizationId', invoices: 'organizationId', decisions: 'organizationId' },
  settlements: 'organizationId',
  ...{ activity: null, bulkActions: null },
}

/**
 * The place whose readers see a shared view; null where it names none, and then it cannot be
 * shared. Company numbers are in order, so that the same companies are the same place.
 */
export function getViewPlace({
  clientNo,
  organizationId,
  companyIds = [],
}: ViewPlace): { clientNo: string } | { organizationId: string } | { companyIds: number[] } | null {
  if (clientNo) return { clientNo }
  if (organizationId) return { organizationId }
  return companyIds.length === 0
    ? null
    : { companyIds: companyIds.toSorted((one, other) => one - other) }
}

/**
 * The field that does not fit the list of a view: a place that the list has not, or none where it
 * has one. Null where all is right, or no list is named.
 */
export function findMisplacement({
  list,
  clientNo = null,
  organizationId = null,
  companyIds = [],
}: ViewPlace): 'clientNo' | 'organizationId' | 'companyIds' | null {
  if (list === undefined) return null
  const place = placeOfList[list]
  if ((clientNo !== null) !== (place === 'clientNo')) return 'clientNo'
  if ((organizationId !== null) !== (place === 'organizationId')) return 'organizationId'
  return companyIds.length > 0 && place !== 'companyIds' ? 'companyIds' : null
}
