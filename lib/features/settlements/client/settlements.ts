import {
  type CursorPage,
  identifyUnnamed,
  type PagedListQuery,
} from '@/lib/client/lists/paged-list'
import { type Answer, getOperationQuery } from '@/lib/client/operation-query'
import { read } from '@/lib/client/read'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'

export type Settlement = NonNullable<Answer<'getSettlement'>['data']>
export type OrganizationReport = NonNullable<
  NonNullable<Answer<'listOrganizationReports'>['data']>[number]
>

/** A period as it is asked for: whole days, both counted. */
export type Period = { fromDate?: string; toDate?: string }

/** The first page of the settlements of a period, as the server reads it for the page. */
export const getSettlementsQuery = (organizationId: string, period: Period) =>
  getOperationQuery('listSettlements', toPageInput(organizationId, period))

/** The first page of the reports of a period, likewise. */
export const getReportsQuery = (organizationId: string, period: Period) =>
  getOperationQuery('listOrganizationReports', toPageInput(organizationId, period))

/** The settlements of a period, page by page. */
export const getSettlementPagesQuery = (
  organizationId: string,
  period: Period,
): PagedListQuery<Settlement> => ({
  first: getSettlementsQuery(organizationId, period),
  toFirst: toPage<Settlement>,
  page: async (token, context) =>
    toPage(await read('listSettlements', toPageInput(organizationId, period, token), context)),
  keyOf: (row) => row.settlementId ?? identifyUnnamed(row),
  sift: (rows) => verifyFilters('listSettlements', period, rows),
})

/** The reports of a period, page by page. */
export const getReportPagesQuery = (
  organizationId: string,
  period: Period,
): PagedListQuery<OrganizationReport> => ({
  first: getReportsQuery(organizationId, period),
  toFirst: toPage<OrganizationReport>,
  page: async (token, context) =>
    toPage(
      await read('listOrganizationReports', toPageInput(organizationId, period, token), context),
    ),
  keyOf: (row) => row.reportId ?? identifyUnnamed(row),
  sift: (rows) => verifyFilters('listOrganizationReports', period, rows),
})

/** A page as the service answers it. */
type AnsweredPage<Row> = {
  summary?: { nextPageToken?: string | null } | null
  data?: readonly (Row | null | undefined)[] | null
}

/** A page without what is no row; one without a list stays without one. */
const toPage = <Row>({ summary, data }: AnsweredPage<Row>): CursorPage<Row> => ({
  summary: summary ?? null,
  data: data?.filter((row) => row !== null && row !== undefined) ?? null,
})

export const getSettlementQuery = (organizationId: string, settlementId: string) =>
  getOperationQuery('getSettlement', { params: { organizationId, settlementId } })

const toPageInput = (organizationId: string, period: Period, pageToken?: string) => ({
  params: { organizationId },
  query: { ...period, ...(pageToken !== undefined && { pageToken }) },
})
