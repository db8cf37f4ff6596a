import type { PagedListQuery } from '@/lib/client/lists/paged-list'
import { usePagedList } from '@/lib/client/lists/use-paged-list'
import type { Failure } from '@/lib/contracts/result'
import type { FilterReport } from '@/lib/shared/list-filters/verify-filters'
import {
  getReportPagesQuery,
  getSettlementPagesQuery,
  type OrganizationReport,
  type Period,
  type Settlement,
} from './settlements'

/** What is held of a list that is read a page at a time. */
export type LoadedPages<Row> = {
  rows: readonly Row[]
  /** The upstream named no further page, gave a list on each, and none twice. */
  isAtEnd: boolean
  /** A page came without a list: nobody knows whether there is more. */
  isSilent: boolean
  /** A page came twice: the list ends there, and there may be more. */
  isIncomplete: boolean
  isReading: boolean
  /** Many pages held no row of the period: a person says whether it is read further. */
  isResting: boolean
  /** Why the newest page is missing, or null. */
  failure: Failure | null
  /** Null while no further page is known. */
  more: (() => void) | null
  again: () => void
  /** What the rows say of the period that was asked for; those outside it are not held. */
  findings: FilterReport
}

/** The settlements of a period, as far as they are read; another period begins at its first page. */
export const useSettlements = (organizationId: string, period: Period): LoadedPages<Settlement> =>
  useLoadedPages(getSettlementPagesQuery(organizationId, period))

/** The reports of a period, in the same way. */
export const useReports = (
  organizationId: string,
  period: Period,
): LoadedPages<OrganizationReport> => useLoadedPages(getReportPagesQuery(organizationId, period))

/** Read again with whatever asks for the list again: what it sums up is to be as it is now. */
function useLoadedPages<Row>(question: PagedListQuery<Row>): LoadedPages<Row> {
  const list = usePagedList(question, { isRefetched: true })
  const { rows, isReading, isResting, isSilent, isIncomplete, failure, findings, more, again } =
    list
  const isBegun = list.readAt !== null && !list.isAtEnd
  return {
    ...{ rows, isReading, isResting, isSilent, isIncomplete, failure, findings },
    isAtEnd: list.isAtEnd && !isSilent && !isIncomplete,
    more: isBegun && failure === null ? () => void more() : null,
    // What is held stays as it is: only the page that is missing is asked for again.
    again: () => (isBegun ? void more() : again()),
  }
}
