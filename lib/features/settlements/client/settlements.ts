import { type Answer, getOperationQuery } from '@/lib/client/operation-query'

export type Settlement = NonNullable<Answer<'getSettlement'>['data']>
export type OrganizationReport = NonNullable<
  NonNullable<Answer<'listOrganizationReports'>['data']>[number]
>

/** A period as it is asked for: whole days, both counted. */
export type Period = { fromDate?: string; toDate?: string }

/** One page of the settlements of a period; without a token the first. */
export const getSettlementsQuery = (organizationId: string, period: Period, pageToken?: string) =>
  getOperationQuery('listSettlements', toPageInput(organizationId, period, pageToken))

/** One page of the reports of a period; without a token the first. */
export const getReportsQuery = (organizationId: string, period: Period, pageToken?: string) =>
  getOperationQuery('listOrganizationReports', toPageInput(organizationId, period, pageToken))

export const getSettlementQuery = (organizationId: string, settlementId: string) =>
  getOperationQuery('getSettlement', { params: { organizationId, settlementId } })

const toPageInput = (organizationId: string, period: Period, pageToken: string | undefined) => ({
  params: { organizationId },
  query: { ...period, ...(pageToken !== undefined && { pageToken }) },
})
